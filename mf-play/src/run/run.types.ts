import type { CoursePart, Earned, LevelData, RunOutcome, RunRecord, Variant } from '@burrow/contracts';
import type { ApiError } from '@burrow/client';
import type { OutputChunk, PythonEngine, RunRequest } from '@burrow/python';
import type { World } from '@burrow/world';
import type { GamePlayer } from '../bridge/game-player.ts';
import type { Recording } from './recording.ts';

/** What runs send to the server, and request from it. A server that does not answer stops nobody. */
export interface RunServer {
  /** Id of the student or user whose runs these are; null for a visitor. */
  readonly learner: string | null;
  /** Counts a run and stores its code. Resolves to the refusal, or null if the run may continue. */
  readonly count: (code: string, isContinued: boolean) => Promise<ApiError | null>;
  /**
   * Resolves to what the completion has earned; null if nothing, or it could not be stored.
   * @param helpedLines how many lines of the program Apply has written
   */
  readonly complete: (code: string, record: RunRecord, helpedLines: number) => Promise<Earned | null>;
  /** Tells how the run that was counted last ended, for those who teach and for badges; nobody waits for it. */
  readonly ended: (outcome: RunOutcome) => void;
  /** Tells that the learner steps back through the run that ended last. */
  readonly lookedBack: () => void;
  /** Returns the hidden settings of the level; null if they could not be loaded. */
  readonly variants: () => Promise<readonly Variant[] | null>;
}

/** What the runs of a level work with. */
export interface RunOptions {
  readonly level: LevelData;
  readonly course: CoursePart | undefined;
  readonly python: Pick<PythonEngine, 'state' | 'run' | 'stop'>;
  readonly server: RunServer;
  /** The texts of the exceptions of a run, in the page's language. */
  readonly texts: () => RunRequest['texts'];
  /** Returns false if something prevents a run, and shows what it is. */
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

/** What a run reports while it is under way. */
export interface RunReports {
  readonly counted: (refusal: ApiError) => void;
  readonly started: () => void;
  readonly asking: (isOpen: boolean) => void;
  readonly printed: (chunk: OutputChunk) => void;
  /** Python has ended. */
  readonly recorded: (recording: Recording) => void;
  /** The picture has shown everything. */
  readonly judging: () => void;
  /** All goals are met: there is nothing left to stop. */
  readonly praised: () => void;
}

/** One run of a program. */
export interface Run extends Omit<RunOptions, 'mayRun'>, OwnPicture {
  readonly code: string;
  /** The run that was stopped is continued, from its start. */
  readonly isContinued: boolean;
  /** Aborted when the run is stopped, or its level is left. */
  readonly signal: AbortSignal;
  readonly tell: RunReports;
}
