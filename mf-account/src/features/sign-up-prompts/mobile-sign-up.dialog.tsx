import type { DialogProps } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { SignUpPrompt } from './sign-up-prompt.tsx';

/** For a visitor on a phone. */
export function MobileSignUpDialog({ onClose }: DialogProps<'mobile-sign-up'>) {
  const { t } = useTranslation('profile');
  return <SignUpPrompt title={t('mobileSignUp.title')} text={t('mobileSignUp.text')} onClose={onClose} />;
}
