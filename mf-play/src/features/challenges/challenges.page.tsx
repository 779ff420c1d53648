import { CHALLENGES } from '@burrow/contracts';
import { LocaleLink, usePage } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { Button, DelayedSkeleton, MessagePanel } from '@burrow/ui';
import { AttemptsHint } from '../attempts/index.ts';
import type { Chapter } from '../../level/chapters.rules.ts';
import { useCourseQuery } from '../../level/level.api.ts';
import { ChallengeCard } from './challenge-card.tsx';
import { DifficultyMark } from './difficulty-mark.tsx';
import './challenges.css';

/** Every challenge, by difficulty. */
export function ChallengesPage() {
  const { t, i18n } = useTranslation('challenges');
  const course = useCourseQuery({ course: CHALLENGES, language: i18n.language });
  usePage(t('title'));

  const chapters = course.currentData?.chapters.filter(({ level_data }) => level_data.length > 0);
  if (chapters?.length) return <ChallengeList chapters={chapters} />;
  if (chapters) {
    return (
      <MessagePanel title={t('empty.title')} text={t('empty.text')}>
        <LocaleLink className="link-button link-button--main" to="">
          {t('empty.course')}
        </LocaleLink>
      </MessagePanel>
    );
  }
  if (course.error && !course.isFetching) {
    return (
      <MessagePanel alert title={t('failed.title')} text={t('failed.text')}>
        <Button type="primary" onClick={() => void course.refetch()}>
          {t('failed.retry')}
        </Button>
      </MessagePanel>
    );
  }
  return <DelayedSkeleton label={t('loading')} lines={8} />;
}

const doneOf = ({ level_data }: Chapter): number => level_data.filter(({ completed }) => completed).length;

function ChallengeList({ chapters }: { readonly chapters: readonly Chapter[] }) {
  const { t } = useTranslation('challenges');
  const done = chapters.reduce((sum, chapter) => sum + doneOf(chapter), 0);
  const hardest = Math.max(...chapters.map(({ id }) => id));
  const count = chapters.reduce((sum, { level_data }) => sum + level_data.length, 0);
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
      {chapters.map(chapter => (
        <ChallengeGroup key={chapter.id} chapter={chapter} hardest={hardest} />
      ))}
    </div>
  );
}

interface ChallengeGroupProps {
  readonly chapter: Chapter;
  /** Number of the hardest group. */
  readonly hardest: number;
}

function ChallengeGroup({ chapter, hardest }: ChallengeGroupProps) {
  const { t } = useTranslation('challenges');
  const title = `challenges-${chapter.id}`;
  return (
    <section className="challenges__group" aria-labelledby={title}>
      <div className="challenges__group-head">
        <h2 id={title}>{chapter.name}</h2>
        <span>{t('count', { done: doneOf(chapter), count: chapter.level_data.length })}</span>
      </div>
      <ul className="challenges__cards">
        {chapter.level_data.map((entry, index) => (
          <li key={entry.slug}>
            <ChallengeCard
              challenge={entry}
              number={index + 1}
              difficulty={<DifficultyMark name={chapter.name} level={chapter.id} of={hardest} />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
