import type { CourseData, LevelData, RunRecord, Variant } from '@burrow/contracts';
import type { ApiError } from '@burrow/client';
import type { OutputChunk, PythonEngine, RunRequest } from '@burrow/python';
import type { World } from '@burrow/world';
import type { GamePlayer } from '../bridge/game-player.ts';
import type { Recording } from './recording.ts';

/** What the server is told of runs, and asked for them. A server that does not answer stops nobody. */
export interface RunServer {
  /** Counts a run and keeps its code. Resolves to the refusal, or null where the run may go on. */
  readonly count: (code: string, isContinued: boolean) => Promise<ApiError | null>;
  readonly complete: (code: string, record: RunRecord) => Promise<void>;
  /** The hidden settings of the level; null where they could not be had. */
  readonly variants: () => Promise<readonly Variant[] | null>;
}

/** What the runs of a level work with. */
export interface RunOptions {
  readonly level: LevelData;
  readonly course: CourseData | undefined;
  readonly python: Pick<PythonEngine, 'state' | 'run' | 'stop'>;
  readonly server: RunServer;
  /** The texts that the exceptions of a run carry, in the page's language. */
  readonly texts: () => RunRequest['texts'];
  /** False where something stands in the way of a run, which has then been told. */
  readonly mayRun: () => boolean;
  /** What a run needs did not load. */
  readonly onLoadFailed: () => void;
}

/** A level as the picture shows it. */
export interface OwnPicture {
  readonly level: LevelData;
  readonly world: World;
  readonly player: GamePlayer;
}

/** What a run tells while it goes on. */
export interface RunTold {
  readonly counted: (refusal: ApiError) => void;
  readonly started: () => void;
  readonly asking: (isOpen: boolean) => void;
  readonly printed: (chunk: OutputChunk) => void;
  /** Python has ended. */
  readonly recorded: (recording: Recording) => void;
  /** The picture has shown all. */
  readonly judging: () => void;
  /** All goals are met: nothing is left to be stopped. */
  readonly praised: () => void;
}

/** One run of a program. */
export interface Run extends Omit<RunOptions, 'mayRun'>, OwnPicture {
  readonly code: string;
  /** The run that was stopped goes on, from its start. */
  readonly isContinued: boolean;
  /** Aborted when the run is stopped, or its level left. */
  readonly signal: AbortSignal;
  readonly tell: RunTold;
}
