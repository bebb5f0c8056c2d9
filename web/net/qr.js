// QR codes: draws them, and reads them with the camera. The library is loaded when it is needed, its reader only where the
// browser has none of its own.

/** Light modules around a code. */
const BORDER = 3;
const READ_INTERVAL_MS = 120;
/** Width of the picture that is read, in pixels; a larger one takes longer and is not read better. */
const MAX_WIDTH = 720;

/**
 * Draws a QR code: an SVG path of its dark modules, and its width in modules with the border.
 * @param {string} text
 * @returns {Promise<[path: string, size: number]>}
 */
export async function draw(text) {
  const { default: encode } = await import("qr");
  const rows = encode(text, "raw", { ecc: "low", border: BORDER });
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

/** Whether the device has a camera. */
export async function hasCamera() {
  const { mediaDevices } = navigator;
  if (!mediaDevices?.getUserMedia) return false;
  return (await mediaDevices.enumerateDevices()).some(({ kind }) => kind === "videoinput");
}

/**
 * Creates the function that reads the code in a video's current picture, if there is one.
 * @returns {Promise<(video: HTMLVideoElement) => Promise<string | undefined>>}
 */
async function createReader() {
  const Detector = globalThis.BarcodeDetector;
  const formats = (await Detector?.getSupportedFormats().catch(() => [])) ?? [];
  if (Detector && formats.includes("qr_code")) {
    const detector = new Detector({ formats: ["qr_code"] });
    return async (video) => (await detector.detect(video))[0]?.rawValue;
  }
  const { default: decode } = await import("qr/decode.js");
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  return async (video) => {
    if (!context) throw new Error("no canvas");
    canvas.width = Math.min(MAX_WIDTH, video.videoWidth);
    canvas.height = Math.round((canvas.width * video.videoHeight) / video.videoWidth);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    return decode(context.getImageData(0, 0, canvas.width, canvas.height));
  };
}

/** Ends the scan in progress. @type {(() => void) | null} */
let endScan = null;

export function stopScan() {
  endScan?.();
  endScan = null;
}

/**
 * Shows the back camera in `video` until a code was read or the scan is stopped.
 * @param {HTMLVideoElement} video
 * @param {TextCallback} done gets the text, or "" and the reason: "refused" or "none"
 */
export async function scan(video, done) {
  stopScan();
  /** @type {MediaStream | null} */
  let stream = null;
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
    stream?.getTracks().forEach((track) => track.stop());
    if (video.srcObject === stream) video.srcObject = null;
  };
  endScan = end;
  try {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
    if (hasEnded) return end();
    video.srcObject = stream;
    video.muted = video.playsInline = true;
    await video.play();
    const read = await createReader();
    while (!hasEnded) {
      const text = await Promise.resolve(video).then(read).catch(() => "");
      if (text && !hasEnded) {
        end();
        done(text, "");
      }
      await new Promise((resolve) => setTimeout(resolve, READ_INTERVAL_MS));
    }
  } catch (error) {
    const wasStopped = hasEnded;
    end();
    const isRefused = error instanceof Error && ["NotAllowedError", "SecurityError"].includes(error.name);
    if (!wasStopped) done("", isRefused ? "refused" : "none");
  }
}
