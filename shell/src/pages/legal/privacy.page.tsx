import { useTranslation } from '@burrow/i18n';
import { TextPage } from '../text-page.tsx';
import ar from './privacy.ar.md?html';
import en from './privacy.en.md?html';

export function PrivacyPage() {
  const { t } = useTranslation('shell');
  return <TextPage title={t('footer.privacy')} texts={{ en, ar }} />;
}
