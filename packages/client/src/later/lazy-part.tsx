import { useTranslation } from '@burrow/i18n';
import { Button, DelayedSkeleton, MessagePanel } from '@burrow/ui';
import { useEffect, useState, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { type Blame, findBlame, renewOr } from './blame.ts';
import { loadOnce, useLater } from './load-once.ts';

/**
 * A part of a page that is loaded when it is first shown. If that fails, it says so in its own place
 * and offers to try again; everything around it stays as it is.
 * @param load loads the part and its texts
 *
 * @example
 * import { lazyPart } from '@burrow/client';
 * const loaded = { Chart: ({ of }) => <p>Levels of {of}</p> }; // await import('./chart.tsx')
 * const Chart = lazyPart(async () => loaded.Chart);
 * <Chart of="Ada" /> // → shows 'Levels of Ada'
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const later = loadOnce(load);
  return function LazyPart(props: Props) {
    const { Component, hasFailed, retry } = useLater(later);
    if (Component) return <Component {...props} />;
    return hasFailed ? <FailedPart onRetry={retry} /> : <Loading />;
  };
}

/** A page that is loaded when its path is first opened: `lazyPage(async () => (await import('./x.page.tsx')).XPage)`. */
export function lazyPage(load: () => Promise<ComponentType>): ReactElement {
  const Page = lazyPart(load);
  return <Page />;
}

/** A part that the page can do without: nothing is shown until it is loaded. */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const later = loadOnce(load);
  return function LatePart(props: Props) {
    const { Component } = useLater(later);
    return Component && <Component {...props} />;
  };
}

/** Grey lines while something is loading. */
export function LoadSkeleton({ lines = 4 }: { readonly lines?: number }) {
  const { t } = useTranslation('shell');
  return <DelayedSkeleton label={t('loading')} lines={lines} />;
}

/** Shown while a page or a part of it is loading. */
export function Loading() {
  return <LoadSkeleton />;
}

interface NotLoadedProps {
  /** What is to blame; by default, the connection. */
  readonly cause?: Blame;
  readonly onRetry: () => void;
}

function FailedPart({ onRetry }: { readonly onRetry: () => void }) {
  const [blame, setBlame] = useState<Blame | null>(null);
  useEffect(() => void findBlame().then(setBlame), []);
  return blame ? <NotLoaded cause={blame} onRetry={() => void renewOr(onRetry)} /> : <Loading />;
}

const TEXTS = {
  connection: 'areaError.text',
  part: 'areaError.part',
  outdated: 'areaError.outdated',
} as const;

/** Shown in place of a part that is down, slow or broken. */
export function NotLoaded({ cause = 'connection', onRetry }: NotLoadedProps) {
  const { t } = useTranslation('shell');
  return (
    <MessagePanel alert title={t('areaError.title')} text={t(TEXTS[cause])}>
      <Button type="primary" onClick={onRetry}>
        {t('areaError.retry')}
      </Button>
    </MessagePanel>
  );
}
