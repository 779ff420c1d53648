import { useTranslation } from '@burrow/i18n';
import { LegalText } from './legal-text.tsx';
import ar from './privacy.ar.md?html';
import en from './privacy.en.md?html';

export function PrivacyPage() {
  const { t } = useTranslation('shell');
  return <LegalText title={t('footer.privacy')} texts={{ en, ar }} />;
}
