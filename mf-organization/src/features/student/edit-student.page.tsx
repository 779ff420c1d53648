import { snackbarShown, useAppDispatch, useGoTo, useSession, PageHead, LinkButton } from '@burrow/client';
import { type Pupil, proposedParts, PupilUpdateSchema } from '@burrow/contracts';
import { CheckboxField, Form, useZodForm, z } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { useOrganizationQuery } from '../../api/organization.api.ts';
import { useUpdatePupilMutation } from '../../api/students.api.ts';
import { ClassField } from '../../pupils/class-field.tsx';
import { classIdSchema } from '../../pupils/class-id-schema.ts';
import { NAME_SHAPE, NameFields } from '../../pupils/name-fields.tsx';
import { UsernameField } from '../../pupils/username-field.tsx';
import { HandOverPanel } from '../leaving/index.ts';
import { RemoveStudent } from './remove-student.tsx';
import { WithPupil } from './with-pupil.tsx';

const { username, assistant_enabled } = PupilUpdateSchema.shape;

const formSchema = (hasNone: boolean) =>
  z.object({
    class_id: classIdSchema(hasNone),
    ...NAME_SHAPE,
    username: username.unwrap(),
    assistant_enabled: assistant_enabled.unwrap(),
  });

type Values = z.output<ReturnType<typeof formSchema>>;

/** The parts that are known, or what they may be, and the name of which they are a guess. */
function namesAtFirst({ full_name, first_name, last_name }: Pupil, language: string | null) {
  if (first_name !== null || last_name !== null || full_name === null)
    return { parts: { first_name: first_name ?? '', last_name: last_name ?? '' }, whole: null };
  const proposed = proposedParts(full_name, language);
  return { parts: proposed ?? { first_name: full_name, last_name: '' }, whole: proposed && full_name };
}

/** Changes a student, or removes them. */
export function EditStudentPage() {
  return <WithPupil>{pupil => <EditStudent key={pupil.student_id} pupil={pupil} />}</WithPupil>;
}

function EditStudent({ pupil }: { readonly pupil: Pupil }) {
  const { t } = useTranslation('pupils');
  const page = `organization/students/${pupil.student_id}`;
  const name = pupil.full_name ?? pupil.username;
  const { data: school } = useOrganizationQuery();
  return (
    <>
      <PageHead title={t('editOf', { name })} above={{ to: page, text: name }} />
      {school && <EditForm pupil={pupil} page={page} language={school.language} />}
      <HandOverPanel studentId={pupil.student_id} />
      <RemoveStudent pupil={pupil} />
    </>
  );
}

interface EditFormProps {
  readonly pupil: Pupil;
  readonly page: string;
  /** The school's, by its code. */
  readonly language: string | null;
}

function EditForm({ pupil, page, language }: EditFormProps) {
  const { t } = useTranslation('pupils');
  const dispatch = useAppDispatch();
  const goTo = useGoTo();
  const { isAdmin } = useSession();
  const [update] = useUpdatePupilMutation();
  const { parts, whole } = namesAtFirst(pupil, language);
  const form = useZodForm({
    schema: formSchema(isAdmin),
    texts: { class_id: t('form.chooseClass') },
    defaultValues: {
      class_id: pupil.class_id ?? '',
      ...parts,
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
        <NameFields whole={whole} />
        <UsernameField hint={t('form.newUsernameHint')} own={pupil.username} />
        <CheckboxField name="assistant_enabled" label={t('assistant.title')} hint={t('assistant.hint')} />
      </Form>
    </div>
  );
}
