import { DelayedSkeleton } from '@burrow/ui';
import { useTranslation } from '@burrow/i18n';
import { loadPageTexts } from '../locales/page-texts.ts';
import { lazy, Suspense, type ComponentType, type ReactElement } from 'react';

function Waiting() {
  const { t } = useTranslation('shell');
  return <DelayedSkeleton label={t('loading')} />;
}

/** A page that is loaded with the area's texts when its path is first opened: `lazyPage(async () => (await import('…')).LoginPage)`. */
export function lazyPage(load: () => Promise<ComponentType>): ReactElement {
  const Page = lazy(async () => {
    const [page] = await Promise.all([load(), loadPageTexts()]);
    return { default: page };
  });
  return (
    <Suspense fallback={<Waiting />}>
      <Page />
    </Suspense>
  );
}
