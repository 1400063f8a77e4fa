/** Short sounds, synthesised: nothing is loaded, and nothing sounds before the player has touched the page. */
import { settings } from '../settings';

/** A tone that glides from one pitch to another, or a breath of noise around a pitch. Times in seconds. */
interface Voice {
  readonly kind: 'bell' | 'wood' | 'breath';
  readonly at?: number;
  readonly hz: number;
  readonly to?: number;
  readonly lasts: number;
  readonly level?: number;
}

const SOUNDS = {
  select: [{ kind: 'wood', hz: 740, lasts: 0.06, level: 0.5 }],
  lay: [
    { kind: 'breath', hz: 1800, to: 700, lasts: 0.09, level: 0.5 },
    { kind: 'wood', at: 0.03, hz: 190, to: 130, lasts: 0.12 },
  ],
  reveal: [
    { kind: 'breath', hz: 900, to: 2600, lasts: 0.16, level: 0.4 },
    { kind: 'bell', at: 0.1, hz: 784, lasts: 0.35, level: 0.6 },
  ],
  turn: [
    { kind: 'bell', hz: 587, lasts: 0.4 },
    { kind: 'bell', at: 0.15, hz: 880, lasts: 0.6 },
  ],
  fire: [
    { kind: 'breath', hz: 260, to: 900, lasts: 0.45 },
    { kind: 'wood', hz: 110, to: 70, lasts: 0.35, level: 0.6 },
  ],
  collapse: [
    { kind: 'breath', hz: 420, to: 90, lasts: 0.9 },
    { kind: 'wood', at: 0.08, hz: 82, to: 38, lasts: 0.8 },
  ],
  win: [
    { kind: 'bell', hz: 523, lasts: 0.5 },
    { kind: 'bell', at: 0.14, hz: 659, lasts: 0.5 },
    { kind: 'bell', at: 0.28, hz: 784, lasts: 0.6 },
    { kind: 'bell', at: 0.44, hz: 1047, lasts: 1.1 },
  ],
  lose: [
    { kind: 'bell', hz: 440, lasts: 0.5 },
    { kind: 'bell', at: 0.22, hz: 349, lasts: 0.6 },
    { kind: 'bell', at: 0.48, hz: 262, lasts: 1 },
  ],
  refuse: [{ kind: 'wood', hz: 220, to: 175, lasts: 0.14, level: 0.8 }],
} as const satisfies Record<string, readonly Voice[]>;

export type SoundName = keyof typeof SOUNDS;

const LOUDNESS = 0.12;
/** An exponential fade never reaches zero. */
const SILENCE = 0.0001;
let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;

export function playSound(name: SoundName): void {
  if (!settings.getState().sound || !globalThis.navigator?.userActivation?.hasBeenActive) return;
  try {
    audio ??= new AudioContext();
    void audio.resume().catch(() => {});
    for (const voice of SOUNDS[name]) sing(audio, voice);
  } catch {
    // A device that cannot play stays silent.
  }
}

function sing(context: AudioContext, { kind, at = 0, hz, to = hz, lasts, level = 1 }: Voice): void {
  const start = context.currentTime + at;
  const end = start + lasts;
  const volume = context.createGain();
  volume.gain.setValueAtTime(SILENCE, start);
  volume.gain.exponentialRampToValueAtTime(LOUDNESS * level, start + (kind === 'breath' ? lasts / 3 : 0.008));
  volume.gain.exponentialRampToValueAtTime(SILENCE, end);
  volume.connect(context.destination);
  const { source, pitch } = kind === 'breath' ? breath(context, volume) : tone(context, volume, kind);
  pitch.setValueAtTime(hz, start);
  pitch.exponentialRampToValueAtTime(to, end);
  source.start(start);
  source.stop(end);
}

interface Instrument {
  readonly source: AudioScheduledSourceNode;
  readonly pitch: AudioParam;
}

function tone(context: AudioContext, output: AudioNode, kind: 'bell' | 'wood'): Instrument {
  const source = context.createOscillator();
  source.type = kind === 'bell' ? 'sine' : 'triangle';
  source.connect(output);
  return { source, pitch: source.frequency };
}

function breath(context: AudioContext, output: AudioNode): Instrument {
  const source = context.createBufferSource();
  const band = context.createBiquadFilter();
  noise ??= whiteNoise(context);
  source.buffer = noise;
  band.type = 'bandpass';
  source.connect(band).connect(output);
  return { source, pitch: band.frequency };
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
