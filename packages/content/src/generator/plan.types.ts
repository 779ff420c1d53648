import type { Direction, Position } from '@burrow/contracts';

/** A goal of a plan: an act with a thing, or the value of an expression. */
export type PlannedGoal =
  | {
      readonly kind: 'act';
      readonly action: string;
      /** Empty if the plan leaves it to the thing at the place. */
      readonly type: string;
      readonly count: number;
      /** What one act yields, act by act; the last one repeats. */
      readonly yields: readonly number[];
      readonly cost?: { readonly type: string; readonly amount: number } | undefined;
      readonly depends?: { readonly type: string; readonly count: number } | undefined;
      readonly phrases: readonly string[];
    }
  | {
      readonly kind: 'value';
      readonly action: 'assign' | 'compare';
      readonly variable: string;
      /** Python. */
      readonly value: string;
    };

export interface PlannedThing {
  readonly type: string;
  readonly position: Position;
}

/** The line of a plan that a level is made of: see docs/authoring.md. */
export interface Plan {
  readonly title: string;
  readonly idea: string;
  readonly hasGuide: boolean;
  readonly start: Position;
  readonly facing: Direction;
  readonly things: readonly PlannedThing[];
  readonly goals: readonly PlannedGoal[];
  readonly solution: string;
  readonly max: number | undefined;
  /** Python that runs before the learner's program. */
  readonly data: string;
  readonly needsKitchen: boolean;
  readonly signs: readonly string[];
  readonly answers: readonly boolean[];
  readonly input: readonly string[];
  /** Pieces of code, each in place of what it resembles in the solution. */
  readonly mistakes: readonly string[];
}
