import { askConfirm, snackbarShown, useAppDispatch, useGoTo, PageHead, LinkButton } from '@burrow/client';
import type { Student } from '@burrow/contracts';
import { CheckboxField, Form, PasswordField, useZodForm, type z } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button, Panel } from '@burrow/ui';
import { useRemoveStudentMutation, useUpdateStudentMutation } from '../../api/students.api.ts';
import { StudentFields } from './student-fields.tsx';
import { studentDefaults, StudentFormSchema } from './student-schema.ts';
import { WithStudent } from './with-student.tsx';

const PARENTS = ['parent'] as const;

/** Changes a student, or removes them. */
export function EditStudentPage() {
  return <WithStudent roles={PARENTS}>{student => <EditStudent student={student} />}</WithStudent>;
}

interface StudentProps {
  readonly student: Student;
}

function EditStudent({ student }: StudentProps) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const goTo = useGoTo();
  const [update] = useUpdateStudentMutation();
  const form = useZodForm({ schema: StudentFormSchema, defaultValues: studentDefaults(student) });
  const page = `profile/students/${student.id}`;

  const save = async (values: z.output<typeof StudentFormSchema>): Promise<void> => {
    await update({ id: student.id, update: values }).unwrap();
    dispatch(snackbarShown(t('common.saved'), 'success'));
    goTo(page);
  };
  return (
    <>
      <PageHead title={t('students.editOf', { name: student.username })} />
      <div className="panels">
        <div className="panel">
          <Form
            form={form}
            submit={t('common.save')}
            onSubmit={save}
            codeFields={{
              'auth/username-taken': 'username',
              'auth/username-unfit': 'username',
              'auth/password-too-common': 'password',
            }}
            actions={<LinkButton to={page}>{t('common.cancel')}</LinkButton>}
            compact
            once
          >
            <StudentFields own={student.username} />
            <PasswordField
              name="password"
              label={t('studentForm.newPassword')}
              hint={t('studentForm.newPasswordHint')}
              autoComplete="new-password"
              optional
            />
            <CheckboxField
              name="assistant_enabled"
              label={t('studentForm.assistant')}
              hint={t('studentForm.assistantHint')}
            />
          </Form>
        </div>
        <RemoveStudent student={student} />
      </div>
    </>
  );
}

function RemoveStudent({ student }: StudentProps) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const goTo = useGoTo();
  const [remove, { isLoading }] = useRemoveStudentMutation();

  const ask = async (): Promise<void> => {
    const agreed = await askConfirm({
      title: t('students.removeTitle', { name: student.username }),
      text: t('students.removeText'),
      ok: t('students.remove'),
      cancel: t('common.cancel'),
      destructive: true,
    });
    if (!agreed) return;
    const { error } = await remove(student.id);
    if (error) return void dispatch(snackbarShown(t('students.notRemoved'), 'error'));
    dispatch(snackbarShown(t('students.removed', { name: student.username }), 'success'));
    goTo('profile/students', { replace: true });
  };
  return (
    <Panel title={t('students.remove')} text={t('students.removeText')}>
      <Button danger loading={isLoading} onClick={() => void ask()}>
        {t('students.removeOf', { name: student.username })}
      </Button>
    </Panel>
  );
}
