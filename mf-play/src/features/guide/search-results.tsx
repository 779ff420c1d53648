import { LocaleLink } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import type { KeyboardEvent, RefObject } from 'react';
import { markWords } from './fold.rules.ts';
import { guidePath, type GuidePlace } from './guide.rules.ts';
import { resultLinks } from './result-links.ts';
import { excerptOf, type GuideSection } from './search.rules.ts';

interface SearchResultsProps {
  readonly places: readonly GuidePlace[];
  readonly found: readonly GuideSection[];
  readonly words: readonly string[];
  readonly field: RefObject<HTMLInputElement | null>;
  readonly results: RefObject<HTMLOListElement | null>;
}

/** More than these are not listed; the heading says how many there are. */
const MOST_SHOWN = 30;

/** What was found, each part of the guide as a link to it. Arrows go from one to the next, and back to the field. */
export function SearchResults({ places, found, words, field, results }: SearchResultsProps) {
  const { t } = useTranslation('guide');
  const pressKey = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const links = resultLinks(results);
    const next = links.findIndex(link => link === event.currentTarget) + step;
    (next < 0 ? field.current : links[next])?.focus();
  };
  return (
    <section className="guide__page guide__results" aria-labelledby="guide-results">
      <h1 id="guide-results">{t('search.found', { count: found.length })}</h1>
      {found.length === 0 && <p>{t('search.none')}</p>}
      <ol ref={results}>
        {found.slice(0, MOST_SHOWN).map(section => (
          <li key={`${section.page}#${section.id ?? ''}`}>
            <LocaleLink to={addressOf(section, places)} onKeyDown={pressKey}>
              <Marked text={section.title || section.pageTitle} words={words} />
            </LocaleLink>
            {section.title !== '' && (
              <span className="guide__result-page">
                <Marked text={section.pageTitle} words={words} />
              </span>
            )}
            <p>
              <Marked text={excerptOf(section.text, words)} words={words} />
            </p>
          </li>
        ))}
      </ol>
      {found.length > MOST_SHOWN && <p>{t('search.more', { count: MOST_SHOWN })}</p>}
    </section>
  );
}

const addressOf = ({ page, id }: GuideSection, places: readonly GuidePlace[]): string =>
  guidePath(places, page) + (id === null ? '' : `#${id}`);

function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  return markWords(text, words).map((piece, index) =>
    piece.isHit ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}
