import { type ApiError, askConfirm, snackbarShown, useAppDispatch } from '@burrow/client';
import { useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { useState } from 'react';
import { useBeginSchoolYearMutation } from '../../api/school-year.api.ts';
import type { YearPreview } from './next-year.rules.ts';

interface BeginYear {
  /** What would happen, in words. */
  readonly words: string;
  /** Asks first. */
  readonly begin: () => Promise<void>;
  readonly isLoading: boolean;
}

/** Begins the new year as it was planned: once, however often it is sent. */
export function useBeginYear(preview: YearPreview): BeginYear {
  const { t } = useTranslation('school-year');
  const dispatch = useAppDispatch();
  const textOf = useProblemText();
  const [requestId] = useState(() => crypto.randomUUID());
  const [send, { isLoading }] = useBeginSchoolYearMutation();
  const { movingClasses, moving, leavingClasses, leaving, classes } = preview;
  const up = t('preview.up', { classes: movingClasses, students: moving });
  const words = `${up} ${t('preview.out', { classes: leavingClasses, students: leaving })}`;
  const begin = async (): Promise<void> => {
    const text = `${words} ${t('askText')}`;
    const agreed = await askConfirm({ title: t('askTitle'), text, ok: t('begin'), cancel: t('cancel') });
    if (!agreed) return;
    const { error } = await send({ request_id: requestId, classes: [...classes] });
    if (error) dispatch(snackbarShown(textOf(error as ApiError), 'error'));
    else dispatch(snackbarShown(t('done'), 'success'));
  };
  return { words, begin, isLoading };
}
