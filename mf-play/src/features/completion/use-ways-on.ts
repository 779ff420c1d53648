import { useOwnsPrefix } from '@burrow/client';
import { CHALLENGES, type CoursePart, type LevelData } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { type CompletionKind, waitingQuiz } from '../../level/completion.rules.ts';
import { levelPath, quizPath } from '../../level/level-place.ts';
import { nextWay } from '../../level/navigation.rules.ts';
import { useClassRules } from '../../level/use-class-rules.ts';

/** Where to continue, and the text of the button that leads there. */
export interface WayOn {
  /** Without language. */
  readonly path: string;
  /** Null if it is a quiz. */
  readonly slug: string | null;
  readonly name: string;
  readonly idea: string;
  readonly label: string;
}

interface Completed {
  readonly completion: CompletionKind;
  readonly level: LevelData;
  /** As it is after the completion. */
  readonly course: CoursePart | undefined;
}

export interface WaysOn {
  /** The main way: to the next level or the quiz that must come first, or from the last level to the first that is open. */
  readonly next: WayOn | null;
  /** The chapter's quiz, if it can be taken now and is not the main way. */
  readonly quiz: string | null;
}

const NOWHERE: WaysOn = { next: null, quiz: null };

/** Returns where a completed level leads. */
export function useWaysOn({ completion, level, course }: Completed): WaysOn {
  const { t } = useTranslation('play-dialogs');
  const rules = useClassRules(level.course_slug);
  const owns = useOwnsPrefix();
  if (!course) return NOWHERE;
  const { course_slug } = level;
  const waiting = owns('quiz') ? waitingQuiz(course, level.slug) : null;
  const quiz = waiting === null ? null : quizPath(course_slug, waiting);
  const to = ({ slug, name, idea }: NonNullable<CoursePart['waiting']>, label: string): WaysOn => ({
    next: { path: levelPath(course_slug, slug), slug, name, idea, label },
    quiz,
  });
  if (completion === 'course') return { next: null, quiz };
  if (completion === 'final-level') {
    const { waiting: first } = course;
    return first ? to(first, t('complete.waiting', { name: first.name })) : { next: null, quiz };
  }
  const way = nextWay(course, level.slug, rules);
  if ('level' in way)
    return to(way.level, t(course_slug === CHALLENGES ? 'challenges:complete.next' : 'complete.next'));
  if (!('quiz' in way) || quiz === null) return { next: null, quiz };
  const name = t('complete.quiz.name', { chapter: level.chapter_name });
  const next = {
    path: quiz,
    slug: null,
    name,
    idea: t('complete.quiz.idea'),
    label: t('play:level.takeQuiz'),
  };
  return { next, quiz: null };
}
