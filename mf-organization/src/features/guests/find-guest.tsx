import { type ApiError, snackbarShown, useAppDispatch } from '@burrow/client';
import { FindGuestsSchema, type FoundGuest } from '@burrow/contracts';
import { useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { useState } from 'react';
import { useAddGuestMutation, useFoundGuestsQuery } from '../../api/guests.api.ts';
import { Failure } from '../../components/failure.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { GuestRow } from './guest-row.tsx';

interface FindGuestProps {
  readonly classId: string;
  readonly onClose: () => void;
}

/** Finds students of the school's other classes by name, and makes them guests. */
export function FindGuest({ classId, onClose }: FindGuestProps) {
  const { t } = useTranslation('guests');
  const [search, setSearch] = useState('');
  const isLong = FindGuestsSchema.safeParse({ search }).success;
  const { currentData, error, refetch } = useFoundGuestsQuery({ classId, search }, { skip: !isLong });
  return (
    <div className="guests__find">
      <div className="guests__tools">
        <SearchBox label={t('search')} onSearch={setSearch} />
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
      {!isLong && <p className="school-quiet">{t('hint')}</p>}
      {isLong && error !== undefined && (
        <Failure title={t('notLoaded')} error={error} onRetry={() => void refetch()} />
      )}
      {isLong && currentData && (
        <ul className="guests" aria-label={t('search')} aria-live="polite">
          {currentData.students.length === 0 && <li className="school-quiet">{t('nobody')}</li>}
          {currentData.students.map(student => (
            <Found key={student.student_id} classId={classId} student={student} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Found({ classId, student }: { readonly classId: string; readonly student: FoundGuest }) {
  const { t } = useTranslation('guests');
  const dispatch = useAppDispatch();
  const textOf = useProblemText();
  const [send, { isLoading }] = useAddGuestMutation();
  const { student_id: studentId, name } = student;
  const add = async (): Promise<void> => {
    const { error } = await send({ classId, studentId });
    if (error) dispatch(snackbarShown(textOf(error as ApiError), 'error'));
    else dispatch(snackbarShown(t('added', { name }), 'success'));
  };
  return (
    <GuestRow student={student}>
      <Button loading={isLoading} aria-label={t('takeOf', { name })} onClick={() => void add()}>
        {t('take')}
      </Button>
    </GuestRow>
  );
}
