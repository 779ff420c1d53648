import { z } from 'zod';
import { ONE_LINE_PATTERN, ShownTextSchema } from './account/index.ts';

const SlugSchema = z.string().min(1).max(80);

/** How many assignments of a class are kept; the oldest must go before another is made. */
export const MAX_CLASS_ASSIGNMENTS = 100;

const WantedSchema = z.object({
  course_id: SlugSchema,
  /** Of the course, in the order in which they are shown. */
  level_slugs: z.array(SlugSchema).min(1).max(30),
  /** Whoever completes the last of the levels later is late. */
  due_at: z.iso.datetime(),
  /** For the students. */
  note: ShownTextSchema.trim().max(200).regex(ONE_LINE_PATTERN).nullable(),
});

/** Body of POST /api/level/class/{class_id}/assignments: levels or challenges for a class, with a date. */
export const NewClassAssignmentSchema = WantedSchema.extend({ note: WantedSchema.shape.note.default(null) });

/** Body of PUT /api/level/assignments/{assignment_id}. `version` is that of the assignment as it was read. */
export const ClassAssignmentUpdateSchema = WantedSchema.partial().extend({ version: z.int().min(1) });

const ClassAssignmentSchema = WantedSchema.extend({
  id: z.uuid(),
  version: z.int(),
  created_at: z.iso.datetime(),
});

/** Whether a student completed all levels in time, later, not yet, or not in time. */
export const ASSIGNMENT_STATES = ['done', 'late', 'open', 'missing'] as const;
export const AssignmentStateSchema = z.enum(ASSIGNMENT_STATES);

/** An assignment as those who teach the class see it. Names are the organisation's. */
export const TaughtAssignmentSchema = ClassAssignmentSchema.extend({
  students: z.array(
    z.object({ student_id: z.uuid(), state: AssignmentStateSchema, completed: z.int().min(0) }),
  ),
});

/** Answer of GET /api/level/class/{class_id}/assignments, the latest date first. */
export const TaughtAssignmentsSchema = z.object({ assignments: z.array(TaughtAssignmentSchema) });

/** Answer of GET /api/level/assignments: those of the student's class that are not done, and those of the last week, the next date first. */
export const OwnAssignmentsSchema = z.object({
  assignments: z.array(
    ClassAssignmentSchema.omit({ version: true }).extend({
      state: AssignmentStateSchema,
      levels: z.array(z.object({ slug: z.string(), name: z.string(), completed: z.boolean() })),
    }),
  ),
});

export type AssignmentState = z.infer<typeof AssignmentStateSchema>;
export type NewClassAssignment = z.infer<typeof NewClassAssignmentSchema>;
export type ClassAssignmentUpdate = z.infer<typeof ClassAssignmentUpdateSchema>;
export type TaughtAssignment = z.infer<typeof TaughtAssignmentSchema>;
export type TaughtAssignments = z.infer<typeof TaughtAssignmentsSchema>;
export type OwnAssignments = z.infer<typeof OwnAssignmentsSchema>;
