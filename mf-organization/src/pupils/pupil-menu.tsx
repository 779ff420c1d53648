import { useGoTo } from '@burrow/client';
import type { Pupil } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { type RowAction, RowMenu } from '../components/row-menu.tsx';
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
  const goTo = useGoTo();
  const { student_id: id, username } = pupil;
  const pictures: RowAction[] = onRenewPictures
    ? [{ icon: 'shuffle', text: t('pictures:renew'), onAct: () => onRenewPictures(pupil) }]
    : [];
  return (
    <RowMenu
      label={t('actions', { username })}
      actions={[
        { icon: 'key', text: t('renew'), onAct: () => onRenew(pupil) },
        ...pictures,
        { icon: 'edit', text: t('edit'), onAct: () => goTo(`organization/students/${id}/edit`) },
        { icon: 'remove', text: t('remove.remove'), danger: true, onAct: () => void remove([pupil]) },
      ]}
    />
  );
}
