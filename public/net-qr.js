// Codes as pictures: drawn, and read by the camera. The library is loaded when it is needed, its reader only where the
// browser has none.
const QUIET = 3;
const LOOK_MS = 120;
const WIDTH = 720; // more pixels than that take longer to read and tell nothing new

/** The dark modules of a QR code as the path of a picture, and how many there are in a row with the quiet zone. */
export async function draw(text) {
  const { default: encode } = await import("./qr.js");
  const rows = encode(text, "raw", { ecc: "low", border: QUIET });
  let path = "";
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      const from = x;
      while (row[x]) x += 1;
      if (x > from) path += `M${from} ${y}h${x - from}v1H${from}z`;
    }
  });
  return [path, rows.length];
}

export async function camera() {
  const { mediaDevices } = navigator;
  if (!mediaDevices?.getUserMedia) return false;
  return (await mediaDevices.enumerateDevices()).some(({ kind }) => kind === "videoinput");
}

async function reader() {
  const formats = (await globalThis.BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (formats.includes("qr_code")) {
    const detector = new BarcodeDetector({ formats: ["qr_code"] });
    return async (video) => (await detector.detect(video))[0]?.rawValue;
  }
  const { default: decode } = await import("./qr-decode.js");
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  return async (video) => {
    canvas.width = Math.min(WIDTH, video.videoWidth);
    canvas.height = Math.round((canvas.width * video.videoHeight) / video.videoWidth);
    pen.drawImage(video, 0, 0, canvas.width, canvas.height);
    return decode(pen.getImageData(0, 0, canvas.width, canvas.height));
  };
}

let end = null;

export function stop() {
  end?.();
  end = null;
}

/** Looks through the back camera, shown in `video`, until there is a code to be read. */
export async function scan(video, done) {
  stop();
  let stream = null;
  let over = false;
  const mine = () => {
    over = true;
    stream?.getTracks().forEach((track) => track.stop());
    if (video.srcObject === stream) video.srcObject = null;
  };
  end = mine;
  try {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
    if (over) return mine();
    video.srcObject = stream;
    video.muted = video.playsInline = true;
    await video.play();
    const read = await reader();
    while (!over) {
      const text = await Promise.resolve(video).then(read).catch(() => "");
      if (text && !over) {
        mine();
        done(text, "");
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  } catch (error) {
    const stopped = over;
    mine();
    if (!stopped) done("", ["NotAllowedError", "SecurityError"].includes(error?.name) ? "refused" : "none");
  }
}
