import { LocaleLink, usePage } from '@burrow/client';
import { useParams } from '@burrow/client/router';
import { useTranslation } from '@burrow/i18n';
import { Button, Icon, MessagePanel } from '@burrow/ui';
import { GoalPicture } from '../goals/index.ts';
import { LevelMarkdown } from '../../components/markdown/level-markdown.tsx';
import { GuideChapters } from './guide-chapters.tsx';
import { GuideCommands } from './guide-commands.tsx';
import { GuideContents } from './guide-contents.tsx';
import { findPage, guidePath } from './guide.rules.ts';
import type { Guide } from '@burrow/content/guide.types';
import './guide.css';

/** One page of the teacher's guide, with the contents next to it and further links below. */
export function GuidePage({ guide }: { readonly guide: Guide }) {
  const { t } = useTranslation('guide');
  const { page: slug } = useParams();
  const found = findPage(guide.pages, slug);
  usePage(`${found?.page.title ?? t('unknown.title')} · ${t('title')}`);
  if (!found) {
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
  const { page, before, after } = found;
  return (
    <div className="guide">
      <GuideContents key={page.slug} pages={guide.pages} current={page.slug} />
      <article className="guide__page">
        <header className="guide__head">
          <h1>{page.title}</h1>
          <Button className="guide__print" onClick={() => window.print()}>
            <Icon name="print" size={18} /> {t('print')}
          </Button>
        </header>
        <LevelMarkdown text={page.text} heading="h2" />
        {page.slug === 'commands' && <GuideCommands />}
        {page.slug === 'chapters' && <GuideChapters courses={guide.courses} />}
        <nav className="guide__ways" aria-label={t('ways')}>
          {before && (
            <LocaleLink className="guide__way" to={guidePath(guide.pages, before)}>
              <Icon name="back" mirrored size={18} />
              <span>
                <small>{t('before')}</small>
                {before.title}
              </span>
            </LocaleLink>
          )}
          {after && (
            <LocaleLink className="guide__way guide__way--after" to={guidePath(guide.pages, after)}>
              <span>
                <small>{t('after')}</small>
                {after.title}
              </span>
              <Icon name="forward" mirrored size={18} />
            </LocaleLink>
          )}
        </nav>
      </article>
    </div>
  );
}
