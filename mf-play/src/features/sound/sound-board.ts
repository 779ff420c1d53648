import { SOUNDS, type SoundName, type Tone } from './sounds.ts';

/** How loud the loudest sound is, from 0 to 1. */
const VOLUME = 0.18;
/** The same sound again within this time is left out: turbo would turn steps into a rattle. */
const SHORTEST_GAP_S = 0.045;
const FADE_IN_S = 0.005;
const SILENT = 0.0001;

type Context = Pick<
  AudioContext,
  'currentTime' | 'createOscillator' | 'createGain' | 'destination' | 'state' | 'resume'
>;

/** Plays the game's sounds. Create it after a gesture of the user: before one, browsers keep it silent. */
export class SoundBoard {
  readonly #context: Context;
  readonly #lastAt = new Map<SoundName, number>();

  constructor(context: Context = new AudioContext()) {
    this.#context = context;
  }

  play(name: SoundName): void {
    const now = this.#context.currentTime;
    if (now - (this.#lastAt.get(name) ?? -1) < SHORTEST_GAP_S) return;
    this.#lastAt.set(name, now);
    if (this.#context.state === 'suspended') this.#context.resume().catch(() => undefined);
    for (const tone of SOUNDS[name]) this.#sound(tone, now);
  }

  #sound({ at, lasts, from, to, wave, volume }: Tone, now: number): void {
    const start = now + at;
    const end = start + lasts;
    const oscillator = this.#context.createOscillator();
    const gain = this.#context.createGain();
    oscillator.type = wave;
    oscillator.frequency.setValueAtTime(from, start);
    if (to !== undefined) oscillator.frequency.exponentialRampToValueAtTime(to, end);
    gain.gain.setValueAtTime(SILENT, start);
    gain.gain.exponentialRampToValueAtTime(volume * VOLUME, start + FADE_IN_S);
    gain.gain.exponentialRampToValueAtTime(SILENT, end);
    oscillator.connect(gain).connect(this.#context.destination);
    oscillator.start(start);
    oscillator.stop(end);
  }
}
