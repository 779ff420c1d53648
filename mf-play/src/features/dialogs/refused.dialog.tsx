import { useSession } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { Button, Modal } from '@burrow/ui';
import { useWayToLogIn } from '../../level/use-refusal.ts';
import { useWayToPlan } from '../../level/use-way-to-plan.ts';
import type { DialogProps } from '../../level/panel.types.ts';
import { answerFor, type RefusedAnswer } from './refused.rules.ts';

export interface RefusedDialogProps extends DialogProps {
  readonly answer: Exclude<RefusedAnswer, 'sign-up-prompt'>;
}

/** A run that the server refused: the day's runs are used up, or the level is not open. */
export function RefusedDialog({ open, onClose, answer: told }: RefusedDialogProps) {
  const { t } = useTranslation('play-dialogs');
  const { isStudent } = useSession();
  const answer = answerFor(told, isStudent);
  return (
    <Modal
      open={open}
      title={t(`refused.${answer}.title`)}
      onCancel={onClose}
      width={480}
      destroyOnHidden
      footer={<Ways answer={answer} onClose={onClose} />}
    >
      <p>{t(`refused.${answer}.text`)}</p>
      <p className="dialog-note">{t('refused.kept')}</p>
    </Modal>
  );
}

interface WaysProps {
  readonly answer: RefusedAnswer;
  readonly onClose: () => void;
}

function Ways({ answer, onClose }: WaysProps) {
  const { t } = useTranslation('play-dialogs');
  const logIn = useWayToLogIn('login');
  const signUp = useWayToLogIn('signup');
  const wayToPlan = useWayToPlan();
  const upgrade = answer === 'upgrade' || answer === 'plan' ? wayToPlan : null;
  const isMain = answer !== 'signUp' && !upgrade;
  return (
    <>
      <Button type={isMain ? 'primary' : 'default'} autoFocus={isMain} onClick={onClose}>
        {t('refused.close')}
      </Button>
      {answer === 'signUp' && <Button onClick={logIn}>{t('refused.logInAction')}</Button>}
      {answer === 'signUp' && (
        <Button type="primary" autoFocus onClick={signUp}>
          {t('refused.signUpAction')}
        </Button>
      )}
      {upgrade && (
        <Button type="primary" autoFocus onClick={upgrade}>
          {t('refused.upgradeAction')}
        </Button>
      )}
    </>
  );
}
