// Written by `npm run calls` from the table of endpoints: change that.
import { callOf } from './call.ts';

/** Accepts the version in force for the organisation; a repetition changes nothing. */
export const acceptAgreement = /* @__PURE__ */ callOf<'acceptAgreement'>('POST', '/organization/agreement');

/** Joins the organisation of an invitation with the account that is logged in. */
export const acceptInvitation = /* @__PURE__ */ callOf<'acceptInvitation'>('POST', '/auth/accept-invitation');

/** Claims a domain, which means nothing before it is proven. */
export const addSchoolDomain = /* @__PURE__ */ callOf<'addSchoolDomain'>('POST', '/organization/domains');

/** Adds a student, five at most. */
export const addStudent = /* @__PURE__ */ callOf<'addStudent'>('POST', '/profile/students');

/** Adds a teacher, who is invited by mail. */
export const addTeacher = /* @__PURE__ */ callOf<'addTeacher'>('POST', '/organization/teacher');

/** Lets somebody who waits into the class, or refuses them. */
export const answerJoinRequest = /* @__PURE__ */ callOf<'answerJoinRequest'>('PUT', '/organization/classes/{class_id}/join-requests/{request_id}');

/** Answers a question of the open try. The first answer counts; a repetition gets its verdict again. */
export const answerQuiz = /* @__PURE__ */ callOf<'answerQuiz'>('PUT', '/quiz/{course_slug}/{chapter_id}/answer/{number}');

/** Accepts or declines to be the administrator's successor. */
export const answerSuccession = /* @__PURE__ */ callOf<'answerSuccession'>('PUT', '/organization/membership/succession');

/** Lets somebody who waits in as a teacher without classes, or refuses; they are told by mail. */
export const answerTeacherRequest = /* @__PURE__ */ callOf<'answerTeacherRequest'>('PUT', '/organization/teacher-requests/{user_id}');

/** Makes somebody administrator of an organisation that has none; all of its adults are told by mail. */
export const appointAdministrator = /* @__PURE__ */ callOf<'appointAdministrator'>('PUT', '/organization/support/schools/{organization_id}/administrator');

/** Says that a student has followed the call of their lesson. It may be repeated. */
export const arriveAtFocus = /* @__PURE__ */ callOf<'arriveAtFocus'>('PUT', '/level/lesson/arrival');

/** A child of a family asks the adult whose account it is for a plan: a mail to the known address, once a day. Only from the child's own session. */
export const askGrownUp = /* @__PURE__ */ callOf<'askGrownUp'>('POST', '/user/ask-grown-up');

/** Mails a link that cancels what an address pays for, without a log-in. The answer is always the same. */
export const askToCancel = /* @__PURE__ */ callOf<'askToCancel'>('POST', '/user/cancel-by-mail');

/** Asks the administrators of an organisation, who are told by mail. */
export const askToTeach = /* @__PURE__ */ callOf<'askToTeach'>('POST', '/organization/teacher-request');

/** Gives a course that was bought to a student, for good. */
export const assignPurchase = /* @__PURE__ */ callOf<'assignPurchase'>('POST', '/payment/assign-purchase');

/** Leads to Google (302). */
export const authorizeGoogle = /* @__PURE__ */ callOf<'authorizeGoogle'>('GET', '/auth/google/authorize');

/** Begins a purchase at the provider. The same purchase that is open already is gone on with. */
export const beginCheckout = /* @__PURE__ */ callOf<'beginCheckout'>('POST', '/payment/paddle');

/** Begins the purchase of a gift or a class set, without an account. Its code is mailed when it is paid. */
export const beginGift = /* @__PURE__ */ callOf<'beginGift'>('POST', '/payment/gifts');

/** Begins a try with other data and another order, or goes on with the open one. */
export const beginQuiz = /* @__PURE__ */ callOf<'beginQuiz'>('POST', '/quiz/{course_slug}/{chapter_id}/try');

/** Puts classes away and moves their students up, or lets them leave: all or nothing, once for each request id. */
export const beginSchoolYear = /* @__PURE__ */ callOf<'beginSchoolYear'>('POST', '/organization/school-year');

/** Makes a key for an authenticator app, which counts once it is confirmed. */
export const beginSecondFactor = /* @__PURE__ */ callOf<'beginSecondFactor'>('POST', '/profile/second-factor');

/** Ends the subscription of a mailed link with its paid period, without a log-in. */
export const cancelByLink = /* @__PURE__ */ callOf<'cancelByLink'>('POST', '/payment/cancel-by-link');

/** Forgets whom Google named in this browser. */
export const cancelGoogleSignUp = /* @__PURE__ */ callOf<'cancelGoogleSignUp'>('DELETE', '/auth/google/sign-up');

/** Ends a subscription with its paid period. `purchase_id` is any of its payments. */
export const cancelSubscription = /* @__PURE__ */ callOf<'cancelSubscription'>('POST', '/payment/cancel-subscription');

/** Where the card of the running subscription is changed. */
export const changeCard = /* @__PURE__ */ callOf<'changeCard'>('POST', '/payment/change-card');

/** Keeps the language of the interface, by its English name. */
export const changeLanguage = /* @__PURE__ */ callOf<'changeLanguage'>('POST', '/user/change-language');

/** Whether an address has an account: told to staff only, everybody else reads false. */
export const checkEmailExists = /* @__PURE__ */ callOf<'checkEmailExists'>('GET', '/auth/check-user-email-exists');

/** Says of each row what has to be mended, and writes nothing; makes up passwords that are missing. */
export const checkImport = /* @__PURE__ */ callOf<'checkImport'>('POST', '/organization/imports');

/** Looks for the record that proves a domain. */
export const checkSchoolDomain = /* @__PURE__ */ callOf<'checkSchoolDomain'>('POST', '/organization/domains/check');

/** Whether an organisation has this slug. */
export const checkSlugExists = /* @__PURE__ */ callOf<'checkSlugExists'>('GET', '/organization/check-slug-exists');

/** How many students there are and may be. */
export const checkStudentsLimit = /* @__PURE__ */ callOf<'checkStudentsLimit'>('GET', '/profile/check-students-limit');

/** Whether a username is taken, among families' students or in an organisation. */
export const checkStudentUsername = /* @__PURE__ */ callOf<'checkStudentUsername'>('GET', '/profile/check-student-username-exists');

/** How much of the name it shows: for a parent, those who teach the student, and learners from 16. */
export const chooseCertificateName = /* @__PURE__ */ callOf<'chooseCertificateName'>('PUT', '/certificate/{certificate_id}/name');

/** Chooses who learns in this session; tells where they played last. */
export const chooseStudent = /* @__PURE__ */ callOf<'chooseStudent'>('POST', '/auth/choose_student/{student_id}');

/** Plans the erasure of the organisation in fourteen days, and tells its administrators by mail. */
export const closeOrganization = /* @__PURE__ */ callOf<'closeOrganization'>('POST', '/organization/closing');

/** Leads to the page that confirms an address (302). */
export const confirmEmail = /* @__PURE__ */ callOf<'confirmEmail'>('GET', '/auth/confirm-email');

/** Confirms the key by a code, ends all other sessions, and tells the recovery codes once. */
export const confirmSecondFactor = /* @__PURE__ */ callOf<'confirmSecondFactor'>('PUT', '/profile/second-factor');

/** Makes a class; a teacher who makes one teaches it. */
export const createClass = /* @__PURE__ */ callOf<'createClass'>('POST', '/organization/classes');

/** Gives a class levels or challenges to do until a date. */
export const createClassAssignment = /* @__PURE__ */ callOf<'createClassAssignment'>('POST', '/level/class/{class_id}/assignments');

/** Makes a student, once for each request id; the password is told the first time only. */
export const createPupil = /* @__PURE__ */ callOf<'createPupil'>('POST', '/organization/students');

/** Makes many students, all or none, once for each request id; passwords are told the first time only. */
export const createPupils = /* @__PURE__ */ callOf<'createPupils'>('POST', '/organization/bulk-create-students');

/** Approves or rejects a refund. */
export const decideRefund = /* @__PURE__ */ callOf<'decideRefund'>('PUT', '/payment/support/refunds/{request_id}');

/** Removes a class; its students stay in the organisation. */
export const deleteClass = /* @__PURE__ */ callOf<'deleteClass'>('DELETE', '/organization/classes/{class_id}');

/** Plans the deletion of the account in seven days. */
export const deleteProfile = /* @__PURE__ */ callOf<'deleteProfile'>('DELETE', '/profile');

/** Sets whether all administrators need a second factor. */
export const demandSecondFactor = /* @__PURE__ */ callOf<'demandSecondFactor'>('PUT', '/organization/second-factor');

/** The file, once it is ready, for seven days. */
export const downloadSchoolExport = /* @__PURE__ */ callOf<'downloadSchoolExport'>('GET', '/organization/export/file');

/** Ends one of these sessions. */
export const endSession = /* @__PURE__ */ callOf<'endSession'>('DELETE', '/profile/sessions/{session_id}');

/** Erases a student who left, without waiting. */
export const erasePupil = /* @__PURE__ */ callOf<'erasePupil'>('DELETE', '/organization/former-students/{student_id}');

/** Everything that learning keeps of the caller and the caller's students. */
export const exportLearning = /* @__PURE__ */ callOf<'exportLearning'>('GET', '/level/export');

/** Everything that account keeps of the caller and the caller's students. */
export const exportProfile = /* @__PURE__ */ callOf<'exportProfile'>('GET', '/profile/export');

/** Everything that is stored about what the caller bought, or was given. */
export const exportPurchases = /* @__PURE__ */ callOf<'exportPurchases'>('GET', '/payment/export');

/** What somebody bought, by their address. */
export const findPurchases = /* @__PURE__ */ callOf<'findPurchases'>('GET', '/payment/support/purchases');

/** Ends the open try: what is not answered counts as wrong. A repetition gets the same result. */
export const finishQuiz = /* @__PURE__ */ callOf<'finishQuiz'>('POST', '/quiz/{course_slug}/{chapter_id}/finish');

/** Says how a request for an invoice stands. */
export const followInvoiceRequest = /* @__PURE__ */ callOf<'followInvoiceRequest'>('PUT', '/payment/invoice-requests/{request_id}');

/** Sends a link for a new password, where the address has an account. The answer is always the same. */
export const forgotPassword = /* @__PURE__ */ callOf<'forgotPassword'>('POST', '/auth/forgot-password');

/** One next step for a challenge. */
export const generateChallengeTip = /* @__PURE__ */ callOf<'generateChallengeTip'>('POST', '/chatgpt/generate-tip-challenge-async');

/** One next step for a level: a question first, then where to look, then one line of code. */
export const generateLevelTip = /* @__PURE__ */ callOf<'generateLevelTip'>('POST', '/chatgpt/generate-tip-level-async');

/** Invites somebody by mail to sign up: as a teacher of the administrator's organisation, or, by staff, as an administrator. */
export const generateSignUpLink = /* @__PURE__ */ callOf<'generateSignUpLink'>('POST', '/auth/signup/generate-link');

/** A kind username that is free. */
export const generateUsername = /* @__PURE__ */ callOf<'generateUsername'>('GET', '/auth/generate-username');

/** Invites somebody by mail to sign up as a parent. */
export const generateUserSignUpLink = /* @__PURE__ */ callOf<'generateUserSignUpLink'>('POST', '/auth/generate-user-signup-link');

/** Which versions of the data-processing agreement the organisation accepted. */
export const getAgreements = /* @__PURE__ */ callOf<'getAgreements'>('GET', '/organization/agreement');

/** A certificate, for whoever has its number. */
export const getCertificate = /* @__PURE__ */ callOf<'getCertificate'>('GET', '/certificate/{certificate_id}');

/** The certificate as a page to print. */
export const getCertificatePdf = /* @__PURE__ */ callOf<'getCertificatePdf'>('GET', '/certificate/{certificate_id}/pdf');

/** The caller's best counts in a challenge beside the author's, and the middle half of their class from ten results on. */
export const getChallengeResults = /* @__PURE__ */ callOf<'getChallengeResults'>('GET', '/challenge/{slug}/results');

/** What is left of the day’s tips for challenges. */
export const getChallengeTipCredit = /* @__PURE__ */ callOf<'getChallengeTipCredit'>('GET', '/credit/challenge_assistant');

/** A chapter with its levels from one of them on. */
export const getChapter = /* @__PURE__ */ callOf<'getChapter'>('GET', '/level/course/{slug}/chapter/{chapter}');

/** How the levels of a chapter are solved: for parents, teachers and administrators, never for a learner. */
export const getChapterSolutions = /* @__PURE__ */ callOf<'getChapterSolutions'>('GET', '/level/solutions/{course_slug}/{chapter}');

/** How a purchase that was begun stands, and whether it can be used. */
export const getCheckout = /* @__PURE__ */ callOf<'getCheckout'>('GET', '/payment/checkout/{transaction_id}');

/** One class. */
export const getClass = /* @__PURE__ */ callOf<'getClass'>('GET', '/organization/classes/{class_id}');

/** The class and school that a code or token is for. */
export const getClassByToken = /* @__PURE__ */ callOf<'getClassByToken'>('GET', '/organization/class-by-token');

/** The code of a class, until when one may join with it, and the lesson that is open. */
export const getClassEntry = /* @__PURE__ */ callOf<'getClassEntry'>('GET', '/organization/classes/{class_id}/code');

/** To what a class is called in its lesson, and how many have come. */
export const getClassFocus = /* @__PURE__ */ callOf<'getClassFocus'>('GET', '/level/class/{class_id}/focus');

/** Where each student of a class is, by id: completed levels by chapter, the level they play and their runs. */
export const getClassProgress = /* @__PURE__ */ callOf<'getClassProgress'>('GET', '/level/class/{class_id}/progress');

/** Whether somebody teaches a class. */
export const getClassTeacher = /* @__PURE__ */ callOf<'getClassTeacher'>('GET', '/organization/class-teachers/{class_id}/{user_id}');

/** The caller's own last codes of a level, each once, the latest first. */
export const getCodeHistory = /* @__PURE__ */ callOf<'getCodeHistory'>('GET', '/level/history/{course_slug}/{slug}');

/** The country that the proxy names. */
export const getCountry = /* @__PURE__ */ callOf<'getCountry'>('GET', '/user/country');

/** Chapters and levels of a course with completion and locks. */
export const getCourse = /* @__PURE__ */ callOf<'getCourse'>('GET', '/level/course/{slug}');

/** The part of a course around a level, with counts of the rest. */
export const getCoursePart = /* @__PURE__ */ callOf<'getCoursePart'>('GET', '/level/course/{slug}/part');

/** What is left of the day’s runs. */
export const getCredit = /* @__PURE__ */ callOf<'getCredit'>('GET', '/credit/{execution_type}');

/** What the caller may use. */
export const getCurrentPlan = /* @__PURE__ */ callOf<'getCurrentPlan'>('GET', '/payment/current-plan');

/** The subscription that opens levels for longest. */
export const getCurrentSubscription = /* @__PURE__ */ callOf<'getCurrentSubscription'>('GET', '/payment/current-subscription');

/** The user and student of the session. */
export const getCurrentUser = /* @__PURE__ */ callOf<'getCurrentUser'>('GET', '/auth/current');

/** The address and role of an invitation. */
export const getEmailFromToken = /* @__PURE__ */ callOf<'getEmailFromToken'>('GET', '/auth/signup/get-email-from-token');

/** How a gift stands, for its buyer. */
export const getGift = /* @__PURE__ */ callOf<'getGift'>('GET', '/payment/gifts/{gift_id}');

/** Whom Google named in this browser, and who has no account yet. */
export const getGoogleSignUp = /* @__PURE__ */ callOf<'getGoogleSignUp'>('GET', '/auth/google/sign-up');

/** The program that a student handed in, for the student, the parent, and those who teach them. */
export const getHandedIn = /* @__PURE__ */ callOf<'getHandedIn'>('GET', '/level/handed-in/{student_id}/{course_slug}/{slug}');

/** One dose of help, from 1. */
export const getHintDose = /* @__PURE__ */ callOf<'getHintDose'>('GET', '/level/dose/{course_slug}/{slug}/{number}');

/** How far an import of the caller is, and whom it made; for a day. */
export const getImport = /* @__PURE__ */ callOf<'getImport'>('GET', '/organization/imports/{import_id}');

/** The kept language, or null. */
export const getLanguage = /* @__PURE__ */ callOf<'getLanguage'>('GET', '/user/get-language');

/** A level with its map, texts, goals and the last code. */
export const getLevel = /* @__PURE__ */ callOf<'getLevel'>('GET', '/level/data/{course_slug}/{slug}');

/** What is left of the day’s tips for levels. */
export const getLevelTipCredit = /* @__PURE__ */ callOf<'getLevelTipCredit'>('GET', '/credit/level_assistant');

/** The hidden settings that a program must meet besides the level as shown, for its run. */
export const getLevelVariants = /* @__PURE__ */ callOf<'getLevelVariants'>('GET', '/level/variants/{course_slug}/{slug}');

/** The caller's own place in the organisation. */
export const getMembership = /* @__PURE__ */ callOf<'getMembership'>('GET', '/organization/membership');

/** Who in a class has no picture password. */
export const getMissingPictures = /* @__PURE__ */ callOf<'getMissingPictures'>('GET', '/organization/classes/{class_id}/picture-passwords');

/** The organisation of whoever is logged in; its details for administrators only. */
export const getOrganization = /* @__PURE__ */ callOf<'getOrganization'>('GET', '/organization/current');

/** Mails that were written down instead of sent: on a developer's machine only, else 404. */
export const getOutbox = /* @__PURE__ */ callOf<'getOutbox'>('GET', '/user/outbox');

/** What teachers said about the work of the student who plays, by level. */
export const getOwnFeedback = /* @__PURE__ */ callOf<'getOwnFeedback'>('GET', '/level/feedback');

/** To what the lesson of the student who is logged in calls them, and who looks at their work. */
export const getOwnLesson = /* @__PURE__ */ callOf<'getOwnLesson'>('GET', '/level/lesson');

/** The children of a class who log in with pictures, while its lesson is open: animals and usernames. */
export const getPictureClass = /* @__PURE__ */ callOf<'getPictureClass'>('POST', '/auth/picture-class');

/** The details of whoever is logged in. */
export const getProfile = /* @__PURE__ */ callOf<'getProfile'>('GET', '/profile');

/** The name of the organisation whose log-in page this is. */
export const getPublicOrganization = /* @__PURE__ */ callOf<'getPublicOrganization'>('GET', '/auth/organization/{slug}');

/** One student, for those who teach them and for themselves. */
export const getPupil = /* @__PURE__ */ callOf<'getPupil'>('GET', '/organization/students/{student_id}');

/** What happened to a purchase, as the ledger tells. */
export const getPurchaseStory = /* @__PURE__ */ callOf<'getPurchaseStory'>('GET', '/payment/support/purchases/{purchase_id}');

/** The quiz of a chapter, and how the caller stands in it. */
export const getQuiz = /* @__PURE__ */ callOf<'getQuiz'>('GET', '/quiz/{course_slug}/{chapter_id}');

/** The latest try with what was answered. Right answers are told only of answered questions. */
export const getQuizTry = /* @__PURE__ */ callOf<'getQuizTry'>('GET', '/quiz/{course_slug}/{chapter_id}/try');

/** The receipt of a payment as a page to print. */
export const getReceipt = /* @__PURE__ */ callOf<'getReceipt'>('GET', '/payment/receipt/{purchase_id}');

/** Whether a purchase may be refunded, and which rule decides. */
export const getRefundEligibility = /* @__PURE__ */ callOf<'getRefundEligibility'>('GET', '/payment/refund-eligibility/{purchase_id}');

/** Active classes, active students and completed levels by week or month, in numbers. */
export const getSchoolActivity = /* @__PURE__ */ callOf<'getSchoolActivity'>('GET', '/level/school-activity');

/** The last export of the organisation, and how far it is. */
export const getSchoolExport = /* @__PURE__ */ callOf<'getSchoolExport'>('GET', '/organization/export');

/** The new school year that was begun in the last week, if there is one. */
export const getSchoolYear = /* @__PURE__ */ callOf<'getSchoolYear'>('GET', '/organization/school-year');

/** Whether the caller is asked for a code at log-in. */
export const getSecondFactor = /* @__PURE__ */ callOf<'getSecondFactor'>('GET', '/profile/second-factor');

/** One student, for the parent and the student. */
export const getStudent = /* @__PURE__ */ callOf<'getStudent'>('GET', '/profile/students/{student_id}');

/** A student's levels with status, code and times: for the student, the parent, and those who teach them. */
export const getStudentWork = /* @__PURE__ */ callOf<'getStudentWork'>('GET', '/level/work/{student_id}');

/** Whom the caller has named as successor. */
export const getSuccessor = /* @__PURE__ */ callOf<'getSuccessor'>('GET', '/organization/successor');

/** The adults and domains of an organisation. */
export const getSupportedSchool = /* @__PURE__ */ callOf<'getSupportedSchool'>('GET', '/organization/support/schools/{organization_id}');

/** One of them. */
export const getTeacher = /* @__PURE__ */ callOf<'getTeacher'>('GET', '/organization/teachers/{teacher_id}');

/** Which organisation may be the caller's, and which one they asked. */
export const getTeacherRequest = /* @__PURE__ */ callOf<'getTeacherRequest'>('GET', '/organization/teacher-request');

/** Whose a token is. */
export const getUserByToken = /* @__PURE__ */ callOf<'getUserByToken'>('GET', '/auth/get-user-by-token');

/** Withdraws from a gift: the buyer gets the money back, and its code opens nothing. */
export const giveGiftBack = /* @__PURE__ */ callOf<'giveGiftBack'>('POST', '/payment/gifts/{gift_id}/refund');

/** Gives seats of a class set to students of the school; all of them get one, or nobody. */
export const giveSeats = /* @__PURE__ */ callOf<'giveSeats'>('POST', '/payment/class-sets/{purchase_id}/students');

/** Where Google leads back to (302). */
export const googleCallback = /* @__PURE__ */ callOf<'googleCallback'>('GET', '/auth/google_callback');

/** The student who is logged in hands in a program for a level that is assigned to the class. */
export const handIn = /* @__PURE__ */ callOf<'handIn'>('PUT', '/level/hand-in/{course_slug}/{slug}');

/** Makes a code with which a parent takes over a student who is in the organisation, or left it. */
export const handOverPupil = /* @__PURE__ */ callOf<'handOverPupil'>('POST', '/organization/students/{student_id}/hand-over');

/** Whether a course that was bought waits for a student. */
export const hasUnassignedPurchases = /* @__PURE__ */ callOf<'hasUnassignedPurchases'>('GET', '/payment/has-unassigned-purchases');

/** Acts as a student: staff as any, an administrator as one of the organisation. */
export const impersonateStudent = /* @__PURE__ */ callOf<'impersonateStudent'>('POST', '/auth/impersonate/student');

/** Acts as a user: staff as anybody but staff, an administrator as a teacher of the organisation. */
export const impersonateUser = /* @__PURE__ */ callOf<'impersonateUser'>('POST', '/auth/impersonate/user');

/** Invites a teacher by mail; the link can also be passed on. */
export const inviteTeacher = /* @__PURE__ */ callOf<'inviteTeacher'>('POST', '/organization/invite-teacher');

/** Says whether a domain that the organisation has claimed is its own. */
export const judgeDomain = /* @__PURE__ */ callOf<'judgeDomain'>('PUT', '/organization/support/schools/{organization_id}/domain');

/** Says that somebody belongs to the organisation. */
export const keepMember = /* @__PURE__ */ callOf<'keepMember'>('PUT', '/organization/members-to-review/{user_id}');

/** Undoes it. */
export const keepOrganization = /* @__PURE__ */ callOf<'keepOrganization'>('DELETE', '/organization/closing');

/** Keeps how a counted run of a student ended. It costs no attempt, and may be repeated. */
export const keepRunOutcome = /* @__PURE__ */ callOf<'keepRunOutcome'>('PUT', '/level/run-outcome/{run_id}');

/** Leaves the organisation, whose administrators are told by mail; the account stays. */
export const leaveOrganization = /* @__PURE__ */ callOf<'leaveOrganization'>('DELETE', '/organization/membership');

/** Chooses nobody. */
export const leaveStudent = /* @__PURE__ */ callOf<'leaveStudent'>('DELETE', '/auth/choose_student');

/** Links Google to the account that has its address, by that account's password. */
export const linkGoogle = /* @__PURE__ */ callOf<'linkGoogle'>('POST', '/auth/google/link');

/** Where to log in at Google, so that the Google account is linked to this one. */
export const linkOwnGoogle = /* @__PURE__ */ callOf<'linkOwnGoogle'>('POST', '/profile/google');

/** All subscriptions that have not ended. */
export const listActiveSubscriptions = /* @__PURE__ */ callOf<'listActiveSubscriptions'>('GET', '/payment/active-subscriptions');

/** The archived classes of the organisation, or those that a teacher taught. */
export const listArchivedClasses = /* @__PURE__ */ callOf<'listArchivedClasses'>('GET', '/organization/archived-classes');

/** The caller's badges, or those of a student whom the caller may see. */
export const listBadges = /* @__PURE__ */ callOf<'listBadges'>('GET', '/badge');

/** The caller's certificates, or those of a student whom the caller may see. */
export const listCertificates = /* @__PURE__ */ callOf<'listCertificates'>('GET', '/certificate');

/** Challenges with the caller's progress and best counts, as they are filtered, and the one of this week. */
export const listChallenges = /* @__PURE__ */ callOf<'listChallenges'>('GET', '/challenge');

/** What a class is to do, and who has done it, the latest date first. */
export const listClassAssignments = /* @__PURE__ */ callOf<'listClassAssignments'>('GET', '/level/class/{class_id}/assignments');

/** The classes of the organisation, or those that a teacher teaches, by name. */
export const listClasses = /* @__PURE__ */ callOf<'listClasses'>('GET', '/organization/classes');

/** How far classes are in a course. Classes that the caller may not see are left out. */
export const listClassesProgress = /* @__PURE__ */ callOf<'listClassesProgress'>('GET', '/level/classes/progress');

/** What several students of a class fail at, each group with their programs, without names. */
export const listClassFailures = /* @__PURE__ */ callOf<'listClassFailures'>('GET', '/level/class/{class_id}/failures');

/** The class sets of the caller's school, and who has a seat. */
export const listClassSets = /* @__PURE__ */ callOf<'listClassSets'>('GET', '/payment/class-sets');

/** Who teaches a class. */
export const listClassTeachers = /* @__PURE__ */ callOf<'listClassTeachers'>('GET', '/organization/class-teachers/{class_id}');

/** What the daily comparison with the provider found. */
export const listDifferences = /* @__PURE__ */ callOf<'listDifferences'>('GET', '/payment/support/differences');

/** Students who left in the last 30 days: of the organisation, or of the classes that a teacher teaches. */
export const listFormerPupils = /* @__PURE__ */ callOf<'listFormerPupils'>('GET', '/organization/former-students');

/** The work that students of a class handed in, without programs. */
export const listHandedIn = /* @__PURE__ */ callOf<'listHandedIn'>('GET', '/level/class/{class_id}/handed-in');

/** Who was invited to teach and has not signed up yet, the latest first. */
export const listInvitations = /* @__PURE__ */ callOf<'listInvitations'>('GET', '/organization/invitations');

/** The requests of the caller's school; for staff, all. */
export const listInvoiceRequests = /* @__PURE__ */ callOf<'listInvoiceRequests'>('GET', '/payment/invoice-requests');

/** Who came after joining had closed and waits to be let in. */
export const listJoinRequests = /* @__PURE__ */ callOf<'listJoinRequests'>('GET', '/organization/classes/{class_id}/join-requests');

/** Who joined by an address that no longer proves anything. */
export const listMembersToReview = /* @__PURE__ */ callOf<'listMembersToReview'>('GET', '/organization/members-to-review');

/** The organisations without an administrator. */
export const listOrphanedSchools = /* @__PURE__ */ callOf<'listOrphanedSchools'>('GET', '/organization/support/schools');

/** What the class of the student who plays is to do. */
export const listOwnAssignments = /* @__PURE__ */ callOf<'listOwnAssignments'>('GET', '/level/assignments');

/** The students of the organisation, or of the classes that a teacher teaches, by username. */
export const listPupils = /* @__PURE__ */ callOf<'listPupils'>('GET', '/organization/students');

/** Everything that the caller bought. */
export const listPurchases = /* @__PURE__ */ callOf<'listPurchases'>('GET', '/payment/purchases');

/** Requests for refunds that wait. */
export const listRefundRequests = /* @__PURE__ */ callOf<'listRefundRequests'>('GET', '/payment/support/refunds');

/** The remarks on a student, for the student, the parent, and those who teach them. */
export const listRemarks = /* @__PURE__ */ callOf<'listRemarks'>('GET', '/level/remarks/student/{student_id}');

/** What was done in the organisation, newest first. */
export const listSchoolAudit = /* @__PURE__ */ callOf<'listSchoolAudit'>('GET', '/organization/audit');

/** The e-mail domains of the organisation, and what proves them. */
export const listSchoolDomains = /* @__PURE__ */ callOf<'listSchoolDomains'>('GET', '/organization/domains');

/** Where the account, or the student, is logged in. */
export const listSessions = /* @__PURE__ */ callOf<'listSessions'>('GET', '/profile/sessions');

/** Which student of the parent has which course. */
export const listStudentPurchases = /* @__PURE__ */ callOf<'listStudentPurchases'>('GET', '/profile/students/purchases/all');

/** A student's last runs of a level, with programs and how they ended: for the student, the parent, and those who teach them. */
export const listStudentRuns = /* @__PURE__ */ callOf<'listStudentRuns'>('GET', '/level/runs/{student_id}/{course_slug}/{slug}');

/** The parent's students. */
export const listStudents = /* @__PURE__ */ callOf<'listStudents'>('GET', '/profile/students');

/** The parent's students who have a course, by a purchase or by a plan. */
export const listStudentsWithCourse = /* @__PURE__ */ callOf<'listStudentsWithCourse'>('GET', '/profile/{course_slug}/students/purchased');

/** The parent's students for whom no course was bought; a plan may open it to them. */
export const listStudentsWithoutCourse = /* @__PURE__ */ callOf<'listStudentsWithoutCourse'>('GET', '/profile/{course_slug}/students/not-purchased');

/** Who asked to teach and waits. */
export const listTeacherRequests = /* @__PURE__ */ callOf<'listTeacherRequests'>('GET', '/organization/teacher-requests');

/** The teachers and administrators of the organisation, by name. */
export const listTeachers = /* @__PURE__ */ callOf<'listTeachers'>('GET', '/organization/teachers');

/** After how long students who were not there leave, and who is about to. */
export const listUnusedPupils = /* @__PURE__ */ callOf<'listUnusedPupils'>('GET', '/organization/unused-students');

/** Logs in a user by e-mail address, or a parent's student by username. */
export const login = /* @__PURE__ */ callOf<'login'>('POST', '/auth/login');

/** Logs in a student by the secret of a printed card. */
export const loginCard = /* @__PURE__ */ callOf<'loginCard'>('POST', '/auth/login-card');

/** Logs in a member or student of an organisation. */
export const loginOrg = /* @__PURE__ */ callOf<'loginOrg'>('POST', '/auth/login-org');

/** Logs in a child of a class by pictures, until the lesson ends. */
export const loginPictures = /* @__PURE__ */ callOf<'loginPictures'>('POST', '/auth/login-pictures');

/** Completes a log-in of this browser for which a code is needed. */
export const logInWithCode = /* @__PURE__ */ callOf<'logInWithCode'>('POST', '/auth/second-factor');

/** Ends the session. */
export const logout = /* @__PURE__ */ callOf<'logout'>('POST', '/auth/logout');

/** Ends the session. */
export const logoutByGet = /* @__PURE__ */ callOf<'logoutByGet'>('GET', '/auth/logout');

/** Ends all sessions of the account, or of the student who is logged in. */
export const logoutEverywhere = /* @__PURE__ */ callOf<'logoutEverywhere'>('POST', '/auth/logout-everywhere');

/** Says that somebody looks at the work of a student, who sees it. */
export const lookAtStudent = /* @__PURE__ */ callOf<'lookAtStudent'>('PUT', '/level/look/{student_id}');

/** Makes the secret of a log-in card to print; the one before it stops working. */
export const makeLoginCard = /* @__PURE__ */ callOf<'makeLoginCard'>('POST', '/profile/students/{student_id}/login-card');

/** Makes the secrets of log-in cards, and new passwords if wanted; told in the answer, and nowhere else. */
export const makeLoginCards = /* @__PURE__ */ callOf<'makeLoginCards'>('POST', '/organization/login-cards');

/** Makes new picture passwords of students of a class; told in the answer, and nowhere else. */
export const makePictures = /* @__PURE__ */ callOf<'makePictures'>('POST', '/organization/classes/{class_id}/picture-passwords');

/** Begins an export in place of the last one; one that is being put together goes on. */
export const makeSchoolExport = /* @__PURE__ */ callOf<'makeSchoolExport'>('POST', '/organization/export');

/** Names a successor, who is told by mail and has to accept; or nobody any more. */
export const nameSuccessor = /* @__PURE__ */ callOf<'nameSuccessor'>('PUT', '/organization/successor');

/** Notes that a mail was opened; leads to one of our pages (302), or answers a picture of one pixel. */
export const openEmail = /* @__PURE__ */ callOf<'openEmail'>('GET', '/user/open/{email_id}');

/** Tells an open page what changed, as server-sent events, until the session ends. */
export const openStream = /* @__PURE__ */ callOf<'openStream'>('GET', '/stream');

/** What a plan costs with tax, and what is charged next. */
export const previewCheckout = /* @__PURE__ */ callOf<'previewCheckout'>('GET', '/payment/checkout-preview');

/** What a change to another plan costs. */
export const previewUpgrade = /* @__PURE__ */ callOf<'previewUpgrade'>('GET', '/payment/preview-subscription-upgrade');

/** Queues a mail for each of the addresses. */
export const queueEmails = /* @__PURE__ */ callOf<'queueEmails'>('POST', '/user/queue_emails');

/** Queues a mail for every user who takes news, or for one of them. */
export const queueEmailsForAll = /* @__PURE__ */ callOf<'queueEmailsForAll'>('POST', '/user/queue_user_emails_for_all');

/** The class and school that a code or token is for. */
export const readClassByToken = /* @__PURE__ */ callOf<'readClassByToken'>('POST', '/organization/class-by-token');

/** The student who is logged in has read remarks. Others change nothing. */
export const readRemarks = /* @__PURE__ */ callOf<'readRemarks'>('PUT', '/level/feedback/read');

/** The address and role of an invitation. */
export const readSignUpToken = /* @__PURE__ */ callOf<'readSignUpToken'>('POST', '/auth/signup/get-email-from-token');

/** Whose a token is. */
export const readUserToken = /* @__PURE__ */ callOf<'readUserToken'>('POST', '/auth/get-user-by-token');

/** Takes a signed event of the provider. */
export const receiveProviderEvent = /* @__PURE__ */ callOf<'receiveProviderEvent'>('POST', '/payment/webhook');

/** Takes what a code opens, once: a parent a gift, an administrator a class set. */
export const redeemCode = /* @__PURE__ */ callOf<'redeemCode'>('POST', '/payment/redeem');

/** One remark to all students of a class who fail in the same way now. */
export const remarkOnFailure = /* @__PURE__ */ callOf<'remarkOnFailure'>('PUT', '/level/class/{class_id}/failures/remarks/{remark_id}');

/** Removes an assignment; what students did stays. */
export const removeClassAssignment = /* @__PURE__ */ callOf<'removeClassAssignment'>('DELETE', '/level/assignments/{assignment_id}');

/** Takes a student out of the organisation, who is erased after 30 days unless they return. */
export const removePupil = /* @__PURE__ */ callOf<'removePupil'>('DELETE', '/organization/students/{student_id}');

/** Takes a domain away: nobody asks to join by it any more, and nobody is removed. */
export const removeSchoolDomain = /* @__PURE__ */ callOf<'removeSchoolDomain'>('DELETE', '/organization/domains');

/** Asks for no code any more. */
export const removeSecondFactor = /* @__PURE__ */ callOf<'removeSecondFactor'>('DELETE', '/profile/second-factor');

/** Removes a student with all their work. */
export const removeStudent = /* @__PURE__ */ callOf<'removeStudent'>('DELETE', '/profile/students/{student_id}');

/** Ends a membership; the account stays. */
export const removeTeacher = /* @__PURE__ */ callOf<'removeTeacher'>('DELETE', '/organization/teacher/{teacher_id}');

/** Counts that a part of the site failed in a page. Nothing is stored. */
export const reportClientError = /* @__PURE__ */ callOf<'reportClientError'>('POST', '/client-error');

/** Asks support for an invoice for a school. */
export const requestInvoice = /* @__PURE__ */ callOf<'requestInvoice'>('POST', '/payment/invoice-requests');

/** Asks support for a refund; a withdrawal is approved at once. */
export const requestRefund = /* @__PURE__ */ callOf<'requestRefund'>('POST', '/payment/request-refund');

/** Sets a new password and ends all sessions of the account. */
export const resetPassword = /* @__PURE__ */ callOf<'resetPassword'>('POST', '/auth/reset-password');

/** Takes the second factor of a colleague away, who has lost it and is told by mail. */
export const resetTeacherSecondFactor = /* @__PURE__ */ callOf<'resetTeacherSecondFactor'>('DELETE', '/organization/teacher/{teacher_id}/second-factor');

/** Takes a class out of the archive; its students stay where they are now. */
export const restoreClass = /* @__PURE__ */ callOf<'restoreClass'>('POST', '/organization/archived-classes/{class_id}/restore');

/** Undoes a planned deletion. */
export const restoreProfile = /* @__PURE__ */ callOf<'restoreProfile'>('POST', '/profile/restore');

/** Takes an unsubscription back, for whoever is logged in with the address of this mail: the link alone only ends the news. */
export const resubscribe = /* @__PURE__ */ callOf<'resubscribe'>('POST', '/user/resubscribe/{email_id}');

/** Takes a student who left back, into the class that they were in. */
export const returnPupil = /* @__PURE__ */ callOf<'returnPupil'>('POST', '/organization/former-students/{student_id}/return');

/** Returns work with a remark, unless it was handed in again or returned meanwhile. */
export const returnWork = /* @__PURE__ */ callOf<'returnWork'>('PUT', '/level/handed-in/{student_id}/{course_slug}/{slug}');

/** Keeps code that was typed and not yet run. The slug is the course. */
export const saveDraft = /* @__PURE__ */ callOf<'saveDraft'>('PUT', '/level/draft/{slug}');

/** Users by address; administrators find their own organisation's. */
export const searchEmails = /* @__PURE__ */ callOf<'searchEmails'>('GET', '/user/search/emails');

/** Organisations by name or slug. */
export const searchOrganizations = /* @__PURE__ */ callOf<'searchOrganizations'>('GET', '/user/search/organizations');

/** Students by username; administrators find their own organisation's. */
export const searchStudentUsernames = /* @__PURE__ */ callOf<'searchStudentUsernames'>('GET', '/user/search/student_usernames');

/** Sends waiting mails now. */
export const sendEmails = /* @__PURE__ */ callOf<'sendEmails'>('POST', '/user/send_emails');

/** Keeps a message and mails it to support. */
export const sendFeedback = /* @__PURE__ */ callOf<'sendFeedback'>('POST', '/user/feedback');

/** Calls everybody in a lesson to a level, pauses their game, or ends that. */
export const setClassFocus = /* @__PURE__ */ callOf<'setClassFocus'>('PUT', '/level/class/{class_id}/focus');

/** Marks an account as paid outside of the platform, or not. */
export const setPaid = /* @__PURE__ */ callOf<'setPaid'>('POST', '/auth/set-paid');

/** Marks an account as paid outside of the platform, or not. */
export const setPaidByGet = /* @__PURE__ */ callOf<'setPaidByGet'>('GET', '/auth/set-paid');

/** Makes an account, which begins when its address is confirmed. The token is that of an invitation. */
export const signup = /* @__PURE__ */ callOf<'signup'>('POST', '/auth/signup');

/** Makes a student of the class that the code or token is for, and logs in; after joining has closed a teacher lets them in. */
export const signupWithClassToken = /* @__PURE__ */ callOf<'signupWithClassToken'>('POST', '/auth/signup/class-token');

/** Makes the account of whom Google named in this browser, and logs in. */
export const signUpWithGoogle = /* @__PURE__ */ callOf<'signUpWithGoogle'>('POST', '/auth/google/sign-up');

/** Confirms an address, and logs in. A change of address needs its owner logged in. */
export const spendEmailToken = /* @__PURE__ */ callOf<'spendEmailToken'>('POST', '/auth/confirm-email');

/** Begins to make all of the students or none; the id is the caller's. Repeated, it changes nothing, and goes on with what stopped. */
export const startImport = /* @__PURE__ */ callOf<'startImport'>('PUT', '/organization/imports/{import_id}');

/** Goes back to the own session. */
export const stopImpersonating = /* @__PURE__ */ callOf<'stopImpersonating'>('POST', '/auth/impersonate/stop');

/** Makes a school's student one of the parent's, with all their work, by the school's code. */
export const takeOverStudent = /* @__PURE__ */ callOf<'takeOverStudent'>('POST', '/profile/students/take-over');

/** Moves students to another class: all of them or none. */
export const transferPupils = /* @__PURE__ */ callOf<'transferPupils'>('POST', '/organization/transfer-students');

/** Moves what one adult bought to another. */
export const transferPurchases = /* @__PURE__ */ callOf<'transferPurchases'>('GET', '/payment/transfer-purchases');

/** Puts students back where they were, where nobody has moved them since. */
export const undoSchoolYear = /* @__PURE__ */ callOf<'undoSchoolYear'>('POST', '/organization/school-year/undo');

/** Unlinks the Google account, where a password remains to log in with. */
export const unlinkOwnGoogle = /* @__PURE__ */ callOf<'unlinkOwnGoogle'>('DELETE', '/profile/google');

/** Leads to the page that ends the news to the address of this mail, in its language (302). */
export const unsubscribe = /* @__PURE__ */ callOf<'unsubscribe'>('GET', '/user/unsubscribe/{email_id}');

/** Sends no more news to the address of this mail; also by one click of a mail program (RFC 8058). */
export const unsubscribeByPost = /* @__PURE__ */ callOf<'unsubscribeByPost'>('POST', '/user/unsubscribe/{email_id}');

/** Changes a class, unless somebody else changed it meanwhile. */
export const updateClass = /* @__PURE__ */ callOf<'updateClass'>('PUT', '/organization/classes/{class_id}');

/** Changes an assignment, unless somebody else changed it meanwhile. */
export const updateClassAssignment = /* @__PURE__ */ callOf<'updateClassAssignment'>('PUT', '/level/assignments/{assignment_id}');

/** Opens joining by the code for 30 minutes, closes it, or renews the code. */
export const updateClassCode = /* @__PURE__ */ callOf<'updateClassCode'>('PUT', '/organization/classes/{class_id}/code');

/** Sets who teaches a class. */
export const updateClassTeachers = /* @__PURE__ */ callOf<'updateClassTeachers'>('PUT', '/organization/class-teachers');

/** Opens a lesson, changes how long it is open, or ends it. */
export const updateLesson = /* @__PURE__ */ callOf<'updateLesson'>('PUT', '/organization/classes/{class_id}/lesson');

/** Counts a run (in_progress) or records a completion (COMPLETE). The slug is the course. */
export const updateLevel = /* @__PURE__ */ callOf<'updateLevel'>('POST', '/level/update/{slug}');

/** Registers the administrator's organisation, or changes it. */
export const updateOrganization = /* @__PURE__ */ callOf<'updateOrganization'>('PUT', '/organization/current');

/** Changes details. A new password ends all other sessions. */
export const updateProfile = /* @__PURE__ */ callOf<'updateProfile'>('POST', '/profile');

/** Changes a student; a password that is renewed is told in the answer, and nowhere else. */
export const updatePupil = /* @__PURE__ */ callOf<'updatePupil'>('PUT', '/organization/students/{student_id}');

/** Sets nothing any more: whoever has an address of a proven domain asks to join. */
export const updateSchoolDomains = /* @__PURE__ */ callOf<'updateSchoolDomains'>('PUT', '/organization/domains');

/** Changes a student. The student changes character and own password only. */
export const updateStudent = /* @__PURE__ */ callOf<'updateStudent'>('PUT', '/profile/students/{student_id}');

/** Makes a teacher an administrator, or the reverse. */
export const updateTeacher = /* @__PURE__ */ callOf<'updateTeacher'>('PUT', '/organization/teacher/{teacher_id}');

/** Sets after how long they leave. Nobody leaves in the next thirty days by a change. */
export const updateUnusedPupils = /* @__PURE__ */ callOf<'updateUnusedPupils'>('PUT', '/organization/unused-students');

/** Changes to another plan: to a longer or larger one at once, to a shorter or smaller one with the next period. */
export const upgradeSubscription = /* @__PURE__ */ callOf<'upgradeSubscription'>('POST', '/payment/upgrade-subscription');

/** Where a school is registered, and what becomes of the caller's plan. */
export const upgradeToOrganization = /* @__PURE__ */ callOf<'upgradeToOrganization'>('GET', '/payment/upgrade-to-organization');

/** Takes an invitation back: its links end. */
export const withdrawInvitation = /* @__PURE__ */ callOf<'withdrawInvitation'>('DELETE', '/organization/invitations');

/** Takes the request back. */
export const withdrawTeacherRequest = /* @__PURE__ */ callOf<'withdrawTeacherRequest'>('DELETE', '/organization/teacher-request');

/** A remark on a student's program, or on a line of it. Nobody changes or removes it. */
export const writeRemark = /* @__PURE__ */ callOf<'writeRemark'>('PUT', '/level/remarks/{remark_id}');
