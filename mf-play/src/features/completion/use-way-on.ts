import { CHALLENGES, type CourseData, type LevelData } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { chapterOf, nextWay } from '../../level/navigation.rules.ts';
import { useClassRules } from '../../level/use-class-rules.ts';
import { waitingLevel, type CompletionKind } from '../../level/completion.rules.ts';

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
  readonly course: CourseData | undefined;
}

/** Returns where a completed level leads: to the next one, or from the last one to the first that is still open. */
export function useWayOn({ completion, level, course }: Completed): WayOn | null {
  const { t } = useTranslation('play-dialogs');
  const rules = useClassRules(level.course_slug);
  if (!course || completion === 'course') return null;
  if (completion === 'final-level') {
    const waiting = waitingLevel(course, level.slug);
    if (!waiting) return null;
    const { slug, name, idea } = waiting;
    return { slug, name, idea, label: t('complete.waiting', { name }) };
  }
  const way = nextWay(course, level.slug, rules);
  if (!('slug' in way)) return null;
  const place = chapterOf(course, way.slug);
  const { name = '', idea = '' } = place?.chapter.level_data[place.index] ?? {};
  const isChallenge = level.course_slug === CHALLENGES;
  return { slug: way.slug, name, idea, label: t(isChallenge ? 'challenges:complete.next' : 'complete.next') };
}
