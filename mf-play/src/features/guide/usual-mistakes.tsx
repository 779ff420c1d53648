import { LocaleLink } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import type { GuideLevel, GuideMistake } from '@burrow/content/guide.types';
import { LevelMarkdown } from '../../components/markdown/level-markdown.tsx';
import { levelPath } from '../../level/level-place.ts';
import { GuidePartView } from './guide-part.tsx';
import { mistakeId } from './guide.rules.ts';
import { happensKeys } from './mistakes.rules.ts';
import { plainText } from './search.rules.ts';

interface UsualMistakesProps {
  readonly course: string;
  readonly levels: readonly GuideLevel[];
  readonly mistakes: readonly GuideMistake[];
}

/** Mistakes that many learners make: the lines, what happens, and what helps. */
export function UsualMistakes({ course, levels, mistakes }: UsualMistakesProps) {
  const { t } = useTranslation('guide');
  return (
    <GuidePartView id="mistakes" title={t('parts.mistakes')}>
      <p className="guide__note">{t('mistakes.intro')}</p>
      <ol className="guide__mistakes">
        {mistakes.map(mistake => {
          const number = levels.findIndex(({ slug }) => slug === mistake.level) + 1;
          return (
            <li key={mistakeId(mistake)} id={mistakeId(mistake)}>
              <h3>{plainText(mistake.title)}</h3>
              <p className="guide__where">
                <LocaleLink to={levelPath(course, mistake.level)}>
                  {t('mistakes.level', { number, name: levels[number - 1]?.name })}
                </LocaleLink>
              </p>
              <WrongLines mistake={mistake} />
              <Happens mistake={mistake} />
              <LevelMarkdown text={mistake.text} />
            </li>
          );
        })}
      </ol>
    </GuidePartView>
  );
}

function WrongLines({ mistake: { lines, outcome } }: { readonly mistake: GuideMistake }) {
  const { t } = useTranslation('guide');
  const stopsHere = (number: number | null): boolean =>
    number !== null && number === outcome.line && !outcome.onOtherMap;
  return (
    <ol className="guide__lines" dir="ltr" tabIndex={0} aria-label={t('mistakes.lines')}>
      {lines.map(({ number, text }, index) => (
        <li key={index} value={number ?? undefined} className={stopsHere(number) ? 'guide__stop' : undefined}>
          {number === null ? (
            <em dir="auto">{t('mistakes.missing')}</em>
          ) : (
            <>
              <span className="guide__number">{number}</span>
              <code>{text}</code>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

function Happens({ mistake: { outcome } }: { readonly mistake: GuideMistake }) {
  const { t } = useTranslation('guide');
  const { how, why } = happensKeys(outcome);
  return (
    <p className="guide__happens">
      <strong>{t('mistakes.happens')}</strong>{' '}
      {t(how, { line: outcome.line, why: why === null ? '' : t(why, { defaultValue: t('why.other') }) })}
    </p>
  );
}
