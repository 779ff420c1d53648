import { snackbarShown, useAppDispatch, useGoTo, useSession, PageHead, LinkButton } from '@burrow/client';
import { type Pupil, PupilUpdateSchema } from '@burrow/contracts';
import { CheckboxField, Form, TextField, useZodForm, z } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { useUpdatePupilMutation } from '../../api/students.api.ts';
import { ClassField } from '../../pupils/class-field.tsx';
import { classIdSchema } from '../../pupils/class-id-schema.ts';
import { UsernameField } from '../../pupils/username-field.tsx';
import { HandOverPanel } from '../leaving/index.ts';
import { RemoveStudent } from './remove-student.tsx';
import { WithPupil } from './with-pupil.tsx';

const { full_name, username, assistant_enabled } = PupilUpdateSchema.shape;

const formSchema = (hasNone: boolean) =>
  z.object({
    class_id: classIdSchema(hasNone),
    full_name: z.union([z.literal('').transform(() => null), full_name.unwrap().unwrap()]),
    username: username.unwrap(),
    assistant_enabled: assistant_enabled.unwrap(),
  });

type Values = z.output<ReturnType<typeof formSchema>>;

/** Changes a student, or removes them. */
export function EditStudentPage() {
  return <WithPupil>{pupil => <EditStudent key={pupil.student_id} pupil={pupil} />}</WithPupil>;
}

function EditStudent({ pupil }: { readonly pupil: Pupil }) {
  const { t } = useTranslation('pupils');
  const page = `organization/students/${pupil.student_id}`;
  const name = pupil.full_name ?? pupil.username;
  return (
    <>
      <PageHead title={t('editOf', { name })} above={{ to: page, text: name }} />
      <EditForm pupil={pupil} page={page} />
      <HandOverPanel studentId={pupil.student_id} />
      <RemoveStudent pupil={pupil} />
    </>
  );
}

function EditForm({ pupil, page }: { readonly pupil: Pupil; readonly page: string }) {
  const { t } = useTranslation('pupils');
  const dispatch = useAppDispatch();
  const goTo = useGoTo();
  const { isAdmin } = useSession();
  const [update] = useUpdatePupilMutation();
  const form = useZodForm({
    schema: formSchema(isAdmin),
    texts: { class_id: t('form.chooseClass') },
    defaultValues: {
      class_id: pupil.class_id ?? '',
      full_name: pupil.full_name ?? '',
      username: pupil.username,
      assistant_enabled: pupil.assistant_enabled,
    },
  });
  const save = async ({ class_id, username: typed, ...values }: Values): Promise<void> => {
    const moved = class_id !== pupil.class_id && { class_id };
    const renamed = typed !== pupil.username && { username: typed };
    await update({ id: pupil.student_id, update: { ...values, ...renamed, ...moved } }).unwrap();
    dispatch(snackbarShown(t('saved'), 'success'));
    goTo(page);
  };
  return (
    <div className="panel">
      <Form
        form={form}
        submit={t('save')}
        onSubmit={save}
        codeFields={{ 'auth/username-taken': 'username', 'auth/username-unfit': 'username' }}
        actions={<LinkButton to={page}>{t('cancel')}</LinkButton>}
        compact
        once
      >
        <ClassField hasNone={isAdmin} />
        <TextField
          name="full_name"
          kind="name"
          label={t('form.fullName')}
          hint={t('form.fullNameHint')}
          optional
          autoComplete="off"
        />
        <UsernameField hint={t('form.newUsernameHint')} own={pupil.username} />
        <CheckboxField name="assistant_enabled" label={t('assistant.title')} hint={t('assistant.hint')} />
      </Form>
    </div>
  );
}
