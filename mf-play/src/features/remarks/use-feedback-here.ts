import type { OwnFeedback, OwnHandedIn, OwnRemark } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { useOwnFeedbackQuery } from '../../level/feedback.api.ts';
import { useLevel } from '../../level/level.context.ts';
import { useOwnAssignmentsQuery } from '../../level/own-assignments.api.ts';

interface FeedbackHere {
  /** The latest first. */
  readonly remarks: readonly OwnRemark[];
  readonly handedIn: OwnHandedIn | null;
  /** The class was given this level. */
  readonly isAssigned: boolean;
  readonly isLoaded: boolean;
}

const NONE: readonly OwnRemark[] = [];

/** Returns what teachers said about the level that is open, and whether work on it can be handed in. */
export function useFeedbackHere(): FeedbackHere {
  const { i18n } = useTranslation('play');
  const { level } = useLevel();
  const { data: feedback } = useOwnFeedbackQuery(i18n.language);
  const { data: given } = useOwnAssignmentsQuery(i18n.language);
  const isHere = ({ course_id, level_slug }: OwnFeedback['levels'][number]): boolean =>
    course_id === level.course_slug && level_slug === level.slug;
  const here = feedback?.levels.find(isHere);
  const isAssigned = given?.assignments.some(
    ({ course_id, level_slugs }) => course_id === level.course_slug && level_slugs.includes(level.slug),
  );
  return {
    remarks: here?.remarks ?? NONE,
    handedIn: here?.handed_in ?? null,
    isAssigned: isAssigned ?? false,
    isLoaded: feedback !== undefined,
  };
}
