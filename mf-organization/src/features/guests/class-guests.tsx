import { type ApiError, snackbarShown, useAppDispatch } from '@burrow/client';
import type { Guest, SchoolClass } from '@burrow/contracts';
import { useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button, Icon, Panel } from '@burrow/ui';
import { useState } from 'react';
import { useGuestsQuery, useRemoveGuestMutation } from '../../api/guests.api.ts';
import { GuestRow } from './guest-row.tsx';
import { LaterFindGuest } from './later-find-guest.ts';

/** Who comes to the lessons of a class from other classes; whoever teaches it says so. */
export function ClassGuests({ schoolClass: { id } }: { readonly schoolClass: SchoolClass }) {
  const { t } = useTranslation('guests');
  const { data } = useGuestsQuery(id);
  const [isAdding, setIsAdding] = useState(false);
  if (!data) return null;
  return (
    <Panel title={t('title')} text={t('text')}>
      {data.guests.length > 0 && (
        <ul className="guests" aria-label={t('title')}>
          {data.guests.map(guest => (
            <OwnGuest key={guest.student_id} classId={id} guest={guest} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <LaterFindGuest classId={id} onClose={() => setIsAdding(false)} />
      ) : (
        <Button onClick={() => setIsAdding(true)}>
          <Icon name="add" size={16} /> {t('add')}
        </Button>
      )}
    </Panel>
  );
}

function OwnGuest({ classId, guest }: { readonly classId: string; readonly guest: Guest }) {
  const { t } = useTranslation('guests');
  const dispatch = useAppDispatch();
  const textOf = useProblemText();
  const [send, { isLoading }] = useRemoveGuestMutation();
  const { student_id: studentId, name } = guest;
  const remove = async (): Promise<void> => {
    const { error } = await send({ classId, studentId });
    if (error) dispatch(snackbarShown(textOf(error as ApiError), 'error'));
    else dispatch(snackbarShown(t('removed', { name }), 'success'));
  };
  return (
    <GuestRow student={guest}>
      <Button loading={isLoading} aria-label={t('removeOf', { name })} onClick={() => void remove()}>
        {t('remove')}
      </Button>
    </GuestRow>
  );
}
