import type { PyValue, RecordedCommand } from '@burrow/contracts';
import {
  judge,
  loadWorld,
  replay,
  shortfalls,
  type Shortfall,
  type World,
  type WorldState,
} from '@burrow/world';
import type { TutorError, TutorLevel } from '../tutor.types.ts';

/** What a run did in the world. */
export interface Story {
  readonly world: World;
  readonly commands: readonly RecordedCommand[];
  /** Before the command that failed, or at the end. */
  readonly state: WorldState;
  /** The command that the world refused; null if none was. */
  readonly failed: RecordedCommand | null;
  /** Line of the last command that came nearer to a goal; 0 if none did. */
  readonly goodUntil: number;
  /** Where the last walk that led straight to `state` was commanded, and what it walked. */
  readonly lastWalk: { readonly line: number; readonly steps: number } | null;
  /** Whether the command that failed was given before, by the same line, on the same tile. */
  readonly isRepeated: boolean;
  readonly isComplete: boolean;
  /** What stays open at the end of a run without an error. */
  readonly open: readonly Shortfall[];
}

export interface StoryParts {
  readonly level: TutorLevel;
  readonly commands: readonly RecordedCommand[];
  readonly variables: Readonly<Record<string, PyValue>>;
  readonly error: TutorError | null;
}

const MAX_REPLAYED = 10_000;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

function lastWalkOf(commands: readonly RecordedCommand[]): Story['lastWalk'] {
  const walk = commands.at(-1);
  if (walk?.[0] !== 'move_forward') return null;
  return { line: walk[2], steps: typeof walk[1] === 'number' ? walk[1] : 1 };
}

/** Replays a run. A refused last command is one that failed; earlier ones were caught by the program. */
export function tellStory({ level, commands, variables, error }: StoryParts): Story {
  const world = loadWorld(level);
  const { states, steps, final } = replay(world, commands.slice(0, MAX_REPLAYED));
  const last = steps.at(-1);
  const failed = last?.error && (error === null || error.code === last.error.code) ? last.command : null;
  const state = failed ? (states.at(-2) ?? final) : final;
  const lineOf = (step: number): number => commands[step]?.[2] ?? 0;
  const goodUntil = Math.max(
    0,
    ...states
      .slice(1)
      .map((after, step) => (sum(after.goals) > sum(states[step]?.goals ?? []) ? lineOf(step) : 0)),
  );
  const isRepeated =
    failed !== null &&
    commands.slice(0, -1).some(([, , line], step) => {
      const { position, facing } = states[step]?.player ?? state.player;
      return (
        line === failed[2] &&
        [...position, ...facing].join() === [...state.player.position, ...state.player.facing].join()
      );
    });
  const isOver = failed === null && error === null;
  return {
    world,
    commands,
    state,
    failed,
    goodUntil,
    lastWalk: lastWalkOf(failed ? commands.slice(0, -1) : commands),
    isRepeated,
    isComplete: isOver && judge(world, final, variables).complete,
    open: isOver ? shortfalls(world, final, variables) : [],
  };
}
