import { executionTypeOf } from '@burrow/contracts';
import { useSession } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { Tooltip } from '@burrow/ui';
import { memo } from 'react';
import { attemptsHint } from './attempts.rules.ts';
import { useCreditQuery } from '../../level/level.api.ts';

/** How many runs are left for the day, and how to get more. */
export const AttemptsHint = memo(function AttemptsHint({ course }: { readonly course: string }) {
  const { t } = useTranslation('play');
  const session = useSession();
  const { currentData } = useCreditQuery(executionTypeOf(course));
  if (!currentData) return null;
  const { text, count, more } = attemptsHint(currentData, session);
  const words = t(`attempts.${text}`, { count });
  if (!more) return <span className="attempts">{words}</span>;
  return (
    <Tooltip title={t(`attempts.${more}`)} trigger={['hover', 'focus', 'click']}>
      <button
        type="button"
        className="attempts attempts--limited"
        aria-label={`${words}. ${t(`attempts.${more}`)}`}
      >
        {words}
      </button>
    </Tooltip>
  );
});
