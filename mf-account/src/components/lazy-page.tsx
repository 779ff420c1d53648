import { DelayedSkeleton } from '@burrow/ui';
import { useTranslation } from '@burrow/i18n';
import { lazy, Suspense, type ComponentType, type ReactElement } from 'react';

function Waiting() {
  const { t } = useTranslation('shell');
  return <DelayedSkeleton label={t('loading')} />;
}

/** A page that is loaded when its path is first opened: `lazyPage(async () => (await import('…')).LoginPage)`. */
export function lazyPage(load: () => Promise<ComponentType>): ReactElement {
  const Page = lazy(async () => ({ default: await load() }));
  return (
    <Suspense fallback={<Waiting />}>
      <Page />
    </Suspense>
  );
}
