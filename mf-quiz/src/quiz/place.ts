import { useParams } from '@burrow/client/router';
import { useTranslation } from '@burrow/i18n';
import { useMemo } from 'react';
import type { QuizPlace } from './place.rules.ts';

/** Returns whose quiz the address names, and the page's language; the same object while they stay the same. */
export function useQuizPlace(): QuizPlace {
  const { courseId = '', chapterId = '' } = useParams();
  const { i18n } = useTranslation();
  const { language } = i18n;
  return useMemo(() => ({ course: courseId, chapter: chapterId, language }), [chapterId, courseId, language]);
}
