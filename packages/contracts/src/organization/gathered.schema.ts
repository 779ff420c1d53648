import { z } from 'zod';
import { LearnerExportSchema } from '../learner-work.schema.ts';

/** Some students of an organisation, of whom a service tells what it stores. */
export const GatherStudentsSchema = z.object({
  organization_id: z.uuid(),
  student_ids: z.array(z.uuid()).max(50),
});
/** As account stores them, by the names of its columns, without secrets. */
export const GatheredStudentsSchema = z.object({ students: z.array(z.record(z.string(), z.unknown())) });
/** Students whose work is told. */
export const GatherWorkSchema = GatherStudentsSchema.pick({ student_ids: true });
export const GatheredWorkSchema = LearnerExportSchema.pick({ learners: true });

export const GatherAssignmentsSchema = z.object({ organization_id: z.uuid() });
/** What its classes were given to do. */
export const GatheredAssignmentsSchema = z.object({
  assignments: z.array(
    z.object({
      class_id: z.uuid(),
      course_id: z.string(),
      level_slugs: z.array(z.string()),
      due_at: z.iso.datetime(),
      note: z.string().nullable(),
      created_at: z.iso.datetime(),
    }),
  ),
});

export type GatherStudents = z.infer<typeof GatherStudentsSchema>;
export type GatheredStudents = z.infer<typeof GatheredStudentsSchema>;
export type GatherWork = z.infer<typeof GatherWorkSchema>;
export type GatheredWork = z.infer<typeof GatheredWorkSchema>;
export type GatherAssignments = z.infer<typeof GatherAssignmentsSchema>;
export type GatheredAssignments = z.infer<typeof GatheredAssignmentsSchema>;
