import { afterSchoolChange, type ApiError, snackbarShown, useAppDispatch } from '@burrow/client';
import { useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button, Panel } from '@burrow/ui';
import { useState } from 'react';
import { useMembershipsQuery, useWorkInMutation } from '../../api/memberships.api.ts';
import { type Place, placesOf } from './places.rules.ts';

/** For whoever belongs to several schools, or has a family besides: where they are now, and how they go to another. */
export function SchoolsPanel() {
  const { t } = useTranslation('profile');
  const { data } = useMembershipsQuery();
  const places = data ? placesOf(data) : [];
  if (places.length === 0) return null;
  return (
    <Panel title={t('schools.title')} text={t('schools.text')}>
      <ul className="session-list">
        {places.map(place => (
          <PlaceLine key={place.id} {...place} />
        ))}
      </ul>
    </Panel>
  );
}

function PlaceLine({ id, name, role, isCurrent }: Place) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const textOf = useProblemText();
  const [workIn] = useWorkInMutation();
  const [isGoing, setGoing] = useState(false);
  const shown = name ?? t('schools.family');
  const go = async (): Promise<void> => {
    setGoing(true);
    const { error } = await workIn(id);
    if (error) dispatch(snackbarShown(textOf(error as ApiError), 'error'));
    else {
      await afterSchoolChange(dispatch, id);
      dispatch(
        snackbarShown(id === null ? t('schools.nowFamily') : t('schools.now', { name: shown }), 'success'),
      );
    }
    setGoing(false);
  };
  return (
    <li className="session-line">
      <div className="session-line__words">
        <strong dir="auto">{shown}</strong>
        <span>{t(`schools.roles.${role ?? 'parent'}`)}</span>
      </div>
      {isCurrent ? (
        <span className="tag">{t('schools.here')}</span>
      ) : (
        <Button
          loading={isGoing}
          aria-label={id === null ? t('schools.goFamily') : t('schools.workOf', { name: shown })}
          onClick={() => void go()}
        >
          {t(id === null ? 'schools.goFamily' : 'schools.work')}
        </Button>
      )}
    </li>
  );
}
