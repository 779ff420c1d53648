import { CHALLENGES, type CoursePart, type LevelData } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { nextWay } from '../../level/navigation.rules.ts';
import { useClassRules } from '../../level/use-class-rules.ts';
import type { CompletionKind } from '../../level/completion.rules.ts';

/** A level to continue with, and the text of the button that leads there. */
export interface WayOn {
  readonly slug: string;
  readonly name: string;
  readonly idea: string;
  readonly label: string;
}

interface Completed {
  readonly completion: CompletionKind;
  readonly level: LevelData;
  readonly course: CoursePart | undefined;
}

/** Returns where a completed level leads: to the next one, or from the last one to the first that is still open. */
export function useWayOn({ completion, level, course }: Completed): WayOn | null {
  const { t } = useTranslation('play-dialogs');
  const rules = useClassRules(level.course_slug);
  if (!course || completion === 'course') return null;
  if (completion === 'final-level') {
    if (!course.waiting) return null;
    const { slug, name, idea } = course.waiting;
    return { slug, name, idea, label: t('complete.waiting', { name }) };
  }
  const way = nextWay(course, level.slug, rules);
  if (!('level' in way)) return null;
  const { slug, name, idea } = way.level;
  const isChallenge = level.course_slug === CHALLENGES;
  return { slug, name, idea, label: t(isChallenge ? 'challenges:complete.next' : 'complete.next') };
}
