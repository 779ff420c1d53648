import { latePart, useSession } from '@burrow/client';
import { loadRemarksTexts } from '../../locales/texts.ts';
import type { TeacherPartProps } from './teacher.part.tsx';

const Part = latePart(
  async () => (await Promise.all([import('./teacher.part.tsx'), loadRemarksTexts()]))[0].TeacherPart,
);

/** What teachers wrote about the level, and handing in: for students of schools. */
export function TeacherArea(props: TeacherPartProps) {
  const { user } = useSession();
  return user?.student_id && user.organization_id ? <Part {...props} /> : null;
}
