// Synthesises the sounds of the table. The game names them in the detail of the event `standoff-sound` on window; they are
// heard if <html> has data-sound="on". Nothing is set up before sound was asked for and the page was touched.

/** Seconds between two sounds of one event. */
const STEP = 0.11;

/** Makes sounds from tones and filtered noise. Times are in seconds of `audio`, pitches in hertz, loudness up to 1. */
class Synth {
  audio = new AudioContext();
  #output = this.audio.createDynamicsCompressor();
  /** One second of white noise. */
  #whiteNoise = this.audio.createBuffer(1, this.audio.sampleRate, this.audio.sampleRate);

  constructor() {
    const volume = this.audio.createGain();
    volume.gain.value = 0.5;
    this.#output.connect(volume).connect(this.audio.destination);
    const samples = this.#whiteNoise.getChannelData(0);
    for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  }

  /**
   * Creates a gain that rises to its loudness within `attack` and fades out until `length` is over.
   * @param {number} at
   * @param {number} loudness
   * @param {number} length
   * @param {number} attack
   */
  #envelope(at, loudness, length, attack) {
    const node = this.audio.createGain();
    node.gain.setValueAtTime(0.0001, at);
    node.gain.exponentialRampToValueAtTime(loudness, at + attack);
    node.gain.exponentialRampToValueAtTime(0.0001, at + length);
    node.connect(this.#output);
    return node;
  }

  /**
   * Plays a tone that slides from one pitch to another.
   * @param {number} at
   * @param {number} from
   * @param {number} to
   * @param {number} length
   * @param {number} loudness
   * @param {OscillatorType} type
   */
  tone(at, from, to, length, loudness = 0.3, type = "sine", attack = 0.004) {
    const source = this.audio.createOscillator();
    source.type = type;
    source.frequency.setValueAtTime(from, at);
    source.frequency.exponentialRampToValueAtTime(to, at + length);
    source.connect(this.#envelope(at, loudness, length, attack));
    source.start(at);
    source.stop(at + length);
  }

  /**
   * Plays noise through a filter whose frequency slides; a higher `quality` lets a narrower band through.
   * @param {number} at
   * @param {BiquadFilterType} type
   * @param {number} from
   * @param {number} to
   * @param {number} length
   */
  noise(at, type, from, to, length, loudness = 0.3, attack = 0.002, quality = 1) {
    const source = this.audio.createBufferSource();
    const filter = this.audio.createBiquadFilter();
    source.buffer = this.#whiteNoise;
    filter.type = type;
    filter.Q.value = quality;
    filter.frequency.setValueAtTime(from, at);
    filter.frequency.exponentialRampToValueAtTime(to, at + length);
    source.connect(filter).connect(this.#envelope(at, loudness, length, attack));
    source.start(at, Math.random() * 0.5);
    source.stop(at + length);
  }

  /**
   * Plays notes one after the other, `step` apart.
   * @param {number} at
   * @param {number} step
   * @param {number[]} pitches
   * @param {number} length
   * @param {number} loudness
   * @param {OscillatorType} type
   */
  tune(at, step, pitches, length, loudness, type) {
    pitches.forEach((pitch, i) => this.tone(at + i * step, pitch, pitch, length, loudness, type, 0.012));
  }
}

/** The sounds by name. @type {Record<string, (synth: Synth, at: number) => void>} */
const SOUNDS = {
  shot(synth, at) {
    synth.noise(at, "lowpass", 5200, 300, 0.32, 0.7);
    synth.noise(at, "highpass", 2500, 1500, 0.05, 0.4);
    synth.tone(at, 150, 42, 0.22, 0.7);
  },
  miss(synth, at) {
    synth.noise(at, "highpass", 3800, 3800, 0.03, 0.25);
    synth.tone(at + 0.01, 2600, 720, 0.42, 0.12, "triangle");
    synth.tone(at + 0.03, 2710, 760, 0.38, 0.07);
  },
  hit(synth, at) {
    synth.tone(at, 190, 52, 0.24, 0.7, "triangle");
    synth.noise(at, "lowpass", 1100, 180, 0.14, 0.5);
  },
  draw: (synth, at) => synth.noise(at, "bandpass", 1500, 4600, 0.12, 0.3, 0.03, 1.4),
  flip(synth, at) {
    synth.noise(at, "bandpass", 3200, 1800, 0.05, 0.35, 0.004, 2);
    synth.noise(at + 0.09, "bandpass", 1400, 900, 0.07, 0.45, 0.003, 1.5);
  },
  roll(synth, at) {
    for (let i = 0; i < 7; i += 1) {
      const pitch = 900 + Math.random() * 1400;
      synth.noise(at + i * 0.055 + Math.random() * 0.02, "bandpass", pitch, pitch * 0.7, 0.045, 0.5 - i * 0.05, 0.001, 5);
    }
  },
  heal: (synth, at) => synth.tune(at, 0.1, [523, 784], 0.3, 0.2, "triangle"),
  blast(synth, at) {
    synth.noise(at, "lowpass", 2400, 60, 1.3, 0.9);
    synth.tone(at, 95, 26, 0.9, 0.9);
    synth.noise(at + 0.06, "bandpass", 900, 200, 0.5, 0.4);
  },
  death: (synth, at) => synth.tune(at, 0.17, [311, 294, 233, 196], 0.42, 0.22, "triangle"),
  turn: (synth, at) => synth.tune(at, 0.12, [659, 988], 0.4, 0.18, "sine"),
  win: (synth, at) => synth.tune(at, 0.13, [392, 523, 659, 784, 1047], 0.5, 0.22, "triangle"),
  defeat: (synth, at) => synth.tune(at, 0.22, [392, 349, 311, 262], 0.6, 0.2, "triangle"),
};

/** Made at the first touch of the page with sound on. @type {Synth | null} */
let synth = null;

const isSoundOn = () => document.documentElement.dataset.sound === "on";

/** Starts, resumes or suspends the audio as the setting says. */
function updateAudio() {
  if (!isSoundOn()) {
    synth?.audio.suspend();
    return;
  }
  synth ??= new Synth();
  if (synth.audio.state === "suspended") synth.audio.resume();
}

window.addEventListener("standoff-sound", ({ detail }) => {
  const player = synth;
  if (!player || player.audio.state === "closed" || !isSoundOn() || document.hidden) return;
  String(detail).split(" ").forEach((name, i) => SOUNDS[name]?.(player, player.audio.currentTime + 0.01 + i * STEP));
});
// Browsers allow audio only from a touch on. The timer waits until the page has handled it, as it may be the sound switch.
for (const touch of ["click", "keyup"]) addEventListener(touch, () => setTimeout(updateAudio), true);
