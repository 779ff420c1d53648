import { useTranslation } from '@burrow/i18n';
import { TextPage } from '../text-page.tsx';
import ar from './parents.ar.md?html';
import en from './parents.en.md?html';

export function ParentsPage() {
  const { t } = useTranslation('shell');
  return <TextPage title={t('footer.parents')} texts={{ en, ar }} />;
}
