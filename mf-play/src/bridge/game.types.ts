import type { Position } from '@burrow/contracts';
import type { WorldEvent, WorldState } from '@burrow/world';

/** One command of a run, ready to be shown. */
export interface ScriptStep {
  /** Line of the learner's code, from 1. */
  readonly line: number;
  readonly events: readonly WorldEvent[];
  readonly after: WorldState;
}

export interface Popup {
  readonly kind: 'read' | 'write';
  readonly text: string;
}

export interface Speech {
  readonly text: string;
  readonly tile: Position;
}

/** What the page around the canvas shows of the picture. */
export interface GameView {
  /** Index of the step in the picture; -1 before the first. */
  readonly step: number;
  readonly line: number | null;
  readonly state: WorldState;
  readonly speech: Speech | null;
  readonly popup: Popup | null;
}
