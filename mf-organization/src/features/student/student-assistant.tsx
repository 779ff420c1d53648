import { Panel } from '@burrow/ui';
import { type ApiError, snackbarShown, useAppDispatch } from '@burrow/client';
import type { SchoolStudent } from '@burrow/contracts';
import { useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { useUpdateSchoolStudentMutation } from '../../api/students.api.ts';

/** Whether the student has tips, where the class has them: a tick is stored at once. */
export function StudentAssistant({
  student: { student_id: id, assistant_enabled: has },
}: {
  readonly student: SchoolStudent;
}) {
  const { t } = useTranslation('students');
  const dispatch = useAppDispatch();
  const textOf = useProblemText();
  const [update, { isLoading }] = useUpdateSchoolStudentMutation();
  const turn = async (on: boolean): Promise<void> => {
    const { error } = await update({ id, update: { assistant_enabled: on } });
    if (error) return void dispatch(snackbarShown(textOf(error as ApiError), 'error'));
    dispatch(snackbarShown(t(on ? 'assistant.isOn' : 'assistant.isOff'), 'success'));
  };
  return (
    <Panel title={t('assistant.title')}>
      <label className="chapter-tree__label">
        <input
          type="checkbox"
          className="form-check__box"
          checked={has}
          disabled={isLoading}
          onChange={({ target }) => void turn(target.checked)}
        />
        {t('assistant.hint')}
      </label>
    </Panel>
  );
}
