import { useTranslation } from '@burrow/i18n';
import { TextPage } from '../text-page.tsx';
import ar from './teachers.ar.md?html';
import en from './teachers.en.md?html';

export function TeachersPage() {
  const { t } = useTranslation('shell');
  return <TextPage title={t('footer.teachers')} texts={{ en, ar }} />;
}
