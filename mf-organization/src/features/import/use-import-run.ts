import { type ApiError, useAppDispatch } from '@burrow/client';
import type { ImportState, MadeLoginCards } from '@burrow/contracts';
import { useCallback, useEffect, useState } from 'react';
import { importsApi, useMakeLoginCardsMutation } from '../../api/imports.api.ts';
import type { PrintedCard } from '../cards/index.ts';
import { runImport } from './run-import.ts';
import type { LoadedList } from './loaded-list.ts';
import { type DraftRow, sentRows, shownName } from './rows.rules.ts';

export interface ImportProgress {
  readonly state: ImportState | null;
  readonly error: ApiError | null;
  /** Once all are made; without secrets until the codes are made, too. */
  readonly cards: readonly PrintedCard[] | null;
  /** Why there are no codes on the cards. */
  readonly cardsError: ApiError | null;
  readonly isMakingCards: boolean;
  readonly retry: () => void;
  readonly retryCards: () => void;
}

function cardsOf(
  rows: readonly DraftRow[],
  { students }: ImportState,
  made: MadeLoginCards['cards'],
): PrintedCard[] {
  const secrets = new Map(made.map(({ student_id, card }) => [student_id, card]));
  return students.map(({ row, student_id, username }) => ({
    id: student_id,
    name: shownName(rows[row]),
    username,
    password: rows[row]?.password ?? null,
    secret: secrets.get(student_id) ?? null,
  }));
}

/** Makes the students of a list and their cards. The passwords are known here only, and go with the page. */
export function useImportRun(
  id: string,
  rows: readonly DraftRow[],
  { source, classId }: LoadedList,
  compared: string,
): ImportProgress {
  const dispatch = useAppDispatch();
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<ImportState | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [made, setMade] = useState<MadeLoginCards['cards']>([]);
  const [cardsError, setCardsError] = useState<ApiError | null>(null);
  const [makeCards, { isLoading }] = useMakeLoginCardsMutation();

  const cardsFor = useCallback(
    async ({ students }: ImportState): Promise<void> => {
      setCardsError(null);
      const ids = students.map(({ student_id }) => student_id);
      const answer = await makeCards({ student_ids: ids, renew_passwords: false });
      if (answer.error) setCardsError(answer.error as ApiError);
      else setMade(answer.data.cards);
    },
    [makeCards],
  );

  useEffect(() => {
    const ending = new AbortController();
    const body = {
      class_id: classId,
      source,
      state: compared,
      rows: sentRows(rows).map(row => ({ ...row, password: row.password ?? '' })),
    };
    runImport(dispatch, { id, body }, setState, ending.signal)
      .then(ended => {
        if (ended?.state !== 'done') return undefined;
        dispatch(importsApi.util.invalidateTags(['SchoolStudents', 'Classes', 'Organization']));
        return cardsFor(ended);
      })
      .catch((problem: unknown) => setError(problem as ApiError));
    return () => ending.abort();
  }, [dispatch, id, rows, classId, source, compared, attempt, cardsFor]);

  return {
    state,
    error,
    cards: state?.state === 'done' ? cardsOf(rows, state, made) : null,
    cardsError,
    isMakingCards: isLoading,
    retry: () => {
      setError(null);
      setState(null);
      setAttempt(attempt + 1);
    },
    retryCards: () => void (state && cardsFor(state)),
  };
}
