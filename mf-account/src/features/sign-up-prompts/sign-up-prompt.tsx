import { nextQuery, useGoTo } from '@burrow/client';
import { useLocation } from '@burrow/client/router';
import { useTranslation } from '@burrow/i18n';
import { Button, Modal } from '@burrow/ui';

interface SignUpPromptProps {
  readonly title: string;
  readonly text: string;
  readonly onClose: () => void;
}

/** Asks a visitor to sign up or log in; both lead back to this page. */
export function SignUpPrompt({ title, text, onClose }: SignUpPromptProps) {
  const { t } = useTranslation('profile');
  const goTo = useGoTo();
  const query = nextQuery(useLocation());
  const leave = (page: 'login' | 'signup') => () => {
    onClose();
    goTo(`${page}?${query}`);
  };
  const buttons = (
    <>
      <Button onClick={leave('login')}>{t('signUpPrompt.logIn')}</Button>
      <Button type="primary" autoFocus onClick={leave('signup')}>
        {t('signUpPrompt.signUp')}
      </Button>
    </>
  );
  return (
    <Modal open title={title} onCancel={onClose} width={480} footer={buttons}>
      <p className="dialog-text">{text}</p>
      <p className="dialog-text">{t('signUpPrompt.kept')}</p>
    </Modal>
  );
}
