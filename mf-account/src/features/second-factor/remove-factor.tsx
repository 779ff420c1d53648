import { snackbarShown, useAppDispatch } from '@burrow/client';
import type { SecondFactor } from '@burrow/contracts';
import { Form, PasswordField, TextField, useZodForm } from '@burrow/forms';
import { useDates, useTranslation } from '@burrow/i18n';
import { useRemoveSecondFactorMutation } from '../../api/profile.api.ts';
import { loadRemoveFactorSchema } from '../../schemas/load-profile-schemas.ts';

interface RemoveFactorProps {
  readonly factor: SecondFactor;
  readonly hasPassword: boolean;
}

/** The second factor is on: since when, how many recovery codes are left, and how to turn it off. */
export function RemoveFactor({ factor, hasPassword }: RemoveFactorProps) {
  const { t } = useTranslation('profile');
  const { day } = useDates();
  const dispatch = useAppDispatch();
  const [remove] = useRemoveSecondFactorMutation();
  const form = useZodForm({
    schema: () => loadRemoveFactorSchema(hasPassword),
    defaultValues: { current_password: '', code: '' },
    texts: { code: t('secondFactor.codeRule') },
  });
  const send = async ({ current_password: given, code }: { current_password: string; code: string }) => {
    await remove({ code, ...(given && { current_password: given }) }).unwrap();
    dispatch(snackbarShown(t('secondFactor.isOff'), 'success'));
  };
  return (
    <>
      <p>{t('secondFactor.since', { date: day(factor.on_since ?? '') })}</p>
      <p>{t('secondFactor.left', { count: factor.recovery_codes_left })}</p>
      <Form
        form={form}
        submit={t('secondFactor.turnOff')}
        onSubmit={send}
        codeFields={{ 'auth/wrong-password': 'current_password', 'auth/wrong-code': 'code' }}
        compact
        secondary
        label={t('secondFactor.turnOff')}
      >
        {hasPassword && (
          <PasswordField
            name="current_password"
            label={t('details.currentPassword')}
            autoComplete="current-password"
          />
        )}
        <TextField
          name="code"
          kind="username"
          label={t('secondFactor.code')}
          hint={t('secondFactor.codeOrRecovery')}
          autoComplete="one-time-code"
        />
      </Form>
    </>
  );
}
