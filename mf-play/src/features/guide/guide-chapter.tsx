import { useTranslation } from '@burrow/i18n';
import type { GuideChapter } from '@burrow/content/guide.types';
import { LevelMarkdown } from '../../components/markdown/level-markdown.tsx';
import { ChapterLevelsTable } from './chapter-levels-table.tsx';
import { ChapterSolutions } from './chapter-solutions.tsx';
import { GuidePartView } from './guide-part.tsx';
import { LessonPlan } from './lesson-plan.tsx';
import { UsualMistakes } from './usual-mistakes.tsx';

const PARTS = ['aims', 'words', 'plan', 'activity', 'mistakes', 'solutions'] as const;

interface GuideChapterViewProps {
  readonly course: string;
  readonly chapter: GuideChapter;
}

/** How a chapter is taught: its aims, words, plan, activity, mistakes, and solutions for adults. */
export function GuideChapterView({ course, chapter }: GuideChapterViewProps) {
  const { t } = useTranslation('guide');
  const { aims, plan, activity, mistakes } = chapter.lesson;
  return (
    <>
      <nav className="guide__parts" aria-label={t('onThisPage')}>
        <ul>
          {PARTS.map(part => (
            <li key={part}>
              <a href={`#${part}`}>{t(`parts.${part}`)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <GuidePartView id="aims" title={t('parts.aims')}>
        <LevelMarkdown text={aims} />
      </GuidePartView>
      <GuidePartView id="words" title={t('parts.words')}>
        <ChapterLevelsTable course={course} levels={chapter.levels} />
      </GuidePartView>
      <LessonPlan plan={plan} />
      <GuidePartView id="activity" className="guide__activity" title={t('parts.activity')}>
        <h3>{activity.title}</h3>
        <LevelMarkdown text={activity.text} />
      </GuidePartView>
      <UsualMistakes course={course} levels={chapter.levels} mistakes={mistakes} />
      <ChapterSolutions key={chapter.slug} course={course} chapter={chapter} />
    </>
  );
}
