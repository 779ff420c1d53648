import { modalOpened, snackbarShown, useAppDispatch, PageHead } from '@burrow/client';
import type { Student } from '@burrow/contracts';
import { Form, useZodForm } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button, Panel, Portrait } from '@burrow/ui';
import { useUpdateStudentMutation } from '../../api/students.api.ts';
import { NewPasswordFields } from '../../components/new-password-fields.tsx';
import { loadStudentPasswordSchema } from '../../schemas/load-profile-schemas.ts';
import { WithStudent } from './with-student.tsx';

const FAMILY = ['student', 'parent'] as const;

/** A student's own page: the animal and the password. */
export function MyProfilePage() {
  return <WithStudent roles={FAMILY}>{student => <MyProfile student={student} />}</WithStudent>;
}

interface StudentProps {
  readonly student: Student;
}

function MyProfile({ student }: StudentProps) {
  const { t } = useTranslation('profile');
  return (
    <>
      <PageHead title={t('shell:profile.myProfile')} text={t('myProfile.text', { name: student.username })} />
      <div className="panels">
        <AnimalPanel student={student} />
        <PasswordPanel student={student} />
      </div>
    </>
  );
}

function AnimalPanel({ student: { id, character } }: StudentProps) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  return (
    <Panel title={t('myProfile.animal')}>
      <div className="my-animal">
        <Portrait character={character} size={96} framed />
        <p>{t(`characters.${character}`)}</p>
        <Button
          onClick={() => dispatch(modalOpened({ name: 'avatar', props: { studentId: id, character } }))}
        >
          {t('myProfile.chooseAnimal')}
        </Button>
      </div>
    </Panel>
  );
}

interface NewPassword {
  readonly current_password: string;
  readonly password: string;
}

function PasswordPanel({ student }: StudentProps) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const [update] = useUpdateStudentMutation();
  const form = useZodForm({
    schema: loadStudentPasswordSchema,
    defaultValues: { current_password: '', password: '', verify_password: '' },
  });
  const change = async ({ current_password, password }: NewPassword): Promise<void> => {
    await update({ id: student.id, update: { current_password, password } }).unwrap();
    form.reset();
    dispatch(snackbarShown(t('details.passwordChanged'), 'success'));
  };
  return (
    <Panel title={t('details.password')} text={t('myProfile.passwordText')}>
      <Form
        form={form}
        submit={t('details.changePassword')}
        onSubmit={change}
        codeFields={{ 'auth/wrong-password': 'current_password', 'auth/password-too-common': 'password' }}
        compact
        label={t('details.password')}
      >
        <NewPasswordFields name="password" />
      </Form>
    </Panel>
  );
}
