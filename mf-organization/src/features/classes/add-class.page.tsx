import { snackbarShown, useAppDispatch, useGoTo, PageHead, LoadSkeleton } from '@burrow/client';
import type { CourseData } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Failure } from '../../components/failure.tsx';
import { ClassForm } from './class-form.tsx';
import type { ClassValues } from './class-schema.ts';
import { useCourses } from './use-courses.ts';
import { useSaveClass } from './use-save-class.ts';

/** Makes a class. */
export function AddClassPage() {
  const { t } = useTranslation('organization');
  const { courses, error, refetch } = useCourses();
  const above = { to: 'organization/classes', text: t('area.links.classes') };
  return (
    <>
      <PageHead title={t('classes.add')} above={above} />
      {courses ? (
        <AddClass courses={courses} />
      ) : error ? (
        <Failure title={t('classForm.notLoaded')} error={error} onRetry={refetch} />
      ) : (
        <LoadSkeleton lines={8} />
      )}
    </>
  );
}

function AddClass({ courses }: { readonly courses: readonly CourseData[] }) {
  const { t } = useTranslation('organization');
  const dispatch = useAppDispatch();
  const goTo = useGoTo();
  const saveClass = useSaveClass(courses);
  const save = async (values: ClassValues): Promise<void> => {
    const { id, name } = await saveClass(values);
    dispatch(snackbarShown(t('classes.added', { name }), 'success'));
    goTo(`organization/classes/${id}`);
  };
  return <ClassForm courses={courses} back="organization/classes" onSave={save} />;
}
