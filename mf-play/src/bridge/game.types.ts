import type { Position } from '@burrow/contracts';
import type { Ask } from '@burrow/python';
import type { WorldEvent, WorldState } from '@burrow/world';

/** One step of a run, ready to be shown. */
export interface ShownStep {
  /** Line of the learner's code, from 1. */
  readonly line: number;
  /** The line that ran next; null if it is not known. */
  readonly next: number | null;
  readonly events: readonly WorldEvent[];
  readonly after: WorldState;
  /** How long the picture waits before it, in seconds at normal speed; 0 by default. */
  readonly wait?: number;
}

/** What is open over the picture and pauses the program. */
export type Popup = Ask;

export interface Speech {
  readonly text: string;
  readonly tile: Position;
}

/** What the page around the canvas shows about the picture. */
export interface GameView {
  /** Index of the step in the picture; -1 before the first. */
  readonly step: number;
  readonly line: number | null;
  readonly next: number | null;
  /** What happens in the step. */
  readonly events: readonly WorldEvent[];
  readonly state: WorldState;
  readonly speech: Speech | null;
  readonly popup: Popup | null;
  /** The picture waits for the command to show the next step. */
  readonly isWaiting: boolean;
  /** Why the picture is not at the end of its step: it is inside the step, or the learner has walked away since; otherwise null. */
  readonly aside: 'step' | 'walk' | null;
  /** The path that the pointer has chosen, and whether the animal is walking it; null if there is none. */
  readonly walk: readonly Position[] | null;
}
