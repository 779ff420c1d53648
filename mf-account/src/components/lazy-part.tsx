import { useTranslation } from '@burrow/i18n';
import { Button, DelayedSkeleton, MessagePanel } from '@burrow/ui';
import { useEffect, useState, type ComponentType } from 'react';

type Part = ComponentType<Record<never, never>>;
type Load = () => Promise<Part>;

/**
 * A part of a page that is loaded when it is first shown. Where it does not come, it says so in its own place,
 * and a second try can bring it; what stands around it stays as it is.
 */
export function lazyPart(load: Load): Part {
  let known: Part | null = null;
  const loadOnce: Load = async () => (known ??= await load());
  return function LazyPart() {
    const [state, setState] = useState({ part: known, hasFailed: false, attempt: 0 });
    const { part: Shown, hasFailed, attempt } = state;
    useEffect(() => {
      let current = true;
      const settle = (next: Partial<typeof state>): void => {
        if (current) setState(before => ({ ...before, ...next }));
      };
      loadOnce().then(
        part => settle({ part }),
        (error: unknown) => {
          console.warn('A part of the page did not load.', error);
          settle({ hasFailed: true });
        },
      );
      return () => {
        current = false;
      };
    }, [attempt]);
    if (Shown) return <Shown />;
    if (!hasFailed) return <Waiting />;
    return <NotLoaded onRetry={() => setState({ part: null, hasFailed: false, attempt: attempt + 1 })} />;
  };
}

function Waiting() {
  const { t } = useTranslation('shell');
  return <DelayedSkeleton label={t('loading')} />;
}

function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <MessagePanel alert title={t('areaError.title')} text={t('areaError.text')}>
      <Button type="primary" onClick={onRetry}>
        {t('areaError.retry')}
      </Button>
    </MessagePanel>
  );
}
