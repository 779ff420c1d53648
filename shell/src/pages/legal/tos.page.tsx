import { useTranslation } from '@burrow/i18n';
import { TextPage } from '../text-page.tsx';
import ar from './tos.ar.md?html';
import en from './tos.en.md?html';

export function TosPage() {
  const { t } = useTranslation('shell');
  return <TextPage title={t('footer.terms')} texts={{ en, ar }} />;
}
