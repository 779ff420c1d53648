import type { z } from 'zod';
import {
  AnnounceClosingSchema,
  AnswerJoinRequestSchema,
  FindClassSchema,
  FindMissingPicturesSchema,
  FoundClassSchema,
  ListedJoinRequestsSchema,
  ListJoinRequestsSchema,
  ChangedStudentSchema,
  ChangeStudentSchema,
  DescribeAdultSchema,
  DescribedAdultSchema,
  DoneSchema,
  CheckedStudentsSchema,
  CheckStudentsSchema,
  HashedPasswordsSchema,
  HashPasswordsSchema,
  ImportedStudentsSchema,
  ImportStudentsSchema,
  HandOverSchema,
  InviteTeacherSchema,
  MadeCardsSchema,
  MadePicturesSchema,
  MadeStudentsSchema,
  MakeCardsSchema,
  MakePicturesSchema,
  MakeStudentsSchema,
  MissingPicturesSchema,
  StudentOfSchoolSchema,
  ResetSecondFactorSchema,
  ResolveSessionAnswerSchema,
  ResolveSessionSchema,
  SignUpLinkSchema,
} from '../account/index.ts';
import { ClassEntryChangeSchema } from '../events/organization.events.ts';
import {
  AnnounceUnusedStudentsSchema,
  FindUnusedStudentsSchema,
  FoundUnusedStudentsSchema,
  InvitationsSchema,
  ListInvitationsSchema,
} from '../organization/index.ts';
import type { PartName } from '../parts.ts';
import { SERVICE_NAMES, type ServiceName } from '../services.table.ts';
import { EXPORT_CALLS } from './export.calls.ts';
import { LEARNING_CALLS } from './learning.calls.ts';
import { LIMIT_CALLS } from './limit.calls.ts';
import { PAYMENT_CALLS } from './payment.calls.ts';
import { RELEASE_CALLS } from './release.calls.ts';
import { type ServiceCall, serviceCall } from './service-call.ts';

export type { Idempotency, ServiceCall } from './service-call.ts';

/** Every call between the parts of the platform, and who may make it. */
export const SERVICE_CALLS = {
  /** Whose session a secret belongs to. */
  resolveSession: serviceCall({
    service: 'account',
    path: '/internal/session',
    callers: ['gateway'],
    body: ResolveSessionSchema,
    answer: ResolveSessionAnswerSchema,
    idempotency: 'natural',
  }),
  /** Creates the students of an import; generated passwords are returned only the first time. */
  makeStudents: serviceCall({
    service: 'account',
    path: '/internal/students',
    callers: ['organization'],
    body: MakeStudentsSchema,
    answer: MadeStudentsSchema,
    idempotency: 'key',
  }),
  /** What stands against making students. Writes nothing. */
  checkStudents: serviceCall({
    service: 'account',
    path: '/internal/students/check',
    callers: ['organization'],
    body: CheckStudentsSchema,
    answer: CheckedStudentsSchema,
    idempotency: 'natural',
    bodyLimit: 1_000_000,
  }),
  /** Prepares passwords for {@link SERVICE_CALLS.importStudents}: a portion at a time, as it takes long. */
  hashPasswords: serviceCall({
    service: 'account',
    path: '/internal/passwords/hash',
    callers: ['organization'],
    body: HashPasswordsSchema,
    answer: HashedPasswordsSchema,
    idempotency: 'natural',
  }),
  /** Creates the students of an import in one transaction: all or none, once for each key. */
  importStudents: serviceCall({
    service: 'account',
    path: '/internal/students/import',
    callers: ['organization'],
    body: ImportStudentsSchema,
    answer: ImportedStudentsSchema,
    idempotency: 'key',
    bodyLimit: 1_000_000,
  }),
  /** Changes a student of an organisation. A repetition that renews the password makes another: the last one counts. */
  changeStudent: serviceCall({
    service: 'account',
    path: '/internal/students/change',
    callers: ['organization'],
    body: ChangeStudentSchema,
    answer: ChangedStudentSchema,
    idempotency: 'natural',
  }),
  /** Makes the secrets of log-in cards. A repetition makes others: the last ones count. */
  makeCards: serviceCall({
    service: 'account',
    path: '/internal/students/cards',
    callers: ['organization'],
    body: MakeCardsSchema,
    answer: MadeCardsSchema,
    idempotency: 'natural',
  }),
  /** Who in a class has no picture password. */
  findMissingPictures: serviceCall({
    service: 'account',
    path: '/internal/classes/pictures/missing',
    callers: ['organization'],
    body: FindMissingPicturesSchema,
    answer: MissingPicturesSchema,
    idempotency: 'natural',
  }),
  /** Makes picture passwords of students of a class. A repetition makes others: the last ones count. */
  makePictures: serviceCall({
    service: 'account',
    path: '/internal/classes/pictures',
    callers: ['organization'],
    body: MakePicturesSchema,
    answer: MadePicturesSchema,
    idempotency: 'natural',
  }),
  /** Takes a student who left back, if there is a seat. */
  returnStudent: serviceCall({
    service: 'account',
    path: '/internal/students/return',
    callers: ['organization'],
    body: StudentOfSchoolSchema,
    answer: DoneSchema,
    idempotency: 'natural',
  }),
  /** Makes a code with which a parent takes over a student; an earlier one stops working. */
  offerStudent: serviceCall({
    service: 'account',
    path: '/internal/students/offer',
    callers: ['organization'],
    body: StudentOfSchoolSchema,
    answer: HandOverSchema,
    idempotency: 'none',
  }),
  /** The class that a code or token is for; account counts who tries which. */
  findClass: serviceCall({
    service: 'account',
    path: '/internal/classes/find',
    callers: ['organization'],
    body: FindClassSchema,
    answer: FoundClassSchema,
    idempotency: 'none',
  }),
  /**
   * How students come into a class, as `organization/class-entry-changed` says it: at once, so that a code works from
   * the moment in which it is shown. Refused with `organization/unknown` as long as account has not heard of the class.
   */
  takeClassEntry: serviceCall({
    service: 'account',
    path: '/internal/classes/entry',
    callers: ['organization'],
    body: ClassEntryChangeSchema,
    answer: DoneSchema,
    idempotency: 'natural',
  }),
  /** Who waits to be let into a class. */
  listJoinRequests: serviceCall({
    service: 'account',
    path: '/internal/classes/join-requests',
    callers: ['organization'],
    body: ListJoinRequestsSchema,
    answer: ListedJoinRequestsSchema,
    idempotency: 'natural',
  }),
  /** Lets somebody who waits into a class, or refuses them. */
  answerJoinRequest: serviceCall({
    service: 'account',
    path: '/internal/classes/join-requests/answer',
    callers: ['organization'],
    body: AnswerJoinRequestSchema,
    answer: DoneSchema,
    idempotency: 'natural',
  }),
  /** Asks for the password of whoever closes an organisation, and tells its administrators. */
  announceClosing: serviceCall({
    service: 'account',
    path: '/internal/organizations/closing',
    callers: ['organization'],
    body: AnnounceClosingSchema,
    answer: DoneSchema,
    idempotency: 'none',
  }),
  /** Whose account it is, of somebody who wants to teach. */
  describeAdult: serviceCall({
    service: 'account',
    path: '/internal/adults/describe',
    callers: ['organization'],
    body: DescribeAdultSchema,
    answer: DescribedAdultSchema,
    idempotency: 'natural',
  }),
  /** Takes the second factor of a member away, and tells them by mail. */
  resetSecondFactor: serviceCall({
    service: 'account',
    path: '/internal/second-factors/reset',
    callers: ['organization'],
    body: ResetSecondFactorSchema,
    answer: DoneSchema,
    idempotency: 'natural',
  }),
  /** Invites a teacher to an organisation by mail. */
  inviteTeacher: serviceCall({
    service: 'account',
    path: '/internal/invitations',
    callers: ['organization'],
    body: InviteTeacherSchema,
    answer: SignUpLinkSchema,
    idempotency: 'none',
  }),
  /** Who was invited to an organisation and has not signed up. */
  listInvitations: serviceCall({
    service: 'account',
    path: '/internal/invitations/open',
    callers: ['organization'],
    body: ListInvitationsSchema,
    answer: InvitationsSchema,
    idempotency: 'natural',
  }),
  /** Ends the links of an invitation that nobody has used. */
  withdrawInvitation: serviceCall({
    service: 'account',
    path: '/internal/invitations/withdraw',
    callers: ['organization'],
    body: InviteTeacherSchema,
    answer: DoneSchema,
    idempotency: 'natural',
  }),
  /** Which students of an organisation were not there for long. */
  findUnusedStudents: serviceCall({
    service: 'account',
    path: '/internal/students/unused',
    callers: ['organization'],
    body: FindUnusedStudentsSchema,
    answer: FoundUnusedStudentsSchema,
    idempotency: 'natural',
  }),
  /** Tells the administrators of an organisation that some of them are about to leave. */
  announceUnusedStudents: serviceCall({
    service: 'account',
    path: '/internal/students/unused/announce',
    callers: ['organization'],
    body: AnnounceUnusedStudentsSchema,
    answer: DoneSchema,
    idempotency: 'none',
  }),
  ...EXPORT_CALLS,
  ...LEARNING_CALLS,
  ...LIMIT_CALLS,
  ...PAYMENT_CALLS,
  ...RELEASE_CALLS,
} satisfies Record<string, ServiceCall>;

export type ServiceCallName = keyof typeof SERVICE_CALLS;
export type ServiceCallBody<Name extends ServiceCallName> = z.input<(typeof SERVICE_CALLS)[Name]['body']>;
export type ServiceCallAnswer<Name extends ServiceCallName> = z.output<
  (typeof SERVICE_CALLS)[Name]['answer']
>;

/** The services that a part calls: those whose places it has to know. */
export const calleesOf = (part: PartName): readonly ServiceName[] =>
  SERVICE_NAMES.filter(name =>
    Object.values<ServiceCall>(SERVICE_CALLS).some(
      ({ service, callers }) => service === name && callers.includes(part),
    ),
  );
