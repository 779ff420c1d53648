import { z } from 'zod';
import { HANDED_IN_STATES, MAX_LINE_TEXT, VERDICTS } from './remarks.ts';
import { ShownTextSchema } from './account/shown-text.ts';
import { MAX_CODE_LENGTH } from './code-length.ts';

const SlugSchema = z.string().min(1).max(80);

/** The most characters of a remark. */
export const MAX_REMARK_LENGTH = 500;
/** How many remarks a student can have about one level. */
export const MAX_LEVEL_REMARKS = 200;
/** How many remarks are listed, the latest. */
export const MAX_LISTED_REMARKS = 300;

/** Several lines, but no other control characters. */
const TextSchema = ShownTextSchema.trim()
  .max(MAX_REMARK_LENGTH)
  .regex(/^(?:\n|[^\p{Cc}])*$/u);

export const RemarkTextSchema = TextSchema.min(1);

const LineSchema = z.int().min(1).max(MAX_CODE_LENGTH);
const LineTextSchema = z
  .string()
  .max(MAX_LINE_TEXT)
  .regex(/^(?:\t|[^\p{Cc}])*$/u);

/** Body of PUT /api/level/remarks/{remark_id}: a remark on a student's program, about a line or about all of it. */
export const NewRemarkSchema = z.object({
  student_id: z.uuid(),
  course_id: SlugSchema,
  level_slug: SlugSchema,
  /** The line, from 1, and what it said when the remark was written: by that it is found in a program that has changed. */
  line: z.object({ number: LineSchema, text: LineTextSchema }).nullable(),
  text: RemarkTextSchema,
});

/** Body of PUT /api/level/class/{class_id}/failures/remarks/{remark_id}: one remark to all who fail in the same way now. */
export const FailureRemarkSchema = z.object({
  course_id: SlugSchema,
  level_slug: SlugSchema,
  /** The code of the group. */
  code: z.string().max(60),
  /** The kind of map of the group; without it, all maps. */
  on_other_map: z.boolean().optional(),
  text: RemarkTextSchema,
});

/** How many students it reached: those who failed in that way when it was sent. */
export const FailureRemarkAnswerSchema = z.object({ students: z.int().min(0) });

/** What a remark is about: a line, a program, a failure that several students share, or work that was handed in. */
export const REMARK_SUBJECTS = ['line', 'program', 'failure', 'work'] as const;

export const VerdictSchema = z.enum(VERDICTS);

/** A remark as its student sees it. */
export const OwnRemarkSchema = z.object({
  id: z.uuid(),
  about: z.enum(REMARK_SUBJECTS),
  line: z.object({ number: z.int(), text: z.string() }).nullable(),
  /** With which the work came back; null unless the remark is about work. */
  verdict: VerdictSchema.nullable(),
  /** Empty if work was accepted without words. */
  text: z.string(),
  created_at: z.iso.datetime(),
  /** When the student said that they had read it. */
  read_at: z.iso.datetime().nullable(),
});

/** A remark as those who teach the student see it; `author_id` is null if the author's account is gone. */
export const RemarkSchema = OwnRemarkSchema.extend({
  student_id: z.uuid(),
  course_id: z.string(),
  level_slug: z.string(),
  author_id: z.uuid().nullable(),
});

/** Query of GET /api/level/remarks/student/{student_id}: those of a level, or of all. */
export const RemarksQuerySchema = z.object({
  course_id: SlugSchema.optional(),
  level_slug: SlugSchema.optional(),
});

/** Answer of GET /api/level/remarks/student/{student_id}, the latest first. */
export const RemarksSchema = z.object({ remarks: z.array(RemarkSchema).max(MAX_LISTED_REMARKS) });

/** Body of PUT /api/level/feedback/read. */
export const ReadRemarksSchema = z.object({
  remark_ids: z.array(z.uuid()).min(1).max(MAX_LISTED_REMARKS),
});

/** Body of PUT /api/level/handed-in/{student_id}/{course_slug}/{slug}. `version` is that of the work as it was read. */
export const ReturnedWorkSchema = z
  .object({ version: z.int().min(1), verdict: VerdictSchema, remark_id: z.uuid(), text: TextSchema })
  .refine(({ verdict, text }) => verdict === 'accepted' || text !== '', { path: ['text'] });

export const HandedInStateSchema = z.enum(HANDED_IN_STATES);

/** Work on a level that a student handed in, as the student sees it. */
export const OwnHandedInSchema = z.object({
  state: HandedInStateSchema,
  handed_in_at: z.iso.datetime(),
  returned_at: z.iso.datetime().nullable(),
});

/** The same as those who teach the student see it in a list. */
export const HandedInSchema = OwnHandedInSchema.extend({
  student_id: z.uuid(),
  course_id: z.string(),
  level_slug: z.string(),
  version: z.int(),
});

/** The same with the program, as it was when it was handed in. */
export const HandedInWorkSchema = HandedInSchema.extend({ code: z.string() });

/** Answer of GET /api/level/class/{class_id}/handed-in: of each student and level the last. */
export const ClassHandedInSchema = z.object({ work: z.array(HandedInSchema) });

/** Body of PUT /api/level/hand-in/{course_slug}/{slug}. */
export const HandInSchema = z.object({ code: z.string().max(MAX_CODE_LENGTH) });

/** Answer of GET /api/level/feedback: what teachers said about the work of whoever plays, by level. */
export const OwnFeedbackSchema = z.object({
  levels: z.array(
    z.object({
      course_id: z.string(),
      level_slug: z.string(),
      name: z.string(),
      /** The latest first. */
      remarks: z.array(OwnRemarkSchema),
      handed_in: OwnHandedInSchema.nullable(),
    }),
  ),
});

export type NewRemark = z.infer<typeof NewRemarkSchema>;
export type FailureRemark = z.infer<typeof FailureRemarkSchema>;
export type Remark = z.infer<typeof RemarkSchema>;
export type OwnRemark = z.infer<typeof OwnRemarkSchema>;
export type Verdict = z.infer<typeof VerdictSchema>;
export type ReturnedWork = z.infer<typeof ReturnedWorkSchema>;
export type HandedInState = z.infer<typeof HandedInStateSchema>;
export type OwnHandedIn = z.infer<typeof OwnHandedInSchema>;
export type HandedIn = z.infer<typeof HandedInSchema>;
export type HandedInWork = z.infer<typeof HandedInWorkSchema>;
export type OwnFeedback = z.infer<typeof OwnFeedbackSchema>;
