import { Note } from '@burrow/ui';
import { RequireSession, snackbarShown, useAppDispatch, useGoTo, PageHead, LinkButton } from '@burrow/client';
import { DEFAULT_CHARACTER } from '@burrow/contracts/characters';
import { Form, PasswordField, useZodForm, type z } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { useAddStudentMutation, useStudentsLimitQuery } from '../../api/students.api.ts';
import { StudentFields } from './student-fields.tsx';
import { NewStudentFormSchema } from './student-schema.ts';

const PARENTS = ['parent'] as const;

/** Adds a student to the family. */
export function AddStudentPage() {
  const { t } = useTranslation('profile');
  return (
    <RequireSession roles={PARENTS}>
      <PageHead title={t('students.add')} text={t('studentForm.text')} />
      <AddStudent />
    </RequireSession>
  );
}

function AddStudent() {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const goTo = useGoTo();
  const { data: limit } = useStudentsLimitQuery();
  const [add] = useAddStudentMutation();
  const form = useZodForm({
    schema: NewStudentFormSchema,
    defaultValues: { full_name: '', age: null, username: '', password: '', character: DEFAULT_CHARACTER },
  });

  const save = async (values: z.output<typeof NewStudentFormSchema>): Promise<void> => {
    const student = await add(values).unwrap();
    dispatch(snackbarShown(t('students.added', { name: student.username }), 'success'));
    goTo(`profile/students/${student.id}/card`);
  };
  if (limit?.can_add === false)
    return (
      <Note>
        <p>{t('students.full', { count: limit.limit })}</p>
        <LinkButton to="profile/students">{t('students.back')}</LinkButton>
      </Note>
    );
  return (
    <div className="panel">
      <Form
        form={form}
        submit={t('students.add')}
        onSubmit={save}
        codeFields={{
          'auth/username-taken': 'username',
          'auth/username-unfit': 'username',
          'auth/password-too-common': 'password',
        }}
        actions={<LinkButton to="profile/students">{t('common.cancel')}</LinkButton>}
        compact
        once
      >
        <StudentFields />
        <PasswordField
          name="password"
          label={t('studentForm.password')}
          hint={t('studentForm.passwordHint')}
          autoComplete="new-password"
        />
      </Form>
    </div>
  );
}
