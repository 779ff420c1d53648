import { useGoTo } from '@burrow/client';
import type { SchoolStudent } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Button, Panel } from '@burrow/ui';
import { useRemoveStudents } from '../../students/use-remove-students.ts';

/** Takes the student out of the school, after a question. */
export function RemoveStudent({ student }: { readonly student: SchoolStudent }) {
  const { t } = useTranslation('students');
  const goTo = useGoTo();
  const { remove, isLoading } = useRemoveStudents();
  const list =
    student.class_id === null ? 'organization/students' : `organization/classes/${student.class_id}`;
  const ask = async (): Promise<void> => {
    if (await remove([student])) goTo(list, { replace: true });
  };
  return (
    <Panel title={t('remove.remove')} text={t('remove.text')}>
      <Button danger loading={isLoading} onClick={() => void ask()}>
        {t('remove.of', { username: student.username })}
      </Button>
    </Panel>
  );
}
