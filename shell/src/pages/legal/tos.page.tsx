import { useTranslation } from '@burrow/i18n';
import { LegalText } from './legal-text.tsx';
import ar from './tos.ar.md?html';
import en from './tos.en.md?html';

export function TosPage() {
  const { t } = useTranslation('shell');
  return <LegalText title={t('footer.terms')} texts={{ en, ar }} />;
}
