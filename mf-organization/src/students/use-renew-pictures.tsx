import { type ApiError, snackbarShown, useAppDispatch } from '@burrow/client';
import type { MadePicturePassword, SchoolStudent } from '@burrow/contracts';
import { useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { type ReactNode, useState } from 'react';
import { useClassEntryQuery } from '../api/class-entry.api.ts';
import { useMakePicturesMutation } from '../api/pictures.api.ts';
import { PictureRow } from '../components/picture-row.tsx';
import { ToldOnceDialog } from './told-once.dialog.tsx';

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
    <ToldOnceDialog
      title={t('renewed.title', { username: told.username })}
      text={t('renewed.text')}
      close={t('renewed.close')}
      onClose={close}
    >
      <PictureRow pictures={told.pictures} size={72} />
    </ToldOnceDialog>
  );
  return { renew: student => void renew(student), dialog };
}
