import { LinkButton } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { useEntry } from './use-entry.ts';

interface LessonLinkProps {
  readonly classId: string;
  /** It is what the page is for. */
  readonly isMain: boolean;
}

/** Leads to the lesson of a class, and says whether one is open. */
export function LessonLink({ classId, isMain }: LessonLinkProps) {
  const { t } = useTranslation('class-entry');
  const isOpen = useEntry(classId).times.lessonMinutes > 0;
  return (
    <LinkButton main={isMain} to={`organization/classes/${classId}/lesson`}>
      {t(isOpen ? 'lesson.show' : 'lesson.title')}
    </LinkButton>
  );
}
