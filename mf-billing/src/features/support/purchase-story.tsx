import { LoadSkeleton } from '@burrow/client';
import type { PurchaseStory } from '@burrow/contracts';
import { Failure } from '@burrow/forms';
import { useDates, useTranslation } from '@burrow/i18n';
import { useWords } from '../../plans/use-words.ts';
import { usePurchaseStoryQuery } from './support.api.ts';

/** What happened to a purchase, as its ledger tells: the oldest first, each with where the money went. */
export function PurchaseStoryLines({ id }: { readonly id: string }) {
  const { t } = useTranslation('support');
  const { data, error, refetch } = usePurchaseStoryQuery(id);
  if (error && !data) return <Failure title={t('notLoaded')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadSkeleton lines={2} />;
  if (data.entries.length === 0) return <p>{t('story.none')}</p>;
  return (
    <ol className="story">
      {data.entries.map(entry => (
        <Entry key={`${entry.at} ${entry.why}`} entry={entry} />
      ))}
    </ol>
  );
}

function Entry({ entry: { at, why, lines } }: { readonly entry: PurchaseStory['entries'][number] }) {
  const { t } = useTranslation('support');
  const { dayAndTime } = useDates();
  const { money } = useWords();
  return (
    <li>
      <strong>{t(`story.${why}`)}</strong>
      <span>{dayAndTime(at)}</span>
      {lines.length > 0 && (
        <dl className="story__lines">
          {lines.map(line => (
            <div key={line.account}>
              <dt>{t(`accounts.${line.account}`)}</dt>
              <dd>
                <bdi>{money(line.money)}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
