import type { DialogProps } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { SignUpPrompt } from './sign-up-prompt.tsx';

/** For a visitor whose attempts are used up, or who wants a level that needs an account. */
export function GoToSignUpDialog({ reason = 'attempts', onClose }: DialogProps<'go-to-sign-up'>) {
  const { t } = useTranslation('profile');
  return <SignUpPrompt title={t('goToSignUp.title')} text={t(`goToSignUp.${reason}`)} onClose={onClose} />;
}
