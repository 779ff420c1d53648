import type { TaughtAssignment } from '@burrow/contracts';
import { useDates, useTranslation } from '@burrow/i18n';
import { useCourseWords } from '../live/index.ts';
import type { MarksWords } from './marks-sheet.rules.ts';
import type { AssignmentMark } from './marks.rules.ts';

/** Names of columns and cells, in the page's language. */
export function useMarksWords(course: string): MarksWords {
  const { t } = useTranslation('marks');
  const { t: tStudent } = useTranslation('students');
  const { day } = useDates();
  const { chapter, level } = useCourseWords(course);
  const nameOf = ({ level_slugs: [first = '', ...more] }: TaughtAssignment): string =>
    more.length === 0 ? level(first) : t('levelsFrom', { level: level(first), count: more.length });
  const until = (each: TaughtAssignment): string =>
    t('sheet.assignment', { name: nameOf(each), day: day(each.due_at) });
  const work = ({ work: own }: AssignmentMark): string => {
    if (!own) return '';
    return t(own.state === 'handed-in' && own.isLate ? 'work.late' : `work.${own.state}`);
  };
  return {
    lastName: tStudent('form.lastName'),
    firstName: tStudent('form.firstName'),
    name: t('sheet.name'),
    username: tStudent('form.username'),
    externalId: source => t('sheet.externalId', { source: t(`sheet.sources.${source}`, source) }),
    chapter,
    completed: t('sheet.completed'),
    levels: t('sheet.levels'),
    lastActive: t('sheet.lastActive'),
    guestFrom: t('sheet.guestFrom'),
    noClass: t('sheet.noClass'),
    assignment: until,
    assignmentLevels: each => t('sheet.assignmentLevels', { name: until(each) }),
    assignmentWork: each => t('sheet.assignmentWork', { name: until(each) }),
    state: ({ state }) => t(`states.${state}`),
    work,
    score: ({ chapter_name: name }) => t('sheet.score', { name }),
    passed: ({ chapter_name: name }) => t('sheet.passed', { name }),
  };
}
