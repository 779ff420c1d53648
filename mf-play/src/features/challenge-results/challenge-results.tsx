import { useTranslation } from '@burrow/i18n';
import { useChallengeResultsQuery } from '../../level/challenge.api.ts';
import { useCountsWords } from './use-counts-words.ts';
import './challenge-results.css';

/**
 * With how little the learner solved a challenge, beside the author's plain solution and, in a class with enough
 * results, its middle half. Nothing while it is not known, or nobody has solved it.
 */
export function ChallengeResults({ slug }: { readonly slug: string }) {
  const { t } = useTranslation('challenges');
  const words = useCountsWords();
  const { currentData: results } = useChallengeResultsQuery(slug);
  if (!results || (!results.best && !results.reference)) return null;
  const { best, reference, class: classmates } = results;
  return (
    <div role="group" className="challenge-results" aria-label={t('results.label')}>
      <dl>
        {best && <Result name={t('results.best')}>{words(best)}</Result>}
        {reference && <Result name={t('results.reference')}>{words(reference)}</Result>}
        {classmates && (
          <Result name={t('results.class')}>
            {t('results.half', {
              commands: range(classmates.commands),
              lines: range(classmates.lines),
            })}
          </Result>
        )}
      </dl>
      {best && <p>{t('results.invitation')}</p>}
    </div>
  );
}

const range = ({ low, high }: { readonly low: number; readonly high: number }): string =>
  low === high ? String(low) : `\u2066${low}–${high}\u2069`;

function Result({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
