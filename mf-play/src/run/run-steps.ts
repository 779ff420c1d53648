import type { Position } from '@burrow/contracts';
import type { RunStep } from '@burrow/python';
import { applyCommand, startState, tilesOfEvent, type World, type WorldState } from '@burrow/world';
import type { ShownStep } from '../bridge/game.types.ts';
import type { RecordedSteps } from './recorded-steps.ts';

const SNAPSHOT_EVERY = 64;

const isSame = (a: Position, b: Position): boolean => a[0] === b[0] && a[1] === b[1];

/**
 * The commands of a run as they become known, with what each does to the world. States are computed from the
 * nearest of a few stored ones, so that a long run does not keep all of them.
 */
export class RunSteps implements RecordedSteps {
  readonly #world: World;
  readonly #snapshots: WorldState[];
  #steps: readonly RunStep[] = [];

  constructor(world: World) {
    this.#world = world;
    this.#snapshots = [startState(world)];
  }

  get all(): readonly RunStep[] {
    return this.#steps;
  }

  /** Replaces the steps from index `from` on. */
  record(steps: readonly RunStep[], from: number): void {
    this.#steps = [...this.#steps.slice(0, from), ...steps];
  }

  /** Returns the state after a number of commands. */
  stateAt(count: number): WorldState {
    const kept = Math.min(Math.floor(count / SNAPSHOT_EVERY), this.#snapshots.length - 1);
    let state = this.#snapshots[kept] ?? startState(this.#world);
    for (let index = kept * SNAPSHOT_EVERY; index < count; index += 1) {
      const step = this.#steps[index];
      if (!step) return state;
      ({ state } = applyCommand(this.#world, state, step.name, step.argument));
      this.#keep(index + 1, state);
    }
    return state;
  }

  /** Returns the steps from one index up to another, ready to be shown one after the other. */
  *between(from: number, to: number): Generator<ShownStep> {
    let state = this.stateAt(from);
    for (const [offset, step] of this.#steps.slice(from, to).entries()) {
      const applied = applyCommand(this.#world, state, step.name, step.argument);
      ({ state } = applied);
      this.#keep(from + offset + 1, state);
      const next = this.#steps[from + offset]?.next ?? step.next;
      yield { line: step.line, next, events: applied.events, after: state, wait: step.wait ?? 0 };
    }
  }

  /** Returns one step; null if there is none with that index. */
  at(index: number): ShownStep | null {
    return index < 0 ? null : (this.between(index, index + 1).next().value ?? null);
  }

  /** Returns the steps that did something on a tile, by their index; the animal walking over it does not count. */
  touching(tile: Position): readonly number[] {
    const found: number[] = [];
    let index = 0;
    for (const { events } of this.between(0, this.#steps.length)) {
      const touches = events.some(
        event => event.type !== 'moved' && tilesOfEvent(event).some(one => isSame(one, tile)),
      );
      if (touches) found.push(index);
      index += 1;
    }
    return found;
  }

  #keep(count: number, state: WorldState): void {
    if (count === this.#snapshots.length * SNAPSHOT_EVERY) this.#snapshots.push(state);
  }
}
