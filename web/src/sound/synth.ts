/** Small sounds made on the spot: no files, nothing to load. Each is a few notes with a soft beginning and end. */
export type Sound = "turn" | "die" | "claim" | "message";

interface Note {
  /** Hertz; of a die, how sharp its rattle is. */
  pitch: number;
  /** Seconds from the beginning of the sound. */
  at: number;
  lasts: number;
  shape: OscillatorType | "rattle";
}

const SOUNDS: Record<Sound, Note[]> = {
  turn: [
    { pitch: 523, at: 0, lasts: 0.22, shape: "sine" },
    { pitch: 784, at: 0.14, lasts: 0.4, shape: "sine" },
  ],
  die: [0, 0.07, 0.16, 0.28].map((at) => ({ pitch: 1800, at, lasts: 0.05, shape: "rattle" })),
  claim: [{ pitch: 330, at: 0, lasts: 0.16, shape: "triangle" }],
  message: [
    { pitch: 880, at: 0, lasts: 0.1, shape: "sine" },
    { pitch: 660, at: 0.09, lasts: 0.16, shape: "sine" },
  ],
};
const LOUDNESS = 0.12;

let context: AudioContext | null = null;

export function sound(name: Sound): void {
  try {
    context ??= new AudioContext();
    void context.resume();
    for (const note of SOUNDS[name]) play(context, note);
  } catch {
    // a browser without sound is no reason to stop
  }
}

function play(audio: AudioContext, { pitch, at, lasts, shape }: Note): void {
  const start = audio.currentTime + at;
  const loudness = audio.createGain();
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(LOUDNESS, start + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  loudness.connect(audio.destination);
  const source = shape === "rattle" ? rattle(audio, pitch, loudness) : tone(audio, pitch, shape, loudness);
  source.start(start);
  source.stop(start + lasts);
}

function tone(audio: AudioContext, pitch: number, shape: OscillatorType, to: AudioNode): AudioScheduledSourceNode {
  const oscillator = audio.createOscillator();
  oscillator.type = shape;
  oscillator.frequency.value = pitch;
  oscillator.connect(to);
  return oscillator;
}

function rattle(audio: AudioContext, pitch: number, to: AudioNode): AudioScheduledSourceNode {
  const noise = audio.createBuffer(1, audio.sampleRate / 10, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = noise;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  source.connect(band).connect(to);
  return source;
}
