// The sounds of the table, made up on the spot. The page says what is to be heard by the event `standoff-sound` on
// window, whose detail is a list of names, and whether anything is by data-sound="on" on <html>. Nothing is set up
// before somebody has asked for sound and touched the page.
"use strict";

(() => {
  const STEP = 0.11; // between two sounds of one step, in seconds
  let audio = null;
  let out = null;
  let hiss = null;

  const wanted = () => document.documentElement.dataset.sound === "on";

  function wake() {
    if (!wanted()) return audio?.suspend();
    if (!audio) {
      audio = new AudioContext();
      out = audio.createDynamicsCompressor();
      const volume = audio.createGain();
      volume.gain.value = 0.5;
      out.connect(volume).connect(audio.destination);
      hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
      const samples = hiss.getChannelData(0);
      for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
    }
    if (audio.state === "suspended") audio.resume();
  }

  // Loud at once, then dying away.
  function fade(at, loud, length, attack) {
    const node = audio.createGain();
    node.gain.setValueAtTime(0.0001, at);
    node.gain.exponentialRampToValueAtTime(loud, at + attack);
    node.gain.exponentialRampToValueAtTime(0.0001, at + length);
    node.connect(out);
    return node;
  }

  // A tone that slides from one pitch to another.
  function tone(at, from, to, length, loud = 0.3, type = "sine", attack = 0.004) {
    const source = audio.createOscillator();
    source.type = type;
    source.frequency.setValueAtTime(from, at);
    source.frequency.exponentialRampToValueAtTime(to, at + length);
    source.connect(fade(at, loud, length, attack));
    source.start(at);
    source.stop(at + length);
  }

  // Noise through a filter that slides.
  function noise(at, kind, from, to, length, loud = 0.3, attack = 0.002, sharp = 1) {
    const source = audio.createBufferSource();
    const filter = audio.createBiquadFilter();
    source.buffer = hiss;
    filter.type = kind;
    filter.Q.value = sharp;
    filter.frequency.setValueAtTime(from, at);
    filter.frequency.exponentialRampToValueAtTime(to, at + length);
    source.connect(filter).connect(fade(at, loud, length, attack));
    source.start(at, Math.random() * 0.5);
    source.stop(at + length);
  }

  const tune = (at, step, notes, length, loud, type) =>
    notes.forEach((pitch, i) => tone(at + i * step, pitch, pitch, length, loud, type, 0.012));

  const SOUNDS = {
    shot(at) {
      noise(at, "lowpass", 5200, 300, 0.32, 0.7);
      noise(at, "highpass", 2500, 1500, 0.05, 0.4);
      tone(at, 150, 42, 0.22, 0.7);
    },
    miss(at) {
      noise(at, "highpass", 3800, 3800, 0.03, 0.25);
      tone(at + 0.01, 2600, 720, 0.42, 0.12, "triangle");
      tone(at + 0.03, 2710, 760, 0.38, 0.07);
    },
    hit(at) {
      tone(at, 190, 52, 0.24, 0.7, "triangle");
      noise(at, "lowpass", 1100, 180, 0.14, 0.5);
    },
    draw: (at) => noise(at, "bandpass", 1500, 4600, 0.12, 0.3, 0.03, 1.4),
    flip(at) {
      noise(at, "bandpass", 3200, 1800, 0.05, 0.35, 0.004, 2);
      noise(at + 0.09, "bandpass", 1400, 900, 0.07, 0.45, 0.003, 1.5);
    },
    roll(at) {
      for (let i = 0; i < 7; i += 1) {
        const pitch = 900 + Math.random() * 1400;
        noise(at + i * 0.055 + Math.random() * 0.02, "bandpass", pitch, pitch * 0.7, 0.045, 0.5 - i * 0.05, 0.001, 5);
      }
    },
    heal: (at) => tune(at, 0.1, [523, 784], 0.3, 0.2, "triangle"),
    blast(at) {
      noise(at, "lowpass", 2400, 60, 1.3, 0.9);
      tone(at, 95, 26, 0.9, 0.9);
      noise(at + 0.06, "bandpass", 900, 200, 0.5, 0.4);
    },
    death: (at) => tune(at, 0.17, [311, 294, 233, 196], 0.42, 0.22, "triangle"),
    turn: (at) => tune(at, 0.12, [659, 988], 0.4, 0.18, "sine"),
    win: (at) => tune(at, 0.13, [392, 523, 659, 784, 1047], 0.5, 0.22, "triangle"),
    defeat: (at) => tune(at, 0.22, [392, 349, 311, 262], 0.6, 0.2, "triangle"),
  };

  addEventListener("standoff-sound", ({ detail }) => {
    if (!audio || audio.state === "closed" || !wanted() || document.hidden) return;
    String(detail).split(" ").forEach((name, i) => SOUNDS[name]?.(audio.currentTime + 0.01 + i * STEP));
  });
  // After the page has dealt with it: the switch itself is such a touch.
  for (const touch of ["click", "keyup"]) addEventListener(touch, () => setTimeout(wake), true);
})();
