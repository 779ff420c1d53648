import { useTranslation } from '@burrow/i18n';
import { DelayedSkeleton } from '@burrow/ui';

/** Grey lines while something is loading. */
export function LoadSkeleton({ lines = 4 }: { readonly lines?: number }) {
  const { t } = useTranslation('shell');
  return <DelayedSkeleton label={t('loading')} lines={lines} />;
}
