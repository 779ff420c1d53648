/** Pixels of turning that make one step: a notch of a mouse wheel. */
const STEP_PIXELS = 80;
const LINE_PIXELS = 40;
/** A turn after a pause of this length starts afresh. */
const REST_MS = 250;

export interface WheelTurn {
  /** Pixels that were turned since the last step. */
  readonly turned: number;
  readonly at: number;
}

export const NO_TURN: WheelTurn = { turned: 0, at: 0 };

interface Turned extends Pick<WheelEvent, 'deltaY' | 'deltaMode'> {
  /** Milliseconds. */
  readonly at: number;
}

/** Adds a turn of the wheel, or one of a touch pad's many small ones. `step` is 1 for nearer, -1 for farther. */
export function turnWheel(
  before: WheelTurn,
  { deltaY, deltaMode, at }: Turned,
): { turn: WheelTurn; step: 1 | -1 | 0 } {
  const pixels = deltaMode === 0 ? deltaY : deltaY * LINE_PIXELS;
  const isNew = at - before.at > REST_MS || Math.sign(before.turned) * Math.sign(pixels) < 0;
  const turned = (isNew ? 0 : before.turned) + pixels;
  if (Math.abs(turned) < STEP_PIXELS) return { turn: { turned, at }, step: 0 };
  return { turn: { turned: 0, at }, step: turned < 0 ? 1 : -1 };
}
