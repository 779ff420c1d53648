import type { SlotProps } from '@burrow/client';
import { ClassAssignments } from './class-assignments.tsx';
import { CourseNavigator } from './course-navigator.tsx';
import { ReturnedWork } from './returned-work.tsx';

/** What came back from a student's teachers, what the class is to do, and the course. */
export function MenuNavigator(props: SlotProps) {
  return (
    <>
      <ReturnedWork {...props} />
      <ClassAssignments {...props} />
      <CourseNavigator {...props} />
    </>
  );
}
