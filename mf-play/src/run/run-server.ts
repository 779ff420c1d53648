import type { ApiError, AppDispatch, Severity } from '@burrow/client';
import type { LevelData, LevelUpdate, LevelUpdateAnswer, RunOutcome, Variant } from '@burrow/contracts';
import { dosesOpened } from '../level/doses-opened.ts';
import { levelApi } from '../level/level.api.ts';
import { newRunId } from './run-id.rules.ts';
import type { RunServer } from './run.types.ts';

const ONLY_LOOKING = 'level/only-looking';
const REFUSALS = new Set([401, 402, 403, 429]);

export interface RunServerOptions {
  readonly level: Pick<LevelData, 'course_slug' | 'slug' | 'level_hash' | 'variantCount'>;
  readonly learner: string | null;
  readonly dispatch: AppDispatch;
  /** The server has this code now. */
  readonly onSaved: (code: string) => void;
  /** Shows a text by its key. */
  readonly say: (text: string, severity: Severity) => void;
}

/** The server, as the runs of a level use it. */
export function createRunServer({ level, learner, dispatch, onSaved, say }: RunServerOptions): RunServer {
  const { course_slug: course, slug, level_hash, variantCount } = level;
  let counted: Promise<ApiError | null> = Promise.resolve(null);
  let runId: string | null = null;
  let last: { readonly id: string; readonly outcome: RunOutcome } | null = null;
  let variants: Promise<readonly Variant[] | null> | null = null;

  async function update(
    change: Omit<LevelUpdate, 'level_slug'>,
  ): Promise<{ readonly data?: LevelUpdateAnswer; readonly error: ApiError | null }> {
    const call = levelApi.endpoints.updateLevel.initiate(
      { course, update: { ...change, level_slug: slug } },
      { track: false },
    );
    const { data, error } = await dispatch(call);
    return { ...(data && { data }), error: (error as ApiError | undefined) ?? null };
  }

  async function count(code: string): Promise<ApiError | null> {
    runId = newRunId(crypto.getRandomValues(new Uint8Array(16)));
    const { error } = await update({ last_status: 'in_progress', last_code_executed: code, run_id: runId });
    if (!error) onSaved(code);
    else if (REFUSALS.has(error.status)) return error;
    else say(error.code === ONLY_LOOKING ? 'run.onlyLooking' : 'run.notSaved', 'warning');
    return null;
  }

  /** Those of another release do not count. */
  async function fetchVariants(): Promise<readonly Variant[] | null> {
    const call = levelApi.endpoints.levelVariants.initiate({ course, level: slug }, { subscribe: false });
    const { data } = await dispatch(call);
    return data?.level_hash === level_hash ? data.variants : null;
  }

  /** It follows the run that was counted. A run that is stopped and continued has one outcome. */
  async function tellEnd(id: string, outcome: RunOutcome): Promise<void> {
    if (await counted) return;
    await dispatch(levelApi.endpoints.keepRunOutcome.initiate({ id, outcome }, { track: false }));
  }

  return {
    learner,
    // A run that is continued is the one that was counted before, and is refused if that was.
    count: (code, isContinued) => (isContinued ? counted : (counted = count(code))),
    async complete(code, run, helped_lines) {
      const completed = { last_status: 'COMPLETE', last_code_executed: code, run, helped_lines };
      const { data, error } = await update(completed);
      // Whoever only looks has heard it with the run.
      if (error && error.code !== ONLY_LOOKING) say('run.completionNotSaved', 'warning');
      return data?.earned ?? null;
    },
    ended(outcome) {
      if (runId === null) return;
      last = { id: runId, outcome: { ...outcome, hint_doses: dosesOpened(course, slug) } };
      void tellEnd(last.id, last.outcome);
    },
    lookedBack() {
      if (last) void tellEnd(last.id, { ...last.outcome, looked_back: true });
      last = null;
    },
    async variants() {
      if (variantCount === 0) return [];
      variants ??= fetchVariants();
      const known = await variants;
      if (!known) variants = null;
      return known;
    },
  };
}
