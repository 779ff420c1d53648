import { snackbarShown, useAppDispatch, type ApiError } from '@burrow/client';
import type { LevelData, RunRecord } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { useCallback } from 'react';
import { useUpdateLevelMutation } from '../play/play.api.ts';

const REFUSALS = new Set([401, 402, 403, 429]);

interface RunReports {
  /** Counts a run and keeps its code. Resolves to the refusal, or null when the run may go on. */
  readonly countRun: (code: string) => Promise<ApiError | null>;
  readonly reportCompletion: (code: string, run: RunRecord) => Promise<void>;
}

/** What the server is told of runs. A server that does not answer stops nobody. */
export function useRunReports(level: LevelData, onSaved: (code: string) => void): RunReports {
  const dispatch = useAppDispatch();
  const { t } = useTranslation('play');
  const [updateLevel] = useUpdateLevelMutation();
  const { course_slug: course, slug } = level;

  const countRun = useCallback(
    async (code: string): Promise<ApiError | null> => {
      const update = { last_status: 'in_progress', last_code_executed: code, level_slug: slug };
      const answer = await updateLevel({ course, update });
      if (!answer.error) {
        onSaved(code);
        return null;
      }
      const error = answer.error as ApiError;
      if (REFUSALS.has(error.status)) return error;
      dispatch(snackbarShown(t('run.notSaved'), 'warning'));
      return null;
    },
    [course, dispatch, onSaved, slug, t, updateLevel],
  );

  const reportCompletion = useCallback(
    async (code: string, run: RunRecord): Promise<void> => {
      const update = { last_status: 'COMPLETE', last_code_executed: code, level_slug: slug, run };
      const answer = await updateLevel({ course, update });
      if (answer.error) dispatch(snackbarShown(t('run.completionNotSaved'), 'warning'));
    },
    [course, dispatch, slug, t, updateLevel],
  );

  return { countRun, reportCompletion };
}
