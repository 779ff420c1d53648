import { snackbarShown, useAppDispatch, useGoTo, PageHead, LoadSkeleton } from '@burrow/client';
import type { CourseData, SchoolClass } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { ChangedMeanwhile } from '../../components/changed-meanwhile.tsx';
import { Failure } from '../../components/failure.tsx';
import { useEdited } from '../../components/use-edited.ts';
import { ClassForm } from './class-form.tsx';
import type { ClassValues } from './class-schema.ts';
import { RemoveClass } from './remove-class.tsx';
import { useCourses } from './use-courses.ts';
import { useSaveClass } from './use-save-class.ts';
import { WithClass } from '../../components/with-class.tsx';

type Read = () => { readonly unwrap: () => Promise<SchoolClass> };

/** Changes a class, or removes it. */
export function EditClassPage() {
  const { t } = useTranslation('organization');
  const { courses, error, refetch } = useCourses();
  if (courses)
    return (
      <WithClass>
        {(schoolClass, read) => (
          <EditClass key={schoolClass.id} current={schoolClass} read={read} courses={courses} />
        )}
      </WithClass>
    );
  if (error) return <Failure title={t('classForm.notLoaded')} error={error} onRetry={refetch} />;
  return <LoadSkeleton lines={8} />;
}

interface EditClassProps {
  readonly current: SchoolClass;
  readonly read: Read;
  readonly courses: readonly CourseData[];
}

function EditClass({ current, read, courses }: EditClassProps) {
  const { t } = useTranslation('organization');
  const dispatch = useAppDispatch();
  const goTo = useGoTo();
  const saveClass = useSaveClass(courses);
  const { edited = current, renew } = useEdited(current, read);
  const page = `organization/classes/${edited.id}`;
  const save = async (values: ClassValues): Promise<void> => {
    await saveClass(values, edited);
    dispatch(snackbarShown(t('common.saved'), 'success'));
    goTo(page);
  };
  return (
    <>
      <PageHead title={t('classes.editOf', { name: edited.name })} above={{ to: page, text: edited.name }} />
      <ClassForm
        key={edited.version}
        courses={courses}
        schoolClass={edited}
        back={page}
        help={error => <ChangedMeanwhile error={error} onRenew={renew} />}
        onSave={save}
      />
      <RemoveClass schoolClass={edited} />
    </>
  );
}
