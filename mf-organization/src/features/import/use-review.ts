import { after, type ApiError } from '@burrow/client';
import type { CheckedImport, CheckedRow } from '@burrow/contracts';
import { useCallback, useEffect, useState } from 'react';
import { useCheckImportMutation } from '../../api/imports.api.ts';
import type { LoadedList } from './loaded-list.ts';
import { type DraftRow, sentRows } from './rows.rules.ts';

/** What was found when the rows were looked at last. */
interface Findings {
  readonly seatsLeft: number | null;
  readonly byKey: ReadonlyMap<number, CheckedRow>;
  /** What was looked at: rows that were changed since have to be looked at again. */
  readonly rows: readonly DraftRow[];
}

export interface Review {
  readonly rows: readonly DraftRow[];
  readonly findings: Findings | null;
  /** The rows that had to be corrected when they were looked at last. */
  readonly wrong: readonly DraftRow[];
  /** Whether rows were changed since they were looked at. */
  readonly isStale: boolean;
  readonly isChecking: boolean;
  readonly error: ApiError | null;
  readonly change: (row: DraftRow) => void;
  readonly remove: (key: number) => void;
  readonly check: () => Promise<void>;
}

const byKey = (rows: readonly DraftRow[], answer: CheckedImport): Findings['byKey'] =>
  new Map(rows.flatMap((row, at) => (answer.rows[at] ? [[row.key, answer.rows[at]] as const] : [])));

/** The rows of a list under review: corrected here, looked at by the server. */
export function useReview(fresh: readonly DraftRow[], { source, classId }: LoadedList): Review {
  const [rows, setRows] = useState(fresh);
  const [findings, setFindings] = useState<Findings | null>(null);
  const [ask, { isLoading, error }] = useCheckImportMutation();

  const look = useCallback(
    async (looked: readonly DraftRow[]): Promise<void> => {
      if (looked.length === 0) return;
      const { data } = await ask({ class_id: classId, source, rows: sentRows(looked) });
      if (data) setFindings({ seatsLeft: data.seats_left, byKey: byKey(looked, data), rows: looked });
    },
    [ask, source, classId],
  );
  // Once, for the list as it was read.
  const [first] = useState(rows);
  useEffect(() => after(0, () => void look(first)), [look, first]);

  return {
    rows,
    findings,
    wrong: rows.filter(({ key }) => (findings?.byKey.get(key)?.faults.length ?? 0) > 0),
    isStale: findings?.rows !== rows,
    isChecking: isLoading,
    error: (error as ApiError | undefined) ?? null,
    change: row => setRows(before => before.map(each => (each.key === row.key ? row : each))),
    remove: key => setRows(before => before.filter(each => each.key !== key)),
    check: () => look(rows),
  };
}
