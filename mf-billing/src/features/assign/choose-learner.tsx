import { LinkButton, LoadSkeleton, snackbarShown, useAppDispatch } from '@burrow/client';
import type { Student } from '@burrow/contracts';
import { Failure, isApiError, useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button, Note, Portrait } from '@burrow/ui';
import { useState } from 'react';
import {
  useAssignPurchaseMutation,
  useFamilyStudentsQuery,
  useStudentsWithoutCourseQuery,
} from '../../api/assign.api.ts';

interface ChooseLearnerProps {
  readonly course: string;
  readonly onClose: () => void;
}

/** The parent's students who do not have the course yet; nobody is chosen beforehand. */
export function ChooseLearner({ course, onClose }: ChooseLearnerProps) {
  const { t } = useTranslation('assign');
  const without = useStudentsWithoutCourseQuery(course);
  const family = useFamilyStudentsQuery();
  const error = without.error ?? family.error;
  const retry = (): void => {
    void without.refetch();
    void family.refetch();
  };
  if (error) return <Failure title={t('notLoaded')} error={error} onRetry={retry} />;
  if (!without.data || !family.data) return <LoadSkeleton />;
  const ids = new Set(without.data.students.map(({ student_id }) => student_id));
  const students = family.data.students.filter(({ id }) => ids.has(id));
  if (students.length === 0)
    return (
      <div className="assign">
        <p>{t('nobody')}</p>
        <LinkButton to="profile/students/add">{t('add')}</LinkButton>
      </div>
    );
  return <Choice course={course} students={students} onClose={onClose} />;
}

function Choice({
  course,
  students,
  onClose,
}: ChooseLearnerProps & { readonly students: readonly Student[] }) {
  const { t } = useTranslation('assign');
  const { t: courseWord } = useTranslation('course-words');
  const dispatch = useAppDispatch();
  const textOf = useProblemText();
  const [chosen, setChosen] = useState<Student | null>(null);
  const [assign, { isLoading, error }] = useAssignPurchaseMutation();
  const words = { course: courseWord(`${course}.full`), name: chosen?.username ?? '' };
  const give = async ({ id }: Student): Promise<void> => {
    const answer = await assign({ student_id: id, course_name: course });
    if (answer.error) return;
    dispatch(snackbarShown(t('done', words), 'success'));
    onClose();
  };
  return (
    <div className="assign">
      <p>{t('text', words)}</p>
      <div className="assign__students" role="group" aria-label={t('title')}>
        {students.map(student => (
          <Button
            key={student.id}
            aria-pressed={student.id === chosen?.id}
            icon={<Portrait character={student.character} size={28} />}
            onClick={() => setChosen(student)}
          >
            <bdi>{student.username}</bdi>
          </Button>
        ))}
      </div>
      {isApiError(error) && (
        <Note kind="error" live>
          <p>{textOf(error)}</p>
        </Note>
      )}
      <div className="bought__actions">
        <Button
          type="primary"
          disabled={!chosen}
          loading={isLoading}
          onClick={() => chosen && void give(chosen)}
        >
          {chosen ? t('give', words) : t('choose')}
        </Button>
        <Button onClick={onClose}>{t('later')}</Button>
      </div>
    </div>
  );
}
