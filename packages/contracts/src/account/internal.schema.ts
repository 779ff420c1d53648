import { z } from 'zod';
import { DEFAULT_CHARACTER } from '../characters.ts';
import {
  ClassTokenSchema,
  EmailSchema,
  FullNameSchema,
  NamePartSchema,
  UsernameSchema,
  NewPasswordSchema,
} from './fields.schema.ts';

const MAX_IMPORT = 1_000;

/** The secret of a session cookie. */
export const ResolveSessionSchema = z.object({ secret: z.string().max(200) });

/** Whose session it is, which the gateway asks the account service. Roles as in the identity. */
export const ResolvedSessionSchema = z.object({
  session: z.uuid(),
  role: z.enum(['parent', 'teacher', 'admin', 'student']),
  user: z.uuid().nullable(),
  student: z.uuid().nullable(),
  staff: z.boolean(),
  factorless: z.boolean().default(false),
  organization: z.uuid().nullable(),
  class: z.uuid().nullable(),
  impersonator: z.uuid().nullable(),
});
export const ResolveSessionAnswerSchema = z.object({ session: ResolvedSessionSchema.nullable() });

/** A student to create: a username or password that is missing is made up. */
export const StudentToMakeSchema = z.object({
  /** Made of its parts where it is missing. */
  full_name: FullNameSchema.nullish(),
  first_name: NamePartSchema.nullish(),
  last_name: NamePartSchema.nullish(),
  username: UsernameSchema.optional(),
  password: NewPasswordSchema.optional(),
});
export const StudentsToMakeSchema = z.array(StudentToMakeSchema).min(1).max(200);

/**
 * The classes whose students the one who asks reaches; null for all of the organisation. Nobody is told of a username of
 * somebody else: in place of one that is taken there, the next free one with a number is given.
 */
const KnownClassesSchema = z.array(z.uuid()).readonly().nullable().default(null);

/** Students to create for an organisation. */
export const MakeStudentsSchema = z.object({
  organization_id: z.uuid(),
  known_classes: KnownClassesSchema,
  class_id: z.uuid().nullable(),
  students: StudentsToMakeSchema,
});
export const MadeStudentsSchema = z.object({
  students: z.array(
    z.object({
      id: z.uuid(),
      username: z.string(),
      character: z.string().default(DEFAULT_CHARACTER),
      password: z.string().nullable(),
    }),
  ),
});

/** Students who may be created: what was chosen for them. */
export const CheckStudentsSchema = z.object({
  organization_id: z.uuid(),
  known_classes: KnownClassesSchema,
  students: z
    .array(z.object({ username: UsernameSchema.optional(), password: NewPasswordSchema.optional() }))
    .min(1)
    .max(MAX_IMPORT),
});
export const CheckedStudentsSchema = z.object({
  students: z.array(
    z.object({
      username_fault: z.enum(['unfit', 'taken']).nullable(),
      is_password_common: z.boolean(),
      /** Made up for whoever has none. */
      made_password: z.string().nullable(),
    }),
  ),
  /** Null for no limit. */
  seats_left: z.int().nullable(),
});

/** A portion of passwords. */
export const HashPasswordsSchema = z.object({ passwords: z.array(NewPasswordSchema).min(1).max(50) });
export const HashedPasswordsSchema = z.object({ hashes: z.array(z.string()) });

/** Students to create whose passwords are hashed already. */
export const ImportStudentsSchema = z.object({
  organization_id: z.uuid(),
  known_classes: KnownClassesSchema,
  /** By which organization recognises them when account tells of them. */
  import_id: z.uuid(),
  students: z
    .array(
      z.object({
        full_name: FullNameSchema.nullable(),
        first_name: NamePartSchema.nullish(),
        last_name: NamePartSchema.nullish(),
        /** Null to have one made up. */
        username: UsernameSchema.nullable(),
        password_hash: z.string().max(200).startsWith('$argon2id$'),
        class_id: z.uuid().nullable(),
      }),
    )
    .min(1)
    .max(MAX_IMPORT),
});
export const ImportedStudentsSchema = z.object({ made: z.int() });

/** An adult of whom organization asks. */
export const DescribeAdultSchema = z.object({ user_id: z.uuid() });

/** An account of an adult. Null if there is none, or if its address is not confirmed. */
export const DescribedAdultSchema = z.object({
  adult: z
    .object({
      email: z.string(),
      full_name: z.string(),
      /** Whether they look after students of their own, whom only parents reach. */
      has_students: z.boolean(),
    })
    .nullable(),
});

/** An address of which support asks, and whose account it is: null if nobody confirmed it. */
export const FindUserByEmailSchema = z.object({ email: z.email().max(254) });
export const FoundUserSchema = z.object({
  user_id: z.uuid().nullable(),
  /** The school that they administer. */
  organization_id: z.uuid().nullable(),
});

/** Who pays, of whom support reads: account knows names and addresses. */
export const DescribeBuyersSchema = z.object({
  owners: z.array(z.object({ kind: z.enum(['user', 'organization']), id: z.uuid() })).max(200),
});
export const DescribedBuyersSchema = z.object({
  buyers: z.array(
    z.object({
      id: z.uuid(),
      name: z.string().nullable(),
      /** Of a school, its longest administrator's. */
      email: z.string().nullable(),
    }),
  ),
});

/** Who does something through another service, for the record of who did what. */
export const ActorSchema = z.object({ user: z.uuid(), impersonator: z.uuid().nullable() });

/** What an organisation changes of its student; anything not given stays. */
export const ChangeStudentSchema = z.object({
  organization_id: z.uuid(),
  known_classes: KnownClassesSchema,
  student_id: z.uuid(),
  by: ActorSchema,
  /** A name that is told without its parts keeps them if it stays the same. */
  full_name: FullNameSchema.nullable().optional(),
  first_name: NamePartSchema.nullish(),
  last_name: NamePartSchema.nullish(),
  username: UsernameSchema.optional(),
  assistant_enabled: z.boolean().optional(),
  /** Makes a new password up; the old one ends, with the student's sessions. */
  renew_password: z.boolean().optional(),
});
export const ChangedStudentSchema = z.object({
  version: z.int(),
  username: z.string(),
  full_name: z.string().nullable(),
  first_name: z.string().nullish(),
  last_name: z.string().nullish(),
  character: z.string(),
  assistant_enabled: z.boolean(),
  /** Null if it stays. */
  password: z.string().nullable(),
});

/** Students of an organisation for whom cards are made. */
export const MakeCardsSchema = z.object({
  organization_id: z.uuid(),
  student_ids: z.array(z.uuid()).min(1).max(200),
  by: ActorSchema,
  /** Makes new passwords up; the old ones end, with the students' sessions. */
  renew_passwords: z.boolean(),
});
/** What is printed on a card. */
export const MadeCardSchema = z.object({
  student_id: z.uuid(),
  username: z.string(),
  full_name: z.string().nullable(),
  /** The secret with which the card logs in. */
  card: z.string(),
  /** Null if it stays. */
  password: z.string().nullable(),
});
export const MadeCardsSchema = z.object({ cards: z.array(MadeCardSchema) });

/** The code or token of a class, and the network address and browser from which somebody tries it. */
export const FindClassSchema = z.object({
  token: ClassTokenSchema,
  address: z.string().max(64),
  visitor: z.uuid().nullish(),
});
export const FoundClassSchema = z.object({
  class_name: z.string(),
  organization_id: z.uuid(),
  organization_name: z.string(),
  joins: z.enum(['now', 'asks']),
});

/** Somebody who came after joining had closed. */
export const JoinRequestSchema = z.object({
  id: z.uuid(),
  username: z.string(),
  full_name: z.string().nullable(),
  character: z.string(),
  asked_at: z.iso.datetime(),
});
export const ListJoinRequestsSchema = z.object({ organization_id: z.uuid(), class_id: z.uuid() });
export const ListedJoinRequestsSchema = z.object({ requests: z.array(JoinRequestSchema) });
export const AnswerJoinRequestSchema = ListJoinRequestsSchema.extend({
  request_id: z.uuid(),
  let_in: z.boolean(),
  by: ActorSchema,
});

/** A teacher to be invited by mail. */
export const InviteTeacherSchema = z.object({
  organization_id: z.uuid(),
  email: EmailSchema,
  by: ActorSchema,
});

export type Actor = z.infer<typeof ActorSchema>;
export type ChangeStudent = z.infer<typeof ChangeStudentSchema>;
export type ChangedStudent = z.infer<typeof ChangedStudentSchema>;
export type CheckStudents = z.infer<typeof CheckStudentsSchema>;
export type CheckedStudents = z.infer<typeof CheckedStudentsSchema>;
export type HashPasswords = z.infer<typeof HashPasswordsSchema>;
export type HashedPasswords = z.infer<typeof HashedPasswordsSchema>;
export type ImportStudents = z.infer<typeof ImportStudentsSchema>;
export type ImportedStudents = z.infer<typeof ImportedStudentsSchema>;
export type MakeCards = z.infer<typeof MakeCardsSchema>;
export type MadeCard = z.infer<typeof MadeCardSchema>;
export type FindClass = z.infer<typeof FindClassSchema>;
export type FoundClass = z.infer<typeof FoundClassSchema>;
export type JoinRequest = z.infer<typeof JoinRequestSchema>;
export type ListJoinRequests = z.infer<typeof ListJoinRequestsSchema>;
export type AnswerJoinRequest = z.infer<typeof AnswerJoinRequestSchema>;
export type InviteTeacher = z.infer<typeof InviteTeacherSchema>;
export type ResolvedSession = z.infer<typeof ResolvedSessionSchema>;
export type MakeStudents = z.infer<typeof MakeStudentsSchema>;
export type MadeStudents = z.infer<typeof MadeStudentsSchema>;
export type FindUserByEmail = z.infer<typeof FindUserByEmailSchema>;
export type FoundUser = z.infer<typeof FoundUserSchema>;
export type DescribeAdult = z.infer<typeof DescribeAdultSchema>;
export type DescribeBuyers = z.infer<typeof DescribeBuyersSchema>;
export type DescribedBuyers = z.infer<typeof DescribedBuyersSchema>;
export type DescribedAdult = z.infer<typeof DescribedAdultSchema>;
