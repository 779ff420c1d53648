import { CHALLENGES, type CoursePart } from '@burrow/contracts';
import { LocaleLink, usePage } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { DelayedSkeleton, MessagePanel } from '@burrow/ui';
import { AttemptsHint } from '../attempts/index.ts';
import { ChapterPager } from '../../components/chapter-pager/chapter-pager.tsx';
import { useCoursePartQuery } from '../../level/course.api.ts';
import { useChapterPage } from '../../level/use-chapter-page.ts';
import { ChallengeGroup } from './challenge-group.tsx';
import { LoadProblem } from './load-problem.tsx';
import './challenges.css';

/** The challenges, by difficulty. */
export function ChallengesPage() {
  const { t, i18n } = useTranslation('challenges');
  const course = useCoursePartQuery({ course: CHALLENGES, language: i18n.language });
  usePage(t('title'));

  if (course.currentData?.open.level_count) return <ChallengeList course={course.currentData} />;
  if (course.currentData) {
    return (
      <MessagePanel title={t('empty.title')} text={t('empty.text')}>
        <LocaleLink className="link-button link-button--main" to="">
          {t('empty.course')}
        </LocaleLink>
      </MessagePanel>
    );
  }
  if (course.error && !course.isFetching) return <LoadProblem onRetry={() => void course.refetch()} />;
  return <DelayedSkeleton label={t('loading')} lines={8} />;
}

function ChallengeList({ course }: { readonly course: CoursePart }) {
  const { t } = useTranslation('challenges');
  const page = useChapterPage(course);
  const { completed_count: done, level_count: count } = course.open;
  const known = course.chapter;
  return (
    <div className="challenges">
      <header className="challenges__head">
        <div>
          <h1>{t('title')}</h1>
          <p className="challenges__intro">{t('intro')}</p>
        </div>
        <div className="challenges__counts">
          <span>{t('count', { done, count })}</span>
          <AttemptsHint course={CHALLENGES} />
        </div>
      </header>
      {page.chapters.map(group => (
        <ChallengeGroup
          key={group.id}
          group={group}
          known={known?.id === group.id ? known : null}
          hardest={course.last_chapter ?? group.id}
        />
      ))}
      <ChapterPager page={page} />
    </div>
  );
}
