import { useSession, LinkButton } from '@burrow/client';
import { type MadeSchoolStudent, NewSchoolStudentSchema } from '@burrow/contracts';
import { Form, PasswordField, useZodForm, z } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { useRef } from 'react';
import { useAddSchoolStudentMutation } from '../../api/students.api.ts';
import { ClassField } from '../../students/class-field.tsx';
import { classIdSchema } from '../../students/class-id-schema.ts';
import { NAME_SHAPE, NameFields } from '../../students/name-fields.tsx';
import { UsernameField } from '../../students/username-field.tsx';

const { username, password } = NewSchoolStudentSchema.shape;

const left = z.literal('').transform(() => undefined);

/** A student in the form's values: what is left empty is made up. */
const formSchema = (hasNone: boolean) =>
  z.object({
    class_id: classIdSchema(hasNone),
    ...NAME_SHAPE,
    username: z.union([left, username.unwrap()]),
    password: z.union([left, password.unwrap()]),
  });

type Values = z.output<ReturnType<typeof formSchema>>;

const EMPTY = { first_name: '', last_name: '', username: '', password: '' };

interface AddOneStudentProps {
  readonly classId: string | null;
  readonly back: string;
  readonly onMade: (made: MadeSchoolStudent) => void;
}

/** The form for one student. */
export function AddOneStudent({ classId: given, back, onMade }: AddOneStudentProps) {
  const { t } = useTranslation('students');
  const { isAdmin } = useSession();
  /** The same for all attempts, so that a repetition makes nobody twice. */
  const requestId = useRef(crypto.randomUUID());
  const [add] = useAddSchoolStudentMutation();
  const form = useZodForm({
    schema: formSchema(isAdmin),
    defaultValues: { ...EMPTY, class_id: given ?? '' },
    texts: { class_id: t('form.chooseClass') },
  });
  const save = async (values: Values): Promise<void> =>
    onMade(await add({ request_id: requestId.current, ...values }).unwrap());
  return (
    <div className="panel">
      <Form
        form={form}
        submit={t('add.submit')}
        onSubmit={save}
        codeFields={{
          'auth/username-taken': 'username',
          'auth/username-unfit': 'username',
          'auth/password-too-common': 'password',
        }}
        help={({ code }) => (code === 'auth/class-full' ? <p>{t('add.full')}</p> : null)}
        actions={<LinkButton to={back}>{t('cancel')}</LinkButton>}
        compact
        once
      >
        <ClassField hasNone={isAdmin} />
        <NameFields />
        <UsernameField hint={t('form.usernameHint')} optional />
        <PasswordField
          name="password"
          label={t('form.password')}
          hint={t('form.passwordHint')}
          optional
          autoComplete="new-password"
        />
      </Form>
    </div>
  );
}
