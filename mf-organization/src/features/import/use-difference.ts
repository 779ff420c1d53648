import { after, type ApiError } from '@burrow/client';
import { type AppliedRoster, type ComparedRoster, MAX_IMPORT_ROWS } from '@burrow/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useApplyRosterMutation, useCompareRosterMutation } from '../../api/rosters.api.ts';
import { type Accepted, acceptedOf, type Choices, firstChoices, isAllNew } from './difference.rules.ts';
import type { LoadedList } from './loaded-list.ts';
import { type DraftRow, sentRows } from './rows.rules.ts';

/** Who is to be made of a list, and how the school's list was when it was compared. */
export interface FreshRows {
  readonly rows: readonly DraftRow[];
  readonly state: string;
  /** How many more are new: they follow once these are made. */
  readonly left: number;
}

export interface DifferenceRun {
  readonly compared: ComparedRoster | null;
  readonly choices: Choices;
  readonly accepted: Accepted | null;
  readonly error: ApiError | null;
  readonly isApplying: boolean;
  /** What was done; null before, and if students are made next. */
  readonly applied: AppliedRoster | null;
  readonly choose: (choices: Choices) => void;
  readonly apply: () => Promise<void>;
}

const NOTHING: Choices = { ticked: new Set(), unsure: new Map() };

/** Compares rows with the school whenever they change; goes on with those who are new once the rest is done. */
export function useDifference(
  { source, isWhole, isPart, classId }: LoadedList,
  rows: readonly DraftRow[],
  onFresh: (fresh: FreshRows) => void,
): DifferenceRun {
  const [ask, asked] = useCompareRosterMutation();
  const [send, sent] = useApplyRosterMutation();
  const [compared, setCompared] = useState<ComparedRoster | null>(null);
  const [choices, choose] = useState(NOTHING);
  const [applied, setApplied] = useState<AppliedRoster | null>(null);
  const accepted = compared && acceptedOf(compared, rows, choices);

  const told = useRef(onFresh);
  useEffect(() => void (told.current = onFresh), [onFresh]);
  const goOn = useCallback(
    (fresh: readonly DraftRow[], state: string) =>
      told.current({
        rows: fresh.slice(0, MAX_IMPORT_ROWS),
        state,
        left: Math.max(0, fresh.length - MAX_IMPORT_ROWS),
      }),
    [],
  );
  const compare = useCallback(async () => {
    setCompared(null);
    if (rows.length === 0) return;
    const body = { source, class_id: classId, is_whole: isWhole };
    const { data } = await ask({ ...body, rows: sentRows(rows.map(row => ({ ...row, password: '' }))) });
    if (!data) return;
    if (isAllNew(data)) return goOn(rows, data.state);
    setCompared(data);
    choose(firstChoices(data, rows, isPart));
  }, [ask, rows, source, classId, isWhole, isPart, goOn]);
  useEffect(() => after(0, () => void compare()), [compare]);

  const apply = async (): Promise<void> => {
    if (!compared || !accepted) return;
    const { data } = await send({ source, class_id: classId, ...accepted.changes });
    // Some of it may be done: what is left is shown.
    if (!data) return void (await compare());
    if (accepted.fresh.length > 0) goOn(accepted.fresh, compared.state);
    else setApplied(data);
  };
  return {
    compared,
    choices,
    accepted,
    error: ((sent.error ?? asked.error) as ApiError | undefined) ?? null,
    isApplying: sent.isLoading,
    applied,
    choose,
    apply,
  };
}
