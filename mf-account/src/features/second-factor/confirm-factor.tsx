import type { BegunSecondFactor } from '@burrow/contracts';
import { Form, TextField, useZodForm } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { QrCode } from '@burrow/ui/qr-code';
import { useConfirmSecondFactorMutation } from '../../api/profile.api.ts';
import { loadFactorCodeSchema } from '../auth/index.ts';

interface ConfirmFactorProps {
  readonly begun: BegunSecondFactor;
  readonly onConfirmed: (codes: readonly string[]) => void;
}

const FOUR = /.{1,4}/g;

/** The key for the app, and a first code of it. */
export function ConfirmFactor({ begun: { key, uri }, onConfirmed }: ConfirmFactorProps) {
  const { t } = useTranslation('profile');
  const [confirm] = useConfirmSecondFactorMutation();
  const form = useZodForm({
    schema: loadFactorCodeSchema,
    defaultValues: { code: '' },
    texts: { code: t('secondFactor.codeRule') },
  });
  return (
    <>
      <p>{t('secondFactor.scan')}</p>
      <div className="second-factor">
        <QrCode content={uri} label={t('secondFactor.qr')} />
        <p>
          {t('secondFactor.key')}
          <code dir="ltr">{key.match(FOUR)?.join(' ')}</code>
        </p>
      </div>
      <Form
        form={form}
        submit={t('secondFactor.turnOn')}
        onSubmit={async ({ code }) => onConfirmed((await confirm(code).unwrap()).recovery_codes)}
        codeFields={{ 'auth/wrong-code': 'code' }}
        compact
        label={t('secondFactor.title')}
      >
        <TextField
          name="code"
          kind="username"
          label={t('secondFactor.code')}
          hint={t('secondFactor.codeHint')}
          autoComplete="one-time-code"
        />
      </Form>
    </>
  );
}
