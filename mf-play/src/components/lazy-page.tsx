import { useTranslation } from '@burrow/i18n';
import { Button, DelayedSkeleton, MessagePanel } from '@burrow/ui';
import { useEffect, useState, type ComponentType, type ReactElement } from 'react';

/**
 * A page that is loaded when its path is first opened. Where that fails it says so, and a press tries again.
 * @param load brings the page, and its texts, in the language of the document
 */
export function lazyPage(load: (language: string) => Promise<ComponentType>): ReactElement {
  let loaded: ComponentType | null = null;

  function Page() {
    const { t, i18n } = useTranslation('play');
    const { language } = i18n;
    const [Component, setComponent] = useState(() => loaded);
    const [hasFailed, setFailed] = useState(false);
    const isNeeded = !Component && !hasFailed;

    useEffect(() => {
      if (!isNeeded) return;
      let current = true;
      load(language).then(
        page => {
          loaded = page;
          if (current) setComponent(() => page);
        },
        () => current && setFailed(true),
      );
      return () => {
        current = false;
      };
    }, [isNeeded, language]);

    if (Component) return <Component />;
    if (!hasFailed) return <DelayedSkeleton label={t('level.loading')} lines={8} />;
    return (
      <MessagePanel alert title={t('problem.failed.title')} text={t('part.failed')}>
        <Button type="primary" onClick={() => setFailed(false)}>
          {t('problem.retry')}
        </Button>
      </MessagePanel>
    );
  }
  return <Page />;
}
