/** One tone of a sound. Times are in seconds from the sound's start, frequencies in hertz. */
export interface Tone {
  readonly at: number;
  readonly lasts: number;
  readonly from: number;
  /** The frequency that the tone glides to; without it the tone does not change. */
  readonly to?: number;
  readonly wave: OscillatorType;
  /** 0 to 1, before the whole is made quieter. */
  readonly volume: number;
}

const tone = (
  at: number,
  lasts: number,
  from: number,
  wave: OscillatorType = 'triangle',
  volume = 0.5,
  to?: number,
): Tone => ({ at, lasts, from, wave, volume, ...(to === undefined ? {} : { to }) });

/** Every sound of the game, as its tones. None lasts longer than half a second. */
export const SOUNDS = {
  step: [tone(0, 0.05, 180, 'triangle', 0.25, 120)],
  turn: [tone(0, 0.06, 320, 'sine', 0.18, 380)],
  bump: [tone(0, 0.12, 130, 'square', 0.35, 60)],
  collect: [tone(0, 0.08, 660), tone(0.07, 0.12, 990)],
  open: [tone(0, 0.1, 240, 'triangle', 0.4, 360), tone(0.1, 0.12, 480, 'triangle', 0.35)],
  close: [tone(0, 0.1, 420, 'triangle', 0.4, 260), tone(0.1, 0.1, 160, 'triangle', 0.4)],
  speak: [tone(0, 0.06, 520, 'sine', 0.35), tone(0.07, 0.06, 620, 'sine', 0.35)],
  paper: [tone(0, 0.05, 900, 'triangle', 0.2), tone(0.06, 0.05, 760, 'triangle', 0.2)],
  push: [tone(0, 0.2, 90, 'sawtooth', 0.25, 70)],
  build: [tone(0, 0.06, 200, 'square', 0.3), tone(0.1, 0.06, 200, 'square', 0.3), tone(0.2, 0.12, 300, 'square', 0.3)],
  water: [tone(0, 0.1, 700, 'sine', 0.3, 420), tone(0.12, 0.1, 620, 'sine', 0.3, 380), tone(0.24, 0.12, 740, 'sine', 0.3, 400)],
  place: [tone(0, 0.08, 300, 'triangle', 0.4, 220)],
  combine: [tone(0, 0.08, 440), tone(0.08, 0.08, 554), tone(0.16, 0.16, 659)],
  goal: [tone(0, 0.1, 784, 'triangle', 0.45), tone(0.1, 0.18, 1047, 'triangle', 0.45)],
  complete: [tone(0, 0.12, 523), tone(0.12, 0.12, 659), tone(0.24, 0.12, 784), tone(0.36, 0.14, 1047)],
  error: [tone(0, 0.14, 220, 'sawtooth', 0.28, 190), tone(0.16, 0.2, 165, 'sawtooth', 0.28, 140)],
} as const satisfies Readonly<Record<string, readonly Tone[]>>; // prettier-ignore

export type SoundName = keyof typeof SOUNDS;
