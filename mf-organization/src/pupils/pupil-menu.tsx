import { LocaleLink } from '@burrow/client';
import type { Pupil } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { RowMenu } from '../components/row-menu.tsx';
import { useRemovePupils } from './use-remove-pupils.ts';

interface PupilMenuProps {
  readonly pupil: Pupil;
  readonly onRenew: (pupil: Pupil) => void;
  /** Missing where students have no pictures. */
  readonly onRenewPictures: ((pupil: Pupil) => void) | undefined;
}

/** What can be done with a student in a list. */
export function PupilMenu({ pupil, onRenew, onRenewPictures }: PupilMenuProps) {
  const { t } = useTranslation(['pupils', 'pictures']);
  const { remove } = useRemovePupils();
  const { student_id: id, username } = pupil;
  return (
    <RowMenu label={t('actions', { username })}>
      <li>
        <button type="button" onClick={() => onRenew(pupil)}>
          <Icon name="key" /> {t('renew')}
        </button>
      </li>
      {onRenewPictures && (
        <li>
          <button type="button" onClick={() => onRenewPictures(pupil)}>
            <Icon name="shuffle" /> {t('pictures:renew')}
          </button>
        </li>
      )}
      <li>
        <LocaleLink to={`organization/students/${id}/edit`}>
          <Icon name="edit" /> {t('edit')}
        </LocaleLink>
      </li>
      <li>
        <button type="button" className="row-menu__danger" onClick={() => void remove([pupil])}>
          <Icon name="remove" /> {t('remove.remove')}
        </button>
      </li>
    </RowMenu>
  );
}
