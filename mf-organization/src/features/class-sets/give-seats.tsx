import { LoadSkeleton, snackbarShown, useAppDispatch } from '@burrow/client';
import { isApiError, useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button, Note } from '@burrow/ui';
import { useState } from 'react';
import { useGiveSeatsMutation } from '../../api/class-sets.api.ts';
import { useClassStudentsQuery } from '../../api/students.api.ts';
import { Failure } from '../../components/failure.tsx';
import { choose, type ClassSet, freeSeats, seatedIn } from './seats.rules.ts';

interface GiveSeatsProps {
  readonly classId: string;
  readonly set: ClassSet;
  readonly sets: readonly ClassSet[];
}

/** The students of a class: who has the course already, and who gets a seat. Nobody is chosen beforehand. */
export function GiveSeats({ classId, set, sets }: GiveSeatsProps) {
  const { t } = useTranslation('class-sets');
  const { data: students, error, refetch } = useClassStudentsQuery({ classId });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const seated = seatedIn(sets, set.course_name);
  const free = freeSeats(set);
  if (!students && error)
    return <Failure title={t('notLoaded')} error={error} onRetry={() => void refetch()} />;
  if (!students) return <LoadSkeleton lines={4} />;
  if (students.length === 0) return <p>{t('emptyClass')}</p>;
  const open = students.filter(({ student_id: id }) => !seated.has(id));
  return (
    <div className="class-set">
      <ul className="class-set__students">
        {students.map(({ student_id: id, full_name, username }) => (
          <li key={id}>
            {seated.has(id) ? (
              <p>
                <bdi>{full_name ?? username}</bdi> <span className="school-quiet">{t('has')}</span>
              </p>
            ) : (
              <label className="chapter-tree__label">
                <input
                  type="checkbox"
                  className="form-check__box"
                  checked={chosen.includes(id)}
                  onChange={() => setChosen(choose(chosen, id, free))}
                />
                <bdi>{full_name ?? username}</bdi>
              </label>
            )}
          </li>
        ))}
      </ul>
      <Give set={set} chosen={chosen} onGiven={() => setChosen([])}>
        {open.length > 0 && (
          <Button onClick={() => setChosen(open.slice(0, free).map(({ student_id: id }) => id))}>
            {t('all')}
          </Button>
        )}
      </Give>
    </div>
  );
}

interface GiveProps {
  readonly set: ClassSet;
  readonly chosen: readonly string[];
  readonly onGiven: () => void;
  readonly children: React.ReactNode;
}

function Give({ set, chosen, onGiven, children }: GiveProps) {
  const { t } = useTranslation('class-sets');
  const dispatch = useAppDispatch();
  const textOf = useProblemText();
  const [give, { isLoading, error }] = useGiveSeatsMutation();
  const send = async (): Promise<void> => {
    const answer = await give({ purchaseId: set.purchase_id, student_ids: chosen });
    if (answer.error) return;
    dispatch(snackbarShown(t('done', { count: chosen.length }), 'success'));
    onGiven();
  };
  return (
    <>
      {isApiError(error) && (
        <Note kind="error" live>
          <p>{textOf(error)}</p>
        </Note>
      )}
      <div className="class-set__actions">
        <Button type="primary" disabled={chosen.length === 0} loading={isLoading} onClick={() => void send()}>
          {chosen.length === 0 ? t('choose') : t('give', { count: chosen.length })}
        </Button>
        {children}
      </div>
    </>
  );
}
