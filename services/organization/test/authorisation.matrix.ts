import { AGREEMENT_VERSION } from '@burrow/contracts';
import { type AuthorisationMatrix, NOBODY, open, STAFF, USERS } from '@burrow/service-kit/testing';

const OWN = { params: { class_id: '{class-a}' } };
const FOREIGN = { params: { class_id: '{class-h}' } };
const UNKNOWN = { params: { class_id: NOBODY } };
const NO_CHANGE = { body: { version: 1 } };

/** Those who teach Class 4a, and the administrator of its school; the last two columns are another school's, and staff. */
const OWN_CLASS = '401 401  403 403  403 403  ok  403  ok  403  403';
const MEADOW_ADMIN = '401 401  403 403  403 403  403 403  ok  403  403';
const HARBOUR_CLASS = '401 401  403 403  403 403  403 403  403 ok   403';
const NO_CLASS = '401 401  403 403  403 403  403 403  403 403  403';
const TEACHING = '401 401  403 403  403 403  ok  ok   ok  ok   403';
const ADMINISTRATORS = '401 401  403 403  403 403  403 403  ok  ok   403';
/** Those without an organisation are told that they have none. */
const ANY_MEMBER = '401 401  ok  ok   ok  ok   ok  ok   ok  ok   ok';

/** Nobody gains a class by it while the matrix is asked. */
const PAST_DAYS = { begins_at: '2026-01-05T00:00:00.000Z', ends_at: '2026-01-06T00:00:00.000Z' };

const TRANSFER = { student_ids: ['{zoe}'] };

export const MATRIX: AuthorisationMatrix<'organization'> = {
  getOrganization: [{ cells: ANY_MEMBER }],
  updateOrganization: [{ body: {}, cells: ADMINISTRATORS }],
  checkSlugExists: open({ query: { slug: 'meadow' } }),
  listClasses: [{ cells: TEACHING }],
  createClass: [{ body: {}, cells: TEACHING }],
  getClass: [
    { about: 'a class of Meadow', ...OWN, cells: OWN_CLASS },
    { about: 'a class of Harbour', ...FOREIGN, cells: HARBOUR_CLASS },
    { about: 'no class', ...UNKNOWN, cells: NO_CLASS },
  ],
  updateClass: [
    { about: 'a class of Meadow', ...OWN, ...NO_CHANGE, cells: OWN_CLASS },
    { about: 'a class of Harbour', ...FOREIGN, ...NO_CHANGE, cells: HARBOUR_CLASS },
    { about: 'no class', ...UNKNOWN, ...NO_CHANGE, cells: NO_CLASS },
  ],
  deleteClass: [{ about: 'no class', ...UNKNOWN, cells: NO_CLASS }],
  getClassEntry: [
    { about: 'a class of Meadow', ...OWN, cells: OWN_CLASS },
    { about: 'a class of Harbour', ...FOREIGN, cells: HARBOUR_CLASS },
    { about: 'no class', ...UNKNOWN, cells: NO_CLASS },
  ],
  updateClassCode: [
    { about: 'a class of Meadow', ...OWN, body: { action: 'close' }, cells: OWN_CLASS },
    { about: 'a class of Harbour', ...FOREIGN, body: { action: 'close' }, cells: HARBOUR_CLASS },
    { about: 'no class', ...UNKNOWN, body: { action: 'close' }, cells: NO_CLASS },
  ],
  updateLesson: [
    { about: 'a class of Meadow', ...OWN, body: { end: true }, cells: OWN_CLASS },
    { about: 'a class of Harbour', ...FOREIGN, body: { end: true }, cells: HARBOUR_CLASS },
    { about: 'no class', ...UNKNOWN, body: { end: true }, cells: NO_CLASS },
  ],
  getMissingPictures: [
    { about: 'a class of Meadow', ...OWN, cells: OWN_CLASS },
    { about: 'a class of Harbour', ...FOREIGN, cells: HARBOUR_CLASS },
    { about: 'no class', ...UNKNOWN, cells: NO_CLASS },
  ],
  makePictures: [
    { about: 'a class of Meadow, which has no pictures', ...OWN, body: { student_ids: ['{zoe}'] }, cells: OWN_CLASS },
    { about: 'a class of Harbour', ...FOREIGN, body: { student_ids: ['{zoe}'] }, cells: HARBOUR_CLASS },
    { about: 'no class', ...UNKNOWN, body: { student_ids: ['{zoe}'] }, cells: NO_CLASS },
  ],
  getClassByToken: open({ query: { token: 'cdfg-2345' } }),
  readClassByToken: open({ body: { token: 'cdfg-2345' } }),
  listJoinRequests: [
    { about: 'a class of Meadow', ...OWN, cells: OWN_CLASS },
    { about: 'a class of Harbour', ...FOREIGN, cells: HARBOUR_CLASS },
  ],
  answerJoinRequest: [
    { about: 'a class of Meadow', params: { class_id: '{class-a}', request_id: NOBODY }, body: { let_in: true }, cells: OWN_CLASS },
    { about: 'a class of Harbour', params: { class_id: '{class-h}', request_id: NOBODY }, body: { let_in: true }, cells: HARBOUR_CLASS },
  ],
  getClassTeacher: [
    { about: 'a class of Meadow', params: { class_id: '{class-a}', user_id: '{teacher}' }, cells: OWN_CLASS },
    { about: 'a class of Harbour', params: { class_id: '{class-h}', user_id: '{teacher}' }, cells: HARBOUR_CLASS },
  ],
  listClassTeachers: [
    { about: 'a class of Meadow', ...OWN, cells: OWN_CLASS },
    { about: 'a class of Harbour', ...FOREIGN, cells: HARBOUR_CLASS },
  ],
  updateClassTeachers: [
    { about: 'a class of Meadow', body: { class_id: '{class-a}', teacher_ids: ['{teacher}'] }, cells: '401 401  403 403  403 403  403 403  ok  403  403' },
    { about: 'somebody of another school', body: { class_id: '{class-h}', teacher_ids: ['{teacher}'] }, cells: '401 401  403 403  403 403  403 403  403 ok   403' },
    { about: 'no class', body: { class_id: NOBODY, teacher_ids: [] }, cells: NO_CLASS },
  ],
  listSubstitutes: [
    { about: 'a class of Meadow', ...OWN, cells: OWN_CLASS },
    { about: 'a class of Harbour', ...FOREIGN, cells: HARBOUR_CLASS },
    { about: 'no class', ...UNKNOWN, cells: NO_CLASS },
  ],
  listComingClasses: [{ cells: TEACHING }],
  setSubstitute: [
    { about: 'of Meadow, in a class of Meadow', params: { class_id: '{class-a}', user_id: '{teacher}' }, body: PAST_DAYS, cells: MEADOW_ADMIN },
    { about: 'of another school', params: { class_id: '{class-h}', user_id: '{teacher}' }, body: PAST_DAYS, cells: HARBOUR_CLASS },
    { about: 'in no class', params: { class_id: NOBODY, user_id: '{teacher}' }, body: PAST_DAYS, cells: NO_CLASS },
  ],
  removeSubstitute: [
    { about: 'of a class of Meadow', params: { class_id: '{class-a}', user_id: NOBODY }, cells: MEADOW_ADMIN },
    { about: 'of a class of Harbour', params: { class_id: '{class-h}', user_id: NOBODY }, cells: HARBOUR_CLASS },
    { about: 'of no class', params: { class_id: NOBODY, user_id: NOBODY }, cells: NO_CLASS },
  ],
  listGuests: [
    { about: 'a class of Meadow', ...OWN, cells: OWN_CLASS },
    { about: 'a class of Harbour', ...FOREIGN, cells: HARBOUR_CLASS },
    { about: 'no class', ...UNKNOWN, cells: NO_CLASS },
  ],
  findGuests: [
    { about: 'for a class of Meadow', ...OWN, query: { search: 'kim' }, cells: OWN_CLASS },
    { about: 'for a class of Harbour', ...FOREIGN, query: { search: 'kim' }, cells: HARBOUR_CLASS },
    { about: 'for no class', ...UNKNOWN, query: { search: 'kim' }, cells: NO_CLASS },
  ],
  addGuest: [
    { about: 'of Meadow, in a class of Meadow', params: { class_id: '{class-a}', student_id: '{kim}' }, cells: OWN_CLASS },
    { about: 'of Harbour, in a class of Meadow', params: { class_id: '{class-a}', student_id: '{noa}' }, cells: NO_CLASS },
    { about: 'who is at home in it', params: { class_id: '{class-a}', student_id: '{zoe}' }, cells: NO_CLASS },
    { about: 'of Meadow, in a class of Harbour', params: { class_id: '{class-h}', student_id: '{kim}' }, cells: NO_CLASS },
    { about: 'in no class', params: { class_id: NOBODY, student_id: '{kim}' }, cells: NO_CLASS },
  ],
  removeGuest: [
    { about: 'of a class of Meadow', params: { class_id: '{class-a}', student_id: '{kim}' }, cells: OWN_CLASS },
    { about: 'of a class of Harbour', params: { class_id: '{class-h}', student_id: '{kim}' }, cells: HARBOUR_CLASS },
    { about: 'of no class', params: { class_id: NOBODY, student_id: '{kim}' }, cells: NO_CLASS },
  ],
  listTeachers: [{ cells: ADMINISTRATORS }],
  getTeacher: [
    { about: 'a teacher of Meadow', params: { teacher_id: '{teacher}' }, cells: MEADOW_ADMIN },
    { about: 'a teacher of Harbour', params: { teacher_id: '{harbour-teacher}' }, cells: HARBOUR_CLASS },
    { about: 'a parent', params: { teacher_id: '{parent}' }, cells: NO_CLASS },
  ],
  updateTeacher: [
    { about: 'a teacher of Meadow', params: { teacher_id: '{teacher}' }, body: { role: 'teacher' }, cells: MEADOW_ADMIN },
    { about: 'a teacher of Harbour', params: { teacher_id: '{harbour-teacher}' }, body: { role: 'teacher' }, cells: HARBOUR_CLASS },
    { about: 'a parent', params: { teacher_id: '{parent}' }, body: { role: 'admin' }, cells: NO_CLASS },
  ],
  resetTeacherSecondFactor: [
    { about: 'a teacher of Meadow', params: { teacher_id: '{teacher}' }, cells: MEADOW_ADMIN },
    { about: 'a teacher of Harbour', params: { teacher_id: '{harbour-teacher}' }, cells: HARBOUR_CLASS },
    { about: 'a parent', params: { teacher_id: '{parent}' }, cells: NO_CLASS },
  ],
  demandSecondFactor: [{ body: { demanded: false }, cells: ADMINISTRATORS }],
  removeTeacher: [{ about: 'a parent', params: { teacher_id: '{parent}' }, cells: NO_CLASS }],
  createSchoolStudent: [
    { about: 'in Class 4a', body: { request_id: NOBODY, class_id: '{class-a}' }, cells: OWN_CLASS },
    { about: 'in a class of Harbour', body: { request_id: NOBODY, class_id: '{class-h}' }, cells: HARBOUR_CLASS },
    { about: 'in no class', body: { request_id: NOBODY, class_id: null }, cells: ADMINISTRATORS },
  ],
  createSchoolStudents: [
    { about: 'in Class 4a', body: { request_id: NOBODY, class_id: '{class-a}', students: [{}] }, cells: OWN_CLASS },
    { about: 'in a class of Harbour', body: { request_id: NOBODY, class_id: '{class-h}', students: [{}] }, cells: HARBOUR_CLASS },
    { about: 'in no class', body: { request_id: NOBODY, class_id: null, students: [{}] }, cells: ADMINISTRATORS },
  ],
  checkImport: [
    { about: 'into Class 4a', body: { class_id: '{class-a}', rows: [{}] }, cells: OWN_CLASS },
    { about: 'into a class of Harbour', body: { class_id: '{class-h}', rows: [{}] }, cells: HARBOUR_CLASS },
    { about: 'into no class', body: { class_id: null, rows: [{}] }, cells: TEACHING },
  ],
  startImport: [
    { about: 'into Class 4a, a row without a name', params: { import_id: NOBODY }, body: { class_id: '{class-a}', rows: [{ password: '' }] }, cells: '401 401  403 403  403 403  ok  403  ok  403  403' },
    { about: 'into a class of Harbour, likewise', params: { import_id: NOBODY }, body: { class_id: '{class-h}', rows: [{ password: '' }] }, cells: '401 401  403 403  403 403  403 403  403 ok   403' },
  ],
  listExternalIds: [
    { about: 'a class of Meadow', ...OWN, cells: OWN_CLASS },
    { about: 'a class of Harbour', ...FOREIGN, cells: HARBOUR_CLASS },
    { about: 'no class', ...UNKNOWN, cells: NO_CLASS },
  ],
  compareRoster: [
    { about: 'into Class 4a', body: { source: 'list', class_id: '{class-a}', rows: [{}], is_whole: false }, cells: OWN_CLASS },
    { about: 'into a class of Harbour', body: { source: 'list', class_id: '{class-h}', rows: [{}], is_whole: false }, cells: HARBOUR_CLASS },
    { about: 'into no class', body: { source: 'list', class_id: null, rows: [{}], is_whole: false }, cells: TEACHING },
  ],
  applyRoster: [
    { about: 'a student of Class 4a', body: { source: 'list', class_id: null, classes: [], students: [{ student_id: '{zoe}' }], gone: [] }, cells: OWN_CLASS },
    { about: 'into a class of Harbour', body: { source: 'list', class_id: '{class-h}', classes: [], students: [], gone: [] }, cells: HARBOUR_CLASS },
  ],
  getImport: [{ about: 'of nobody', params: { import_id: NOBODY }, cells: NO_CLASS }],
  listSchoolStudents: [{ cells: TEACHING }],
  getSchoolStudent: [
    { about: 'a student of Class 4a', params: { student_id: '{zoe}' }, cells: '401 401  403 403  403 ok   ok  403  ok  403  403' },
    { about: 'a classmate', params: { student_id: '{ben}' }, cells: OWN_CLASS },
    { about: 'a student of Harbour', params: { student_id: '{noa}' }, cells: HARBOUR_CLASS },
    { about: "a parent's child", params: { student_id: '{pip-hopper}' }, cells: NO_CLASS },
  ],
  updateSchoolStudent: [
    { about: 'a student of Class 4a', params: { student_id: '{zoe}' }, body: { assistant_enabled: true }, cells: OWN_CLASS },
    { about: 'a student of Harbour', params: { student_id: '{noa}' }, body: { assistant_enabled: true }, cells: HARBOUR_CLASS },
    { about: 'into a class of another school', params: { student_id: '{zoe}' }, body: { class_id: '{class-h}' }, cells: NO_CLASS },
    { about: "a parent's child", params: { student_id: '{pip-hopper}' }, body: { renew_password: true }, cells: NO_CLASS },
  ],
  makeLoginCards: [
    { about: 'a student of Class 4a', body: { student_ids: ['{zoe}'] }, cells: OWN_CLASS },
    { about: 'also one of another school', body: { student_ids: ['{zoe}', '{noa}'] }, cells: NO_CLASS },
    { about: 'a student of Harbour', body: { student_ids: ['{noa}'] }, cells: HARBOUR_CLASS },
    { about: "a parent's child", body: { student_ids: ['{pip-hopper}'] }, cells: NO_CLASS },
  ],
  removeSchoolStudent: [
    { about: "a parent's child", params: { student_id: '{pip-hopper}' }, cells: NO_CLASS },
    { about: 'nobody', params: { student_id: NOBODY }, cells: NO_CLASS },
  ],
  closeOrganization: [{ body: { current_password: 'wrong' }, cells: ADMINISTRATORS }],
  keepOrganization: [{ cells: ADMINISTRATORS }],
  getAgreements: [{ cells: ADMINISTRATORS }],
  acceptAgreement: [
    { about: 'the version in force', body: { version: AGREEMENT_VERSION, may_accept: true, has_consent: true }, cells: ADMINISTRATORS },
  ],
  listSchoolAudit: [{ cells: ADMINISTRATORS }],
  getSchoolYear: [{ cells: ADMINISTRATORS }],
  beginSchoolYear: [
    { about: 'without classes', body: { request_id: NOBODY, classes: [] }, cells: ADMINISTRATORS },
    { about: 'with a class of no school', body: { request_id: NOBODY, classes: [{ class_id: NOBODY, next: 'leaves' }] }, cells: NO_CLASS },
  ],
  undoSchoolYear: [{ cells: ADMINISTRATORS }],
  listArchivedClasses: [{ cells: TEACHING }],
  restoreClass: [
    { about: 'a class of Meadow', ...OWN, cells: MEADOW_ADMIN },
    { about: 'a class of Harbour', ...FOREIGN, cells: HARBOUR_CLASS },
    { about: 'no class', ...UNKNOWN, cells: NO_CLASS },
  ],
  listUnusedStudents: [{ cells: ADMINISTRATORS }],
  updateUnusedStudents: [{ body: { months: 24 }, cells: ADMINISTRATORS }],
  getSchoolExport: [{ cells: ADMINISTRATORS }],
  makeSchoolExport: [{ cells: ADMINISTRATORS }],
  downloadSchoolExport: [{ cells: ADMINISTRATORS }],
  listFormerStudents: [{ cells: TEACHING }],
  returnFormerStudent: [
    { about: 'a student who did not leave', params: { student_id: '{zoe}' }, cells: NO_CLASS },
    { about: "a parent's child", params: { student_id: '{pip-hopper}' }, cells: NO_CLASS },
  ],
  eraseFormerStudent: [
    { about: 'a student who did not leave', params: { student_id: '{zoe}' }, cells: NO_CLASS },
    { about: 'nobody', params: { student_id: NOBODY }, cells: NO_CLASS },
  ],
  handOverStudent: [
    { about: 'a student of Class 4a', params: { student_id: '{zoe}' }, cells: OWN_CLASS },
    { about: 'a student of Harbour', params: { student_id: '{noa}' }, cells: HARBOUR_CLASS },
    { about: "a parent's child", params: { student_id: '{pip-hopper}' }, cells: NO_CLASS },
  ],
  listSchoolDomains: [{ cells: ADMINISTRATORS }],
  addSchoolDomain: [{ body: { domain: 'gmail.com' }, cells: ADMINISTRATORS }],
  updateSchoolDomains: [{ body: { joins_at_once: true }, cells: ADMINISTRATORS }],
  checkSchoolDomain: [{ about: 'of nobody', body: { domain: 'nobody.example' }, cells: ADMINISTRATORS }],
  removeSchoolDomain: [{ about: 'of nobody', body: { domain: 'nobody.example' }, cells: ADMINISTRATORS }],
  getTeacherRequest: [{ cells: USERS }],
  askToTeach: [{ about: 'at no school', body: { slug: 'no-such-school' }, cells: USERS }],
  withdrawTeacherRequest: [{ cells: USERS }],
  listTeacherRequests: [{ cells: ADMINISTRATORS }],
  answerTeacherRequest: [
    { about: 'a parent who did not ask', params: { user_id: '{parent}' }, body: { let_in: true }, cells: ADMINISTRATORS },
  ],
  getMembership: [{ cells: TEACHING }],
  listMemberships: [{ cells: USERS }],
  registerOrganization: [{ body: {}, cells: USERS }],
  chooseMembership: [{ about: 'a school that is not theirs', body: { organization_id: NOBODY }, cells: USERS }],
  leaveOrganization: [{ about: 'another school than theirs', body: { organization_id: NOBODY }, cells: TEACHING }],
  answerSuccession: [{ body: { accept: false }, cells: TEACHING }],
  getSuccessor: [{ cells: ADMINISTRATORS }],
  nameSuccessor: [
    { about: 'nobody', body: { user_id: null }, cells: ADMINISTRATORS },
    { about: 'somebody of no school', body: { user_id: '{parent}' }, cells: ADMINISTRATORS },
  ],
  listMembersToReview: [{ cells: ADMINISTRATORS }],
  keepMember: [{ about: 'a parent', params: { user_id: '{parent}' }, cells: ADMINISTRATORS }],
  listOrphanedSchools: [{ cells: STAFF }],
  getSupportedSchool: [{ about: 'no school', params: { organization_id: NOBODY }, cells: STAFF }],
  appointAdministrator: [
    { about: 'of no school', params: { organization_id: NOBODY }, body: { user_id: '{teacher}' }, cells: STAFF },
  ],
  judgeDomain: [
    { about: 'of no school', params: { organization_id: NOBODY }, body: { domain: 'meadow.example', proven: true }, cells: STAFF },
  ],
  inviteTeacher: [{ query: { email: 'tess@school.example' }, cells: ADMINISTRATORS }],
  listInvitations: [{ cells: ADMINISTRATORS }],
  withdrawInvitation: [{ body: { email: 'nobody@school.example' }, cells: ADMINISTRATORS }],
  addTeacher: [{ body: { email: 'tess@school.example' }, cells: ADMINISTRATORS }],
  transferStudents: [
    { about: 'where they are', body: { ...TRANSFER, class_id: '{class-a}' }, cells: OWN_CLASS },
    { about: "into another teacher's class", body: { student_ids: ['{kim}'], class_id: '{class-b}' }, cells: '401 401  403 403  403 403  403 ok   ok  403  403' },
    { about: 'into a class of another school', body: { ...TRANSFER, class_id: '{class-h}' }, cells: NO_CLASS },
    { about: "a parent's child", body: { student_ids: ['{pip-hopper}'], class_id: '{class-a}' }, cells: NO_CLASS },
  ],
}; // prettier-ignore
