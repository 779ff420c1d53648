import { type ApiError, snackbarShown, useAppDispatch } from '@burrow/client';
import type { MadePicturePassword, SchoolStudent } from '@burrow/contracts';
import { useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button, Modal } from '@burrow/ui';
import { type ReactNode, useState } from 'react';
import { useClassEntryQuery } from '../api/class-entry.api.ts';
import { useMakePicturesMutation } from '../api/pictures.api.ts';
import { PictureRow } from '../components/picture-row.tsx';

interface RenewPictures {
  /** Missing where no class is in view that logs in with pictures. */
  readonly renew: ((student: SchoolStudent) => void) | undefined;
  /** The new pictures, once there are some: shown once. */
  readonly dialog: ReactNode;
}

/** Gives a student of a class new pictures, and shows them until they are closed. */
export function useRenewPictures(classId: string | undefined): RenewPictures {
  const { t } = useTranslation('pictures');
  const dispatch = useAppDispatch();
  const textOf = useProblemText();
  const { data: entry } = useClassEntryQuery(classId ?? '', { skip: classId === undefined });
  const [told, setTold] = useState<MadePicturePassword>();
  const [make, { reset }] = useMakePicturesMutation();
  if (classId === undefined || !entry?.picture_log_in) return { renew: undefined, dialog: null };
  const renew = async ({ student_id: id }: SchoolStudent): Promise<void> => {
    const { data, error } = await make({ id: classId, studentIds: [id] });
    if (data) setTold(data.made[0]);
    else dispatch(snackbarShown(textOf(error as ApiError), 'error'));
  };
  const close = (): void => {
    setTold(undefined);
    // The pictures stay nowhere in the page.
    reset();
  };
  const dialog = told && (
    <Modal
      open
      title={t('renewed.title', { username: told.username })}
      onCancel={close}
      footer={
        <Button type="primary" autoFocus onClick={close}>
          {t('renewed.close')}
        </Button>
      }
    >
      <p className="school-quiet">{t('renewed.text')}</p>
      <PictureRow pictures={told.pictures} size={72} />
    </Modal>
  );
  return { renew: student => void renew(student), dialog };
}
