import { askConfirm } from '@burrow/client';
import type { SchoolStudent } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Button, Icon, Panel } from '@burrow/ui';
import { useRenewPassword } from '../../students/use-renew-password.tsx';

/** A new password for a student who has forgotten theirs. */
export function RenewPassword({ student }: { readonly student: SchoolStudent }) {
  const { t } = useTranslation('students');
  const { renew, isLoading, dialog } = useRenewPassword();
  const ask = async (): Promise<void> => {
    const question = {
      title: t('renewTitle', { username: student.username }),
      text: t('renewText'),
      ok: t('renew'),
      cancel: t('cancel'),
    };
    if (await askConfirm(question)) await renew(student);
  };
  return (
    <Panel title={t('password')} text={t('renewText')}>
      {dialog}
      <Button loading={isLoading} onClick={() => void ask()}>
        <Icon name="key" size={16} /> {t('renew')}
      </Button>
    </Panel>
  );
}
