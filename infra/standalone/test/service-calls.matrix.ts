import type { ServiceCallBody, ServiceCallName } from '@burrow/contracts';
import { randomUUID } from 'node:crypto';

interface ServiceCallRow<Name extends ServiceCallName> {
  /** Who may call, in the order of PARTS; then a visitor, a parent, an administrator and staff, who never may. */
  readonly cells: string;
  readonly body: ServiceCallBody<Name>;
}

const BY = { user: randomUUID(), impersonator: null };

/** Who may make which call inside the platform: `ok`, or the status of the refusal. */
export const SERVICE_CALL_MATRIX: { readonly [Name in ServiceCallName]: ServiceCallRow<Name> } = {
  //                        gateway account learning assistant organization payment   visitor parent admin staff
  resolveSession: { cells: 'ok      403     403      403       403          403       403     403    403   403', body: { secret: 'nobody' } },
  makeStudents: { cells: '  403     403     403      403       ok           403       403     403    403   403', body: { organization_id: randomUUID(), class_id: null, students: [{}] } },
  checkStudents: { cells: ' 403     403     403      403       ok           403       403     403    403   403', body: { organization_id: randomUUID(), students: [{}] } },
  hashPasswords: { cells: ' 403     403     403      403       ok           403       403     403    403   403', body: { passwords: ['a quiet paddock'] } },
  importStudents: { cells: '403     403     403      403       ok           403       403     403    403   403', body: { organization_id: randomUUID(), import_id: randomUUID(), students: [{ full_name: null, username: null, password_hash: '$argon2id$', class_id: null }] } },
  changeStudent: { cells: ' 403     403     403      403       ok           403       403     403    403   403', body: { organization_id: randomUUID(), student_id: randomUUID(), by: BY } },
  makeCards: { cells: '    403     403     403      403       ok           403       403     403    403   403', body: { organization_id: randomUUID(), student_ids: [randomUUID()], renew_passwords: false, by: BY } },
  returnStudent: { cells: ' 403     403     403      403       ok           403       403     403    403   403', body: { organization_id: randomUUID(), student_id: randomUUID(), by: BY } },
  offerStudent: { cells: '  403     403     403      403       ok           403       403     403    403   403', body: { organization_id: randomUUID(), student_id: randomUUID(), by: BY } },
  findClass: { cells: '    403     403     403      403       ok           403       403     403    403   403', body: { token: 'cdfg-3467', address: '192.0.2.7' } },
  takeClassEntry: { cells: '403   403     403      403       ok           403       403     403    403   403', body: { class_id: randomUUID(), version: 1, organization_id: randomUUID(), code_hash: null, joining_until: null, lesson_began_at: null, lesson_ends_at: null, picture_log_in: false, shared_devices: false } },
  listJoinRequests: { cells: '403 403     403      403       ok           403       403     403    403   403', body: { organization_id: randomUUID(), class_id: randomUUID() } },
  answerJoinRequest: { cells: '403 403    403      403       ok           403       403     403    403   403', body: { organization_id: randomUUID(), class_id: randomUUID(), request_id: randomUUID(), let_in: false, by: BY } },
  findMissingPictures: { cells: '403 403 403    403       ok           403       403     403    403   403', body: { organization_id: randomUUID(), class_id: randomUUID() } },
  makePictures: { cells: '403 403 403    403       ok           403       403     403    403   403', body: { organization_id: randomUUID(), class_id: randomUUID(), student_ids: [randomUUID()], by: BY } },
  announceClosing: { cells: '403  403     403      403       ok           403       403     403    403   403', body: { organization_id: randomUUID(), by: BY, closes_at: '2126-01-01T00:00:00.000Z' } },
  describeAdult: { cells: ' 403     403     403      403       ok           403       403     403    403   403', body: { user_id: randomUUID() } },
  resetSecondFactor: { cells: '403 403    403      403       ok           403       403     403    403   403', body: { organization_id: randomUUID(), user_id: randomUUID(), by: BY } },
  inviteTeacher: { cells: ' 403     403     403      403       ok           403       403     403    403   403', body: { organization_id: randomUUID(), email: 'tess@school.example', by: BY } },
  listInvitations: { cells: '403   403     403      403       ok           403       403     403    403   403', body: { organization_id: randomUUID() } },
  withdrawInvitation: { cells: '403 403    403      403       ok           403       403     403    403   403', body: { organization_id: randomUUID(), email: 'tess@school.example', by: BY } },
  findUnusedStudents: { cells: '403  403     403      403       ok           403       403     403    403   403', body: { organization_id: randomUUID(), before: '2024-11-23', after_id: null } },
  announceUnusedStudents: { cells: '403 403  403     403       ok           403       403     403    403   403', body: { organization_id: randomUUID(), leaves_at: '2126-01-01T00:00:00.000Z' } },
  gatherStudents: { cells: '403    403     403      403       ok           403       403     403    403   403', body: { organization_id: randomUUID(), student_ids: [randomUUID()] } },
  gatherWork: { cells: '   403     403     403      403       ok           403       403     403    403   403', body: { student_ids: [randomUUID()] } },
  gatherAssignments: { cells: '403 403    403      403       ok           403       403     403    403   403', body: { organization_id: randomUUID() } },
  isCourseCompleted: { cells: '403 403    403      403       403          ok        403     403    403   403', body: { student_id: randomUUID(), course_id: 'python' } },
  nameLearner: { cells: '   403     403     ok       403       403          ok        403     403    403   403', body: { kind: 'student', id: randomUUID() } },
  findClassNeighbours: { cells: '403 403   ok    403       403          403       403     403    403   403', body: { student_id: randomUUID() } },
  findUserByEmail: { cells: '403   403     403      403       403          ok        403     403    403   403', body: { email: 'nobody@seed.burrow.example' } },
  countReleaseVisitors: { cells: 'ok 403  403    403       403          403       403     403    403   403', body: { marks: [], asked: [] } },
  countHeavyCallers: { cells: 'ok   403  403    403       403          403       403     403    403   403', body: { callers: [] } },
  describeBuyers: { cells: ' 403   403     403      403       403          ok        403     403    403   403', body: { owners: [{ kind: 'user', id: randomUUID() }] } },
}; // prettier-ignore
