import { Panel } from '@burrow/ui';
import { useSession } from '@burrow/client';
import type { BegunSecondFactor, Profile } from '@burrow/contracts';
import { Form, PasswordField, useZodForm } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { useState } from 'react';
import { useBeginSecondFactorMutation, useSecondFactorQuery } from '../../api/profile.api.ts';
import { loadOwnerSchema } from '../../schemas/load-profile-schemas.ts';
import { ConfirmFactor } from './confirm-factor.tsx';
import { RecoveryCodesList } from './recovery-codes.tsx';
import { RemoveFactor } from './remove-factor.tsx';

/** A code of an app, asked at log-in: for those who see the data of other people's children. */
export function SecondFactorPanel({ profile: { has_password: hasPassword } }: { readonly profile: Profile }) {
  const { t } = useTranslation('profile');
  const { isAdmin, isTeacher, isStaff } = useSession();
  const { data, refetch } = useSecondFactorQuery();
  const [begun, setBegun] = useState<BegunSecondFactor>();
  const [codes, setCodes] = useState<readonly string[]>();
  const isOn = Boolean(data?.on_since);
  if (!data || (!isAdmin && !isTeacher && !isStaff && !isOn)) return null;
  const finish = (): void => {
    setCodes(undefined);
    setBegun(undefined);
    void refetch();
  };
  return (
    <Panel title={t('secondFactor.title')} text={t('secondFactor.text')}>
      {codes ? (
        <RecoveryCodesList codes={codes} onDone={finish} />
      ) : isOn ? (
        <RemoveFactor factor={data} hasPassword={hasPassword} />
      ) : begun ? (
        <ConfirmFactor begun={begun} onConfirmed={setCodes} />
      ) : (
        <BeginForm hasPassword={hasPassword} onBegun={setBegun} />
      )}
    </Panel>
  );
}

interface BeginFormProps {
  readonly hasPassword: boolean;
  readonly onBegun: (begun: BegunSecondFactor) => void;
}

function BeginForm({ hasPassword, onBegun }: BeginFormProps) {
  const { t } = useTranslation('profile');
  const [begin] = useBeginSecondFactorMutation();
  const form = useZodForm({
    schema: () => loadOwnerSchema(hasPassword),
    defaultValues: { current_password: '' },
  });
  return (
    <Form
      form={form}
      submit={t('secondFactor.setUp')}
      onSubmit={async ({ current_password: given }) =>
        onBegun(await begin(given ? { current_password: given } : {}).unwrap())
      }
      codeFields={{ 'auth/wrong-password': 'current_password' }}
      compact
      secondary
      label={t('secondFactor.title')}
    >
      {hasPassword && (
        <PasswordField
          name="current_password"
          label={t('details.currentPassword')}
          autoComplete="current-password"
        />
      )}
    </Form>
  );
}
