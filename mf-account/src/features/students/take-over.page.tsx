import { RequireSession, snackbarShown, useAppDispatch, useGoTo, PageHead, LinkButton } from '@burrow/client';
import { TakeOverSchema } from '@burrow/contracts';
import { Form, TextField, useZodForm, z } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { useTakeOverStudentMutation } from '../../api/students.api.ts';
import { useSecret } from '../secrets/index.ts';

const PARENTS = ['parent'] as const;

const { code, username } = TakeOverSchema.shape;
const FormSchema = z.object({
  code,
  username: z.union([z.literal('').transform(() => undefined), username.unwrap()]),
});

/** A parent takes a child over from a school, by its link or code. */
export function TakeOverPage() {
  const { t } = useTranslation('profile');
  return (
    <RequireSession roles={PARENTS}>
      <PageHead title={t('takeOver.title')} text={t('takeOver.text')} />
      <TakeOver />
    </RequireSession>
  );
}

function TakeOver() {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const goTo = useGoTo();
  const { secret } = useSecret();
  const [takeOver] = useTakeOverStudentMutation();
  const form = useZodForm({ schema: FormSchema, defaultValues: { code: secret ?? '', username: '' } });
  const save = async (values: z.output<typeof FormSchema>): Promise<void> => {
    const { username: name } = await takeOver(values).unwrap();
    dispatch(snackbarShown(t('takeOver.done', { name }), 'success'));
    goTo('profile/students', { replace: true });
  };
  return (
    <div className="panel">
      <Form
        form={form}
        submit={t('takeOver.submit')}
        onSubmit={save}
        codeFields={{
          'auth/token-invalid': 'code',
          'auth/username-taken': 'username',
          'auth/username-unfit': 'username',
        }}
        actions={<LinkButton to="profile/students">{t('common.cancel')}</LinkButton>}
        compact
        once
      >
        <TextField name="code" label={t('takeOver.code')} hint={t('takeOver.codeHint')} autoComplete="off" />
        <TextField
          name="username"
          label={t('takeOver.username')}
          hint={t('takeOver.usernameHint')}
          autoComplete="off"
        />
      </Form>
    </div>
  );
}
