import type { RunOutcome } from '@burrow/contracts';
import type { Learner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { hashCode } from '../history/code-history.queries.ts';
import type { Deed } from './badge.rules.ts';
import { KEEP_TRY, LAST_RUN, LEVEL_TRIES, type LevelTries } from './level-tries.queries.ts';

export const NO_TRIES: LevelTries = {
  failed_runs: 0, failed_at: null, failed_variants: [], hint_doses: 0, error_line: null, error_text: null, last_run: null,
}; // prettier-ignore

/** What the page tells of a run besides its end. */
export interface RunEnd extends RunOutcome {
  readonly looked_back?: boolean | undefined;
  readonly hint_doses?: number | undefined;
}

const CREATIVE = /^creative/;
const MOST_DOSES = 9;

const lineOf = (code: string | null, line: number | null): string | null =>
  line === null ? null : (code?.split('\n')[line - 1]?.trim() ?? null);

/** Whether the line at which Python stopped before is another one now. */
const editedErrorLine = ({ error_line, error_text }: LevelTries, code: string | null): boolean =>
  error_line !== null && error_text !== null && lineOf(code, error_line) !== error_text;

/** How a learner's runs of levels ended, in the transaction in which it is called. */
@Injectable()
export class LevelTriesRepository {
  constructor(private readonly db: DataSource) {}

  async of({ kind, id }: Learner, course: string, level: string): Promise<LevelTries> {
    const row = await LEVEL_TRIES.first(this.db.manager, [kind, id, course, level]);
    return row ?? NO_TRIES;
  }

  /**
   * Stores how a run ended, and returns what was done in it. It is of the level that was run last: the page says how a run
   * ended, the server where it was. The same run told again changes nothing, but may say that the learner looked back in it.
   */
  async keepRunEnd(learner: Learner, runId: string, end: RunEnd) {
    const { kind, id } = learner;
    const place = await LAST_RUN.first(this.db.manager, [kind, id]);
    if (!place) return undefined;
    const { course, level, code } = place;
    const before = await this.of(learner, course, level);
    const failed = end.code !== null;
    const lookedBack: Deed[] =
      end.looked_back === true ? [{ event: 'timeline_back', key: runId, facts: { run_failed: failed } }] : [];
    if (before.last_run === runId) return { course, level, deeds: lookedBack };
    const error_line = end.code?.startsWith('python/') ? end.line : null;
    await KEEP_TRY.run(this.db.manager, [
      kind,
      id,
      course,
      level,
      failed ? 1 : 0,
      end.variant,
      Math.min(end.hint_doses ?? 0, MOST_DOSES),
      error_line,
      lineOf(code, error_line),
      runId,
    ]);
    const deeds: Deed[] = [...lookedBack];
    if (!failed && CREATIVE.test(level))
      deeds.push({ event: 'creative_run', key: hashCode(code ?? '').toString('hex'), facts: {} });
    else if (!failed)
      deeds.push({
        event: 'run_succeeded',
        key: runId,
        facts: { edited_error_line: editedErrorLine(before, code) },
      });
    return { course, level, deeds };
  }
}
