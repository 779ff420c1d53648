import { useTranslation } from '@burrow/i18n';
import { useCallback } from 'react';

/** Returns names of things by their type, in the interface's language; the type itself if it has no name. */
export function useThingName(): (type: string) => string {
  const { t } = useTranslation('play');
  return useCallback(type => t(`things.${type}`, { defaultValue: type }), [t]);
}
