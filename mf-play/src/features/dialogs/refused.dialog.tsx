import { useSession } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { Button, Modal } from '@burrow/ui';
import type { RunResult } from '../execution/run-result.types.ts';

interface RefusedDialogProps {
  readonly result: RunResult | null;
  readonly onClose: () => void;
}

/** A run that the server refused: the day's runs are used up, or the level wants an account or a plan. */
export function RefusedDialog({ result, onClose }: RefusedDialogProps) {
  const { t } = useTranslation('play');
  const { user } = useSession();
  const refusal = result?.kind === 'refused' ? result : null;
  const key = refusal?.code === 'level/too-many-from-address' ? 'address' : user ? 'upgrade' : 'signUp';
  return (
    <Modal
      open={refusal !== null}
      title={t(`refused.${key}.title`)}
      onCancel={onClose}
      width={480}
      footer={
        <Button type="primary" autoFocus onClick={onClose}>
          {t('dialogs.close')}
        </Button>
      }
    >
      <p>{t(`refused.${key}.text`)}</p>
      <p className="refused__kept">{t('refused.kept')}</p>
    </Modal>
  );
}
