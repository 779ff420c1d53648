import { type ApiError, askConfirm, snackbarShown, useAppDispatch } from '@burrow/client';
import type { SchoolYear } from '@burrow/contracts';
import { useProblemText } from '@burrow/forms';
import { useDates, useTranslation } from '@burrow/i18n';
import { Button, Panel } from '@burrow/ui';
import { useUndoSchoolYearMutation } from '../../api/school-year.api.ts';

/** What the new school year did, and the way back within a week. */
export function LastYear({
  year: { undo_until: until, classes, moved, left },
}: {
  readonly year: SchoolYear;
}) {
  const { t } = useTranslation('school-year');
  const { dayAndTime } = useDates();
  const dispatch = useAppDispatch();
  const textOf = useProblemText();
  const [send, { isLoading }] = useUndoSchoolYearMutation();
  const undo = async (): Promise<void> => {
    const agreed = await askConfirm({
      title: t('undoTitle'),
      text: t('undoText'),
      ok: t('undo'),
      cancel: t('cancel'),
    });
    if (!agreed) return;
    const { error } = await send();
    if (error) dispatch(snackbarShown(textOf(error as ApiError), 'error'));
    else dispatch(snackbarShown(t('undone'), 'success'));
  };
  return (
    <Panel title={t('begun')} text={t('begunText', { classes, moved, left, date: dayAndTime(until) })}>
      <Button loading={isLoading} onClick={() => void undo()}>
        {t('undo')}
      </Button>
    </Panel>
  );
}
