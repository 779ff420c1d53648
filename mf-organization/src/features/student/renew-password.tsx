import { askConfirm } from '@burrow/client';
import type { Pupil } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Button, Icon, Panel } from '@burrow/ui';
import { useRenewPassword } from '../../pupils/use-renew-password.tsx';

/** A new password for a student who has forgotten theirs. */
export function RenewPassword({ pupil }: { readonly pupil: Pupil }) {
  const { t } = useTranslation('pupils');
  const { renew, isLoading, dialog } = useRenewPassword();
  const ask = async (): Promise<void> => {
    const question = {
      title: t('renewTitle', { username: pupil.username }),
      text: t('renewText'),
      ok: t('renew'),
      cancel: t('cancel'),
    };
    if (await askConfirm(question)) await renew(pupil);
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
