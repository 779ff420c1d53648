import { useSession } from '@burrow/client';
import type { FormerPupil } from '@burrow/contracts';
import { useDates, useTranslation } from '@burrow/i18n';
import { Button, Portrait } from '@burrow/ui';
import { useFormerPupil } from './use-former-pupil.ts';

/** Who left, when, and what can still be done about it. */
export function FormerPupilTable({ pupils }: { readonly pupils: readonly FormerPupil[] }) {
  const { t } = useTranslation('leaving');
  return (
    <table className="school-table former-pupils">
      <thead>
        <tr>
          <th scope="col">{t('student')}</th>
          <th scope="col">{t('left')}</th>
          <th scope="col">{t('erased')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {pupils.map(pupil => (
          <FormerPupilRow key={pupil.student_id} pupil={pupil} />
        ))}
      </tbody>
    </table>
  );
}

function FormerPupilRow({ pupil }: { readonly pupil: FormerPupil }) {
  const { t } = useTranslation('leaving');
  const { day } = useDates();
  const { isAdmin } = useSession();
  const { takeBack, erase, isBusy } = useFormerPupil(pupil);
  const { username, full_name: name, character, left_at: left, erased_at: erased } = pupil;
  return (
    <tr>
      <th scope="row">
        <span className="school-pupil">
          <Portrait character={character} size={40} framed />
          <span className="school-pupil__words">
            <bdi>{name ?? username}</bdi>
            {name && <bdi className="school-quiet">{username}</bdi>}
          </span>
        </span>
      </th>
      <td>{day(left)}</td>
      <td>{day(erased)}</td>
      <td>
        <span className="school-row-actions">
          <Button
            disabled={isBusy}
            aria-label={t('takeBackOf', { name: username })}
            onClick={() => void takeBack()}
          >
            {t('takeBack')}
          </Button>
          {isAdmin && (
            <Button
              danger
              disabled={isBusy}
              aria-label={t('eraseOf', { name: username })}
              onClick={() => void erase()}
            >
              {t('erase')}
            </Button>
          )}
        </span>
      </td>
    </tr>
  );
}
