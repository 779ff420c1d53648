import { useTranslation } from '@burrow/i18n';
import type { DialogProps } from '../../components/dialog-props.ts';
import { SignUpPrompt } from './sign-up-prompt.tsx';

/** A visitor on a phone. */
export function MobileSignUpDialog({ onClose }: DialogProps<'mobile-sign-up'>) {
  const { t } = useTranslation('profile');
  return <SignUpPrompt title={t('mobileSignUp.title')} text={t('mobileSignUp.text')} onClose={onClose} />;
}
