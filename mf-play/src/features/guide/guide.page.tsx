import { LocaleLink, usePage } from '@burrow/client';
import { useLocation, useParams } from '@burrow/client/router';
import { useTranslation } from '@burrow/i18n';
import { Button, Icon, MessagePanel } from '@burrow/ui';
import { useRef } from 'react';
import { GoalPicture } from '../goals/index.ts';
import { GuideChapterView } from './guide-chapter.tsx';
import { GuideContents } from './guide-contents.tsx';
import { GuideText } from './guide-text.tsx';
import { GuideWays } from './guide-ways.tsx';
import { SearchBox } from './search-box.tsx';
import { SearchResults } from './search-results.tsx';
import { findPlace, placesOf, type GuidePlace } from './guide.rules.ts';
import { useAnchor } from './use-anchor.ts';
import { useGuideSearch } from './use-guide-search.ts';
import type { Guide } from '@burrow/content/guide.types';
import './guide.css';
import './guide-lesson.css';
import './guide-search.css';
import './guide-print.css';

/** One page of the teacher's guide, with search and contents next to it and further links below. */
export function GuidePage({ guide }: { readonly guide: Guide }) {
  const { pathname } = useLocation();
  return <GuideView key={pathname} guide={guide} />;
}

function GuideView({ guide }: { readonly guide: Guide }) {
  const { t } = useTranslation('guide');
  const { page: slug } = useParams();
  const places = placesOf(guide);
  const found = findPlace(places, slug);
  const search = useGuideSearch(guide);
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLOListElement>(null);
  const isSearching = search.words.length > 0;
  useAnchor();
  usePage(`${found ? titleOf(found.place, t) : t('unknown.title')} · ${t('title')}`);
  if (!found) return <UnknownPage />;
  return (
    <div className="guide">
      <div className="guide__side">
        <SearchBox query={search.query} onQuery={search.setQuery} field={field} results={results} />
        <p role="status" className="visually-hidden">
          {isSearching && t('search.found', { count: search.found.length })}
        </p>
        <GuideContents guide={guide} current={found.place.slug} />
      </div>
      {isSearching ? (
        <SearchResults
          places={places}
          found={search.found}
          words={search.words}
          field={field}
          results={results}
        />
      ) : (
        <article className="guide__page">
          <header className="guide__head">
            <h1>{titleOf(found.place, t)}</h1>
            <Button className="guide__print" onClick={() => window.print()}>
              <Icon name="print" size={18} /> {t('print')}
            </Button>
          </header>
          <GuideBody place={found.place} guide={guide} />
          <GuideWays places={places} before={found.before} after={found.after} />
        </article>
      )}
    </div>
  );
}

function titleOf({ title, chapter }: GuidePlace, t: ReturnType<typeof useTranslation>['t']): string {
  return chapter ? t('chapters.chapter', { number: chapter.id, name: title }) : title;
}

function GuideBody({ place, guide }: { readonly place: GuidePlace; readonly guide: Guide }) {
  const { page, chapter, course } = place;
  if (page) return <GuideText page={page} guide={guide} />;
  return chapter && course && <GuideChapterView course={course} chapter={chapter} />;
}

function UnknownPage() {
  const { t } = useTranslation('guide');
  return (
    <MessagePanel
      title={t('unknown.title')}
      text={t('unknown.text')}
      picture={<GoalPicture name="sign" scale={4} />}
    >
      <LocaleLink className="link-button link-button--main" to="guide">
        {t('unknown.start')}
      </LocaleLink>
    </MessagePanel>
  );
}
