import { usePage } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';

export function LoginPage() {
  const { t } = useTranslation('account');
  usePage(t('login.title'));
  return <h1>{t('login.title')}</h1>;
}
