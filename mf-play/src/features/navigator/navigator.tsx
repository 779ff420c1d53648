import type { SlotProps } from '@burrow/client';
import { ClassAssignments } from './class-assignments.tsx';
import { CourseNavigator } from './course-navigator.tsx';

/** What a student's class is to do, and the course. */
export function MenuNavigator(props: SlotProps) {
  return (
    <>
      <ClassAssignments {...props} />
      <CourseNavigator {...props} />
    </>
  );
}
