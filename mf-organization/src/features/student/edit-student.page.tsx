import { snackbarShown, useAppDispatch, useGoTo, useSession, PageHead, LinkButton } from '@burrow/client';
import { type SchoolStudent, proposedParts, SchoolStudentUpdateSchema } from '@burrow/contracts';
import { CheckboxField, Form, useZodForm, z } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { useOrganizationQuery } from '../../api/organization.api.ts';
import { useUpdateSchoolStudentMutation } from '../../api/students.api.ts';
import { ClassField } from '../../students/class-field.tsx';
import { classIdSchema } from '../../students/class-id-schema.ts';
import { NAME_SHAPE, NameFields } from '../../students/name-fields.tsx';
import { UsernameField } from '../../students/username-field.tsx';
import { HandOverPanel } from '../leaving/index.ts';
import { RemoveStudent } from './remove-student.tsx';
import { WithStudent } from './with-student.tsx';

const { username, assistant_enabled } = SchoolStudentUpdateSchema.shape;

const formSchema = (hasNone: boolean) =>
  z.object({
    class_id: classIdSchema(hasNone),
    ...NAME_SHAPE,
    username: username.unwrap(),
    assistant_enabled: assistant_enabled.unwrap(),
  });

type Values = z.output<ReturnType<typeof formSchema>>;

/** The parts that are known, or what they may be, and the name of which they are a guess. */
function namesAtFirst({ full_name, first_name, last_name }: SchoolStudent, language: string | null) {
  if (first_name !== null || last_name !== null || full_name === null)
    return { parts: { first_name: first_name ?? '', last_name: last_name ?? '' }, whole: null };
  const proposed = proposedParts(full_name, language);
  return { parts: proposed ?? { first_name: full_name, last_name: '' }, whole: proposed && full_name };
}

/** Changes a student, or removes them. */
export function EditStudentPage() {
  return <WithStudent>{student => <EditStudent key={student.student_id} student={student} />}</WithStudent>;
}

function EditStudent({ student }: { readonly student: SchoolStudent }) {
  const { t } = useTranslation('students');
  const page = `organization/students/${student.student_id}`;
  const name = student.full_name ?? student.username;
  const { data: school } = useOrganizationQuery();
  return (
    <>
      <PageHead title={t('editOf', { name })} above={{ to: page, text: name }} />
      {school && <EditForm student={student} page={page} language={school.language} />}
      <HandOverPanel studentId={student.student_id} />
      <RemoveStudent student={student} />
    </>
  );
}

interface EditFormProps {
  readonly student: SchoolStudent;
  readonly page: string;
  /** The school's, by its code. */
  readonly language: string | null;
}

function EditForm({ student, page, language }: EditFormProps) {
  const { t } = useTranslation('students');
  const dispatch = useAppDispatch();
  const goTo = useGoTo();
  const { isAdmin } = useSession();
  const [update] = useUpdateSchoolStudentMutation();
  const { parts, whole } = namesAtFirst(student, language);
  const form = useZodForm({
    schema: formSchema(isAdmin),
    texts: { class_id: t('form.chooseClass') },
    defaultValues: {
      class_id: student.class_id ?? '',
      ...parts,
      username: student.username,
      assistant_enabled: student.assistant_enabled,
    },
  });
  const save = async ({ class_id, username: typed, ...values }: Values): Promise<void> => {
    const moved = class_id !== student.class_id && { class_id };
    const renamed = typed !== student.username && { username: typed };
    await update({ id: student.student_id, update: { ...values, ...renamed, ...moved } }).unwrap();
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
        <UsernameField hint={t('form.newUsernameHint')} own={student.username} />
        <CheckboxField name="assistant_enabled" label={t('assistant.title')} hint={t('assistant.hint')} />
      </Form>
    </div>
  );
}
