import { type ApiError, LocaleLink, nextQuery, useOwnsPrefix, useSession } from '@burrow/client';
import { useLocation } from '@burrow/client/router';
import { useTranslation } from '@burrow/i18n';
import type { GuideChapter } from '@burrow/content/guide.types';
import { Button, DelayedSkeleton } from '@burrow/ui';
import { useState } from 'react';
import { levelPath } from '../../level/level-place.ts';
import { GuidePartView } from './guide-part.tsx';
import { useChapterSolutionsQuery } from './solutions.api.ts';

interface ChapterSolutionsProps {
  readonly course: string;
  readonly chapter: GuideChapter;
}

/** The solutions of a chapter, for adults who ask for them; a learner reads who can see them. */
export function ChapterSolutions(props: ChapterSolutionsProps) {
  const { t } = useTranslation('guide');
  const [isOpen, setOpen] = useState(false);
  const session = useSession();
  const mayAsk = session.isParent || session.isTeacher || session.isAdmin;
  const className = isOpen && mayAsk ? 'guide__solutions' : 'guide__solutions guide__solutions--closed';
  return (
    <GuidePartView id="solutions" className={className} title={t('parts.solutions')}>
      {session.isLoading && <DelayedSkeleton label={t('solutions.loading')} lines={1} />}
      {!session.isLoading && !mayAsk && <WhoMay isVisitor={session.isAnonymous} />}
      {mayAsk && (
        <>
          <p className="guide__note">{t('solutions.intro')}</p>
          <Button className="guide__ask" aria-expanded={isOpen} onClick={() => setOpen(value => !value)}>
            {t(isOpen ? 'solutions.hide' : 'solutions.show')}
          </Button>
          {isOpen && <Solutions {...props} />}
        </>
      )}
    </GuidePartView>
  );
}

function WhoMay({ isVisitor }: { readonly isVisitor: boolean }) {
  const { t } = useTranslation('guide');
  const ownsLogin = useOwnsPrefix()('login');
  const query = nextQuery(useLocation());
  if (!isVisitor) return <p className="guide__note">{t('solutions.forAdults')}</p>;
  return (
    <p className="guide__note">
      {t('solutions.forAdults')}{' '}
      {ownsLogin && <LocaleLink to={`login?${query}`}>{t('solutions.logIn')}</LocaleLink>}
    </p>
  );
}

function Solutions({ course, chapter }: ChapterSolutionsProps) {
  const { t } = useTranslation('guide');
  const { data, error, isError, isFetching, refetch } = useChapterSolutionsQuery({
    course,
    chapter: chapter.id,
  });
  if ((error as ApiError | undefined)?.code === 'auth/forbidden')
    return <p className="guide__note">{t('solutions.notYet')}</p>;
  if (isError && !isFetching) {
    return (
      <div role="alert" className="guide__failed">
        <p>{t('solutions.failed')}</p>
        <Button onClick={() => void refetch()}>{t('solutions.retry')}</Button>
      </div>
    );
  }
  if (!data) return <DelayedSkeleton label={t('solutions.loading')} lines={6} />;
  return (
    <ol className="guide__programs">
      {data.levels.map(({ level_slug, programs }) => {
        const index = chapter.levels.findIndex(({ slug }) => slug === level_slug);
        const name = chapter.levels[index]?.name ?? level_slug;
        return (
          <li key={level_slug}>
            <h3>
              {index + 1}. <LocaleLink to={levelPath(course, level_slug)}>{name}</LocaleLink>
            </h3>
            {programs.map((program, place) => (
              <figure key={place}>
                {place > 0 && <figcaption>{t('solutions.other')}</figcaption>}
                <pre
                  className="code-preview"
                  dir="ltr"
                  tabIndex={0}
                  aria-label={t('solutions.program', { name, number: place + 1 })}
                >
                  {program.trimEnd()}
                </pre>
              </figure>
            ))}
          </li>
        );
      })}
    </ol>
  );
}
