// Written by `npm run calls` from the table of endpoints: change that.
import { callOf } from './call.ts';

/** Accepts the current version for the organization. It can be repeated. */
export const acceptAgreement = /* @__PURE__ */ callOf<'acceptAgreement'>('POST', '/organization/agreement');

/** Joins the organization of an invitation with the account that is logged in. */
export const acceptInvitation = /* @__PURE__ */ callOf<'acceptInvitation'>('POST', '/auth/accept-invitation');

/** Makes a student of the school a guest of a class, for its lessons and assignments. */
export const addGuest = /* @__PURE__ */ callOf<'addGuest'>('PUT', '/organization/classes/{class_id}/guests/{student_id}');

/** Claims a domain, which has no effect until it is proven. */
export const addSchoolDomain = /* @__PURE__ */ callOf<'addSchoolDomain'>('POST', '/organization/domains');

/** Adds a student; a parent has five at most. */
export const addStudent = /* @__PURE__ */ callOf<'addStudent'>('POST', '/profile/students');

/** Adds a teacher, who is invited by mail. */
export const addTeacher = /* @__PURE__ */ callOf<'addTeacher'>('POST', '/organization/teacher');

/** Lets someone who is waiting into the class, or refuses them. */
export const answerJoinRequest = /* @__PURE__ */ callOf<'answerJoinRequest'>('PUT', '/organization/classes/{class_id}/join-requests/{request_id}');

/** Answers a question of the open try. The first answer counts; sending it again returns the same verdict. */
export const answerQuiz = /* @__PURE__ */ callOf<'answerQuiz'>('PUT', '/quiz/{course_slug}/{chapter_id}/answer/{number}');

/** Accepts or declines to become the administrator's successor. */
export const answerSuccession = /* @__PURE__ */ callOf<'answerSuccession'>('PUT', '/organization/membership/succession');

/** Lets someone in as a teacher without classes, or refuses, and tells them by mail. */
export const answerTeacherRequest = /* @__PURE__ */ callOf<'answerTeacherRequest'>('PUT', '/organization/teacher-requests/{user_id}');

/** Makes classes, and changes, moves, takes back and lets leave the students of a roster whom the school has. */
export const applyRoster = /* @__PURE__ */ callOf<'applyRoster'>('POST', '/organization/rosters/changes');

/** Appoints an administrator in an organization that has none, and tells all of its adults by mail. */
export const appointAdministrator = /* @__PURE__ */ callOf<'appointAdministrator'>('PUT', '/organization/support/schools/{organization_id}/administrator');

/** Records that a student has followed the call of their lesson. It can be repeated. */
export const arriveAtFocus = /* @__PURE__ */ callOf<'arriveAtFocus'>('PUT', '/level/lesson/arrival');

/** Mails the adult of a child's account that the child would like a plan, once a day. Only from the child's own session. */
export const askGrownUp = /* @__PURE__ */ callOf<'askGrownUp'>('POST', '/user/ask-grown-up');

/** Cancels what an address pays for, or withdraws from it, without a log-in: by a mailed link, or at once for a number of an order that fits. The answer is always the same but for its time, which counts. */
export const askToCancel = /* @__PURE__ */ callOf<'askToCancel'>('POST', '/user/cancel-by-mail');

/** Asks to join an organization as a teacher, and tells its administrators by mail. */
export const askToTeach = /* @__PURE__ */ callOf<'askToTeach'>('POST', '/organization/teacher-request');

/** Assigns a course that was bought to a student, for good. */
export const assignPurchase = /* @__PURE__ */ callOf<'assignPurchase'>('POST', '/payment/assign-purchase');

/** Redirects to Google's log-in page (302). */
export const authorizeGoogle = /* @__PURE__ */ callOf<'authorizeGoogle'>('GET', '/auth/google/authorize');

/** Starts a purchase at the provider, or continues the same one if it is open. */
export const beginCheckout = /* @__PURE__ */ callOf<'beginCheckout'>('POST', '/payment/paddle');

/** Starts the purchase of a gift or a class set, without an account. The code is mailed once it is paid. */
export const beginGift = /* @__PURE__ */ callOf<'beginGift'>('POST', '/payment/gifts');

/** Starts a try with other values in another order, or continues the open one. */
export const beginQuiz = /* @__PURE__ */ callOf<'beginQuiz'>('POST', '/quiz/{course_slug}/{chapter_id}/try');

/** Archives classes and moves their students up or lets them leave: all or nothing, once for each request id. */
export const beginSchoolYear = /* @__PURE__ */ callOf<'beginSchoolYear'>('POST', '/organization/school-year');

/** Creates a key for an authenticator app, which takes effect once it is confirmed. */
export const beginSecondFactor = /* @__PURE__ */ callOf<'beginSecondFactor'>('POST', '/profile/second-factor');

/** Cancels the subscription of a mailed link at the end of its paid period, without a log-in. */
export const cancelByLink = /* @__PURE__ */ callOf<'cancelByLink'>('POST', '/payment/cancel-by-link');

/** Deletes what Google told about the person in this browser. */
export const cancelGoogleSignUp = /* @__PURE__ */ callOf<'cancelGoogleSignUp'>('DELETE', '/auth/google/sign-up');

/** Cancels a subscription at the end of its paid period. `purchase_id` is any of its payments. */
export const cancelSubscription = /* @__PURE__ */ callOf<'cancelSubscription'>('POST', '/payment/cancel-subscription');

/** Returns where the card of the running subscription can be changed. */
export const changeCard = /* @__PURE__ */ callOf<'changeCard'>('POST', '/payment/change-card');

/** Stores the language of the interface, by its English name. */
export const changeLanguage = /* @__PURE__ */ callOf<'changeLanguage'>('POST', '/user/change-language');

/** Tells staff whether an address has an account; everyone else gets false. */
export const checkEmailExists = /* @__PURE__ */ callOf<'checkEmailExists'>('GET', '/auth/check-user-email-exists');

/** Lists what has to be corrected in each row, and suggests missing passwords. Nothing is stored. */
export const checkImport = /* @__PURE__ */ callOf<'checkImport'>('POST', '/organization/imports');

/** Looks for the DNS record that proves a domain. */
export const checkSchoolDomain = /* @__PURE__ */ callOf<'checkSchoolDomain'>('POST', '/organization/domains/check');

/** Tells whether an organization has this slug. */
export const checkSlugExists = /* @__PURE__ */ callOf<'checkSlugExists'>('GET', '/organization/check-slug-exists');

/** Returns how many students there are, and how many there can be. */
export const checkStudentsLimit = /* @__PURE__ */ callOf<'checkStudentsLimit'>('GET', '/profile/check-students-limit');

/** Tells whether a username is taken, among families' students or in an organization. */
export const checkStudentUsername = /* @__PURE__ */ callOf<'checkStudentUsername'>('GET', '/profile/check-student-username-exists');

/** Sets how much of the name a certificate shows, for a parent, the student's teachers, and learners from 16. */
export const chooseCertificateName = /* @__PURE__ */ callOf<'chooseCertificateName'>('PUT', '/certificate/{certificate_id}/name');

/** Chooses in which of their organizations the caller works from now on, in all sessions; in none, the caller is a parent. */
export const chooseMembership = /* @__PURE__ */ callOf<'chooseMembership'>('PUT', '/organization/memberships/current');

/** Chooses which student uses this session, and returns where they last played. */
export const chooseStudent = /* @__PURE__ */ callOf<'chooseStudent'>('POST', '/auth/choose_student/{student_id}');

/** Schedules the deletion of the organization in fourteen days, and tells its administrators by mail. */
export const closeOrganization = /* @__PURE__ */ callOf<'closeOrganization'>('POST', '/organization/closing');

/** Asks the provider for everything that was missed, and compares again. */
export const compareNow = /* @__PURE__ */ callOf<'compareNow'>('POST', '/payment/support/differences');

/** Compares a roster with the students whom the caller reaches: who is new, changed, moved, gone. Nothing is stored. */
export const compareRoster = /* @__PURE__ */ callOf<'compareRoster'>('POST', '/organization/rosters');

/** Redirects to the page that confirms an address (302). */
export const confirmEmail = /* @__PURE__ */ callOf<'confirmEmail'>('GET', '/auth/confirm-email');

/** Confirms the key with a code, ends all other sessions, and returns the recovery codes, once. */
export const confirmSecondFactor = /* @__PURE__ */ callOf<'confirmSecondFactor'>('PUT', '/profile/second-factor');

/** Creates a class; a teacher who creates it also teaches it. */
export const createClass = /* @__PURE__ */ callOf<'createClass'>('POST', '/organization/classes');

/** Assigns levels or challenges to a class, due on a date. */
export const createClassAssignment = /* @__PURE__ */ callOf<'createClassAssignment'>('POST', '/level/class/{class_id}/assignments');

/** Creates a student, once for each request id. The password is returned only the first time. */
export const createSchoolStudent = /* @__PURE__ */ callOf<'createSchoolStudent'>('POST', '/organization/students');

/** Creates many students, all or none, once for each request id. Passwords are returned only the first time. */
export const createSchoolStudents = /* @__PURE__ */ callOf<'createSchoolStudents'>('POST', '/organization/bulk-create-students');

/** Accepts a payment that is not what was ordered, or gives it back. */
export const decideHeldPayment = /* @__PURE__ */ callOf<'decideHeldPayment'>('PUT', '/payment/support/held-payments/{transaction_id}');

/** Approves or rejects a refund. */
export const decideRefund = /* @__PURE__ */ callOf<'decideRefund'>('PUT', '/payment/support/refunds/{request_id}');

/** Removes a class; its students stay in the organization. */
export const deleteClass = /* @__PURE__ */ callOf<'deleteClass'>('DELETE', '/organization/classes/{class_id}');

/** Schedules the deletion of the account in seven days. */
export const deleteProfile = /* @__PURE__ */ callOf<'deleteProfile'>('DELETE', '/profile');

/** Sets whether all administrators need a second factor. */
export const demandSecondFactor = /* @__PURE__ */ callOf<'demandSecondFactor'>('PUT', '/organization/second-factor');

/** Returns the finished export as a file, for seven days. */
export const downloadSchoolExport = /* @__PURE__ */ callOf<'downloadSchoolExport'>('GET', '/organization/export/file');

/** Ends one of the caller's sessions. */
export const endSession = /* @__PURE__ */ callOf<'endSession'>('DELETE', '/profile/sessions/{session_id}');

/** Erases a student who left, without waiting. */
export const eraseFormerStudent = /* @__PURE__ */ callOf<'eraseFormerStudent'>('DELETE', '/organization/former-students/{student_id}');

/** Returns everything that the learning service stores about the caller and the caller's students. */
export const exportLearning = /* @__PURE__ */ callOf<'exportLearning'>('GET', '/level/export');

/** Returns everything that the account service stores about the caller and the caller's students. */
export const exportProfile = /* @__PURE__ */ callOf<'exportProfile'>('GET', '/profile/export');

/** Returns everything that is stored about what the caller bought or was given. */
export const exportPurchases = /* @__PURE__ */ callOf<'exportPurchases'>('GET', '/payment/export');

/** Returns people and schools by an address or a number, with what they bought and what is wrong with it. */
export const findBuyers = /* @__PURE__ */ callOf<'findBuyers'>('GET', '/payment/support/buyers');

/** Returns a few students of the school, by parts of a name, who could be guests of a class. */
export const findGuests = /* @__PURE__ */ callOf<'findGuests'>('GET', '/organization/classes/{class_id}/guests-to-be');

/** Returns what someone bought, by their address. */
export const findPurchases = /* @__PURE__ */ callOf<'findPurchases'>('GET', '/payment/support/purchases');

/** Ends the open try; questions without an answer count as wrong. Sending it again returns the same result. */
export const finishQuiz = /* @__PURE__ */ callOf<'finishQuiz'>('POST', '/quiz/{course_slug}/{chapter_id}/finish');

/** Sets the state of an invoice request. */
export const followInvoiceRequest = /* @__PURE__ */ callOf<'followInvoiceRequest'>('PUT', '/payment/invoice-requests/{request_id}');

/** Sends a link for setting a new password, if the address has an account. The answer is always the same. */
export const forgotPassword = /* @__PURE__ */ callOf<'forgotPassword'>('POST', '/auth/forgot-password');

/** Returns one next step for a challenge. */
export const generateChallengeTip = /* @__PURE__ */ callOf<'generateChallengeTip'>('POST', '/chatgpt/generate-tip-challenge-async');

/** Returns one next step for a level: first a question, then where to look, then one line of code. */
export const generateLevelTip = /* @__PURE__ */ callOf<'generateLevelTip'>('POST', '/chatgpt/generate-tip-level-async');

/** Invites someone by mail to sign up: as a teacher of the administrator's organization or, if staff call it, as an administrator. */
export const generateSignUpLink = /* @__PURE__ */ callOf<'generateSignUpLink'>('POST', '/auth/signup/generate-link');

/** Suggests a friendly username that is free. */
export const generateUsername = /* @__PURE__ */ callOf<'generateUsername'>('GET', '/auth/generate-username');

/** Invites someone by mail to sign up as a parent. */
export const generateUserSignUpLink = /* @__PURE__ */ callOf<'generateUserSignUpLink'>('POST', '/auth/generate-user-signup-link');

/** Returns which versions of the data-processing agreement the organization has accepted. */
export const getAgreements = /* @__PURE__ */ callOf<'getAgreements'>('GET', '/organization/agreement');

/** Returns a certificate to anyone who has its number. */
export const getCertificate = /* @__PURE__ */ callOf<'getCertificate'>('GET', '/certificate/{certificate_id}');

/** Returns a certificate as a PDF to print: with the whole name for the learner and who looks after them. */
export const getCertificatePdf = /* @__PURE__ */ callOf<'getCertificatePdf'>('GET', '/certificate/{certificate_id}/pdf');

/** Returns the caller's best counts in a challenge, the author's, and the middle half of the class from ten results on. */
export const getChallengeResults = /* @__PURE__ */ callOf<'getChallengeResults'>('GET', '/challenge/{slug}/results');

/** Returns how many tips for challenges are left today. */
export const getChallengeTipCredit = /* @__PURE__ */ callOf<'getChallengeTipCredit'>('GET', '/credit/challenge_assistant');

/** Returns a chapter with its levels, starting from one of them. */
export const getChapter = /* @__PURE__ */ callOf<'getChapter'>('GET', '/level/course/{slug}/chapter/{chapter}');

/** Returns solutions of a chapter's levels, for parents, teachers and administrators, never for learners. */
export const getChapterSolutions = /* @__PURE__ */ callOf<'getChapterSolutions'>('GET', '/level/solutions/{course_slug}/{chapter}');

/** Returns the state of a purchase, and whether it can be used yet. */
export const getCheckout = /* @__PURE__ */ callOf<'getCheckout'>('GET', '/payment/checkout/{transaction_id}');

/** Returns one class. */
export const getClass = /* @__PURE__ */ callOf<'getClass'>('GET', '/organization/classes/{class_id}');

/** Returns the class and school of a code or token. */
export const getClassByToken = /* @__PURE__ */ callOf<'getClassByToken'>('GET', '/organization/class-by-token');

/** Returns the code of a class, until when it can be used to join, and the open lesson. */
export const getClassEntry = /* @__PURE__ */ callOf<'getClassEntry'>('GET', '/organization/classes/{class_id}/code');

/** Returns what a lesson calls its class to, and how many students have arrived. */
export const getClassFocus = /* @__PURE__ */ callOf<'getClassFocus'>('GET', '/level/class/{class_id}/focus');

/** Returns what the students of a class do in its open lesson: who is stuck and since when, on what, and who is done. */
export const getClassLesson = /* @__PURE__ */ callOf<'getClassLesson'>('GET', '/level/class/{class_id}/lesson');

/** Returns which students of a class are in its open lesson, which have left it, and which are missing. */
export const getClassPresence = /* @__PURE__ */ callOf<'getClassPresence'>('GET', '/presence/class/{class_id}');

/** Returns where each student of a class is, by id: completed levels by chapter, the current level and its runs. */
export const getClassProgress = /* @__PURE__ */ callOf<'getClassProgress'>('GET', '/level/class/{class_id}/progress');

/** Returns how a class did in a course's quizzes: each student by id, and how each question went for how many. */
export const getClassQuizzes = /* @__PURE__ */ callOf<'getClassQuizzes'>('GET', '/level/class/{class_id}/quizzes');

/** Tells whether a person teaches a class. */
export const getClassTeacher = /* @__PURE__ */ callOf<'getClassTeacher'>('GET', '/organization/class-teachers/{class_id}/{user_id}');

/** Returns the caller's last programs of a level, each once, the latest first. */
export const getCodeHistory = /* @__PURE__ */ callOf<'getCodeHistory'>('GET', '/level/history/{course_slug}/{slug}');

/** Returns the country that the proxy reports. */
export const getCountry = /* @__PURE__ */ callOf<'getCountry'>('GET', '/user/country');

/** Returns the chapters and levels of a course, which are complete and which are locked. */
export const getCourse = /* @__PURE__ */ callOf<'getCourse'>('GET', '/level/course/{slug}');

/** Returns the part of a course around a level, with counts of the rest. */
export const getCoursePart = /* @__PURE__ */ callOf<'getCoursePart'>('GET', '/level/course/{slug}/part');

/** Returns how many runs are left today. */
export const getCredit = /* @__PURE__ */ callOf<'getCredit'>('GET', '/credit/{execution_type}');

/** Returns what the caller may use. */
export const getCurrentPlan = /* @__PURE__ */ callOf<'getCurrentPlan'>('GET', '/payment/current-plan');

/** Returns the subscription that lasts longest. */
export const getCurrentSubscription = /* @__PURE__ */ callOf<'getCurrentSubscription'>('GET', '/payment/current-subscription');

/** Returns the user and the student of the session. */
export const getCurrentUser = /* @__PURE__ */ callOf<'getCurrentUser'>('GET', '/auth/current');

/** Returns the address and role of an invitation. */
export const getEmailFromToken = /* @__PURE__ */ callOf<'getEmailFromToken'>('GET', '/auth/signup/get-email-from-token');

/** Returns the state of a gift, for its buyer. */
export const getGift = /* @__PURE__ */ callOf<'getGift'>('GET', '/payment/gifts/{gift_id}');

/** Returns the name and address of the person Google identified in this browser, who has no account yet. */
export const getGoogleSignUp = /* @__PURE__ */ callOf<'getGoogleSignUp'>('GET', '/auth/google/sign-up');

/** Returns the program that a student handed in, for the student, the parent and the student's teachers. */
export const getHandedIn = /* @__PURE__ */ callOf<'getHandedIn'>('GET', '/level/handed-in/{student_id}/{course_slug}/{slug}');

/** Returns one hint of a level, counted from 1. */
export const getHintDose = /* @__PURE__ */ callOf<'getHintDose'>('GET', '/level/dose/{course_slug}/{slug}/{number}');

/** Returns how far an import of the caller is and whom it created, for one day. */
export const getImport = /* @__PURE__ */ callOf<'getImport'>('GET', '/organization/imports/{import_id}');

/** Returns the invoice of a request as a PDF. */
export const getInvoice = /* @__PURE__ */ callOf<'getInvoice'>('GET', '/payment/invoice-requests/{request_id}/invoice');

/** Returns the stored language, or null. */
export const getLanguage = /* @__PURE__ */ callOf<'getLanguage'>('GET', '/user/get-language');

/** Returns a level with its map, texts, goals and the code that was last run. */
export const getLevel = /* @__PURE__ */ callOf<'getLevel'>('GET', '/level/data/{course_slug}/{slug}');

/** Returns how many tips for levels are left today. */
export const getLevelTipCredit = /* @__PURE__ */ callOf<'getLevelTipCredit'>('GET', '/credit/level_assistant');

/** Returns the other versions of the map that a program must solve, besides the one that is shown. */
export const getLevelVariants = /* @__PURE__ */ callOf<'getLevelVariants'>('GET', '/level/variants/{course_slug}/{slug}');

/** Returns the caller's own membership of the organization. */
export const getMembership = /* @__PURE__ */ callOf<'getMembership'>('GET', '/organization/membership');

/** Returns the students of a class who have no picture password. */
export const getMissingPictures = /* @__PURE__ */ callOf<'getMissingPictures'>('GET', '/organization/classes/{class_id}/picture-passwords');

/** Returns the organization of whoever is logged in, with its details for administrators only. */
export const getOrganization = /* @__PURE__ */ callOf<'getOrganization'>('GET', '/organization/current');

/** Returns the mails that were stored instead of sent. Only on a developer's machine, otherwise 404. */
export const getOutbox = /* @__PURE__ */ callOf<'getOutbox'>('GET', '/user/outbox');

/** Returns what teachers said about the work of the student who plays, by level. */
export const getOwnFeedback = /* @__PURE__ */ callOf<'getOwnFeedback'>('GET', '/level/feedback');

/** Returns what the lesson of the student who is logged in calls them to, and who is looking at their work. */
export const getOwnLesson = /* @__PURE__ */ callOf<'getOwnLesson'>('GET', '/level/lesson');

/** Returns how a transaction is paid that a link of the provider leads to. */
export const getPaymentLink = /* @__PURE__ */ callOf<'getPaymentLink'>('GET', '/payment/payment-link/{transaction_id}');

/** Returns the animals and usernames of the children in a class who log in with pictures, while a lesson is open. */
export const getPictureClass = /* @__PURE__ */ callOf<'getPictureClass'>('POST', '/auth/picture-class');

/** Returns the details of whoever is logged in. */
export const getProfile = /* @__PURE__ */ callOf<'getProfile'>('GET', '/profile');

/** Returns the name of the organization with this log-in page. */
export const getPublicOrganization = /* @__PURE__ */ callOf<'getPublicOrganization'>('GET', '/auth/organization/{slug}');

/** Returns what happened to a purchase, as recorded in the ledger. */
export const getPurchaseStory = /* @__PURE__ */ callOf<'getPurchaseStory'>('GET', '/payment/support/purchases/{purchase_id}');

/** Returns the quiz of a chapter, and how the caller did in it. */
export const getQuiz = /* @__PURE__ */ callOf<'getQuiz'>('GET', '/quiz/{course_slug}/{chapter_id}');

/** Returns the latest try and its answers. Right answers are included only for questions that were answered. */
export const getQuizTry = /* @__PURE__ */ callOf<'getQuizTry'>('GET', '/quiz/{course_slug}/{chapter_id}/try');

/** Returns the receipt of a payment as a PDF to print. */
export const getReceipt = /* @__PURE__ */ callOf<'getReceipt'>('GET', '/payment/receipt/{purchase_id}');

/** Returns whether a purchase can be refunded, and which rule decides. */
export const getRefundEligibility = /* @__PURE__ */ callOf<'getRefundEligibility'>('GET', '/payment/refund-eligibility/{purchase_id}');

/** Returns the number of active classes, active students and completed levels, by week or month. */
export const getSchoolActivity = /* @__PURE__ */ callOf<'getSchoolActivity'>('GET', '/level/school-activity');

/** Returns the state of the organization's latest export. */
export const getSchoolExport = /* @__PURE__ */ callOf<'getSchoolExport'>('GET', '/organization/export');

/** Returns one student, for the student's teachers and the student. */
export const getSchoolStudent = /* @__PURE__ */ callOf<'getSchoolStudent'>('GET', '/organization/students/{student_id}');

/** Returns the new school year that was begun in the last week, if any. */
export const getSchoolYear = /* @__PURE__ */ callOf<'getSchoolYear'>('GET', '/organization/school-year');

/** Tells whether the caller is asked for a code at log-in. */
export const getSecondFactor = /* @__PURE__ */ callOf<'getSecondFactor'>('GET', '/profile/second-factor');

/** Returns an address, good for a short time, of the seller's invoice of a payment. */
export const getSellerInvoice = /* @__PURE__ */ callOf<'getSellerInvoice'>('GET', '/payment/receipt/{purchase_id}/invoice');

/** Returns one student, for the parent and for the student. */
export const getStudent = /* @__PURE__ */ callOf<'getStudent'>('GET', '/profile/students/{student_id}');

/** Returns how each question of the quizzes that a student began went, for the student, the parent and the student's teachers. */
export const getStudentQuizzes = /* @__PURE__ */ callOf<'getStudentQuizzes'>('GET', '/level/quizzes/{student_id}');

/** Returns a student's levels with status, code and times, for the student, the parent and the student's teachers. */
export const getStudentWork = /* @__PURE__ */ callOf<'getStudentWork'>('GET', '/level/work/{student_id}');

/** Returns whom the caller has named as successor. */
export const getSuccessor = /* @__PURE__ */ callOf<'getSuccessor'>('GET', '/organization/successor');

/** Returns the adults and domains of an organization. */
export const getSupportedSchool = /* @__PURE__ */ callOf<'getSupportedSchool'>('GET', '/organization/support/schools/{organization_id}');

/** Returns one teacher or administrator of the organization. */
export const getTeacher = /* @__PURE__ */ callOf<'getTeacher'>('GET', '/organization/teachers/{teacher_id}');

/** Returns which organization may be the caller's, and which one they have asked to join. */
export const getTeacherRequest = /* @__PURE__ */ callOf<'getTeacherRequest'>('GET', '/organization/teacher-request');

/** Returns the user a token belongs to. */
export const getUserByToken = /* @__PURE__ */ callOf<'getUserByToken'>('GET', '/auth/get-user-by-token');

/** Withdraws from a gift: the buyer gets the money back, and the code stops working. */
export const giveGiftBack = /* @__PURE__ */ callOf<'giveGiftBack'>('POST', '/payment/gifts/{gift_id}/refund');

/** Assigns seats of a class set to students of the school, all or none. */
export const giveSeats = /* @__PURE__ */ callOf<'giveSeats'>('POST', '/payment/class-sets/{purchase_id}/students');

/** Receives the redirect from Google, and redirects to the page that was asked for (302). */
export const googleCallback = /* @__PURE__ */ callOf<'googleCallback'>('GET', '/auth/google_callback');

/** Hands in a program of the student who is logged in, for a level that is assigned to the class. */
export const handIn = /* @__PURE__ */ callOf<'handIn'>('PUT', '/level/hand-in/{course_slug}/{slug}');

/** Creates a code with which a parent can take over a student who is in the organization, or left it. */
export const handOverStudent = /* @__PURE__ */ callOf<'handOverStudent'>('POST', '/organization/students/{student_id}/hand-over');

/** Tells whether a course that was bought has no student yet. */
export const hasUnassignedPurchases = /* @__PURE__ */ callOf<'hasUnassignedPurchases'>('GET', '/payment/has-unassigned-purchases');

/** Acts as a student: staff as any student, an administrator as one of the organization. */
export const impersonateStudent = /* @__PURE__ */ callOf<'impersonateStudent'>('POST', '/auth/impersonate/student');

/** Acts as a user: staff as anyone but staff, an administrator as a teacher of the organization. */
export const impersonateUser = /* @__PURE__ */ callOf<'impersonateUser'>('POST', '/auth/impersonate/user');

/** Invites a teacher by mail, and returns the link. */
export const inviteTeacher = /* @__PURE__ */ callOf<'inviteTeacher'>('POST', '/organization/invite-teacher');

/** Decides whether a claimed domain belongs to the organization. */
export const judgeDomain = /* @__PURE__ */ callOf<'judgeDomain'>('PUT', '/organization/support/schools/{organization_id}/domain');

/** Confirms that a member belongs to the organization. */
export const keepMember = /* @__PURE__ */ callOf<'keepMember'>('PUT', '/organization/members-to-review/{user_id}');

/** Cancels the scheduled deletion of the organization. */
export const keepOrganization = /* @__PURE__ */ callOf<'keepOrganization'>('DELETE', '/organization/closing');

/** Stores how a counted run of a student ended. It uses no attempt and can be repeated. */
export const keepRunOutcome = /* @__PURE__ */ callOf<'keepRunOutcome'>('PUT', '/level/run-outcome/{run_id}');

/** Leaves the organization, and tells its administrators by mail; the account stays. */
export const leaveOrganization = /* @__PURE__ */ callOf<'leaveOrganization'>('DELETE', '/organization/membership');

/** Leaves the chosen student, so that the user continues without one. */
export const leaveStudent = /* @__PURE__ */ callOf<'leaveStudent'>('DELETE', '/auth/choose_student');

/** Links a Google account to the account with the same address, once its password is given. */
export const linkGoogle = /* @__PURE__ */ callOf<'linkGoogle'>('POST', '/auth/google/link');

/** Returns the address of Google's log-in page, which links the Google account to this one. */
export const linkOwnGoogle = /* @__PURE__ */ callOf<'linkOwnGoogle'>('POST', '/profile/google');

/** Returns all subscriptions that have not ended. */
export const listActiveSubscriptions = /* @__PURE__ */ callOf<'listActiveSubscriptions'>('GET', '/payment/active-subscriptions');

/** Returns the archived classes of the organization, or those a teacher taught. */
export const listArchivedClasses = /* @__PURE__ */ callOf<'listArchivedClasses'>('GET', '/organization/archived-classes');

/** Returns the badges of the caller, or of a student the caller may see. */
export const listBadges = /* @__PURE__ */ callOf<'listBadges'>('GET', '/badge');

/** Returns the certificates of the caller, or of a student the caller may see. */
export const listCertificates = /* @__PURE__ */ callOf<'listCertificates'>('GET', '/certificate');

/** Returns the challenges that match the filter, with the caller's progress and best counts, and this week's challenge. */
export const listChallenges = /* @__PURE__ */ callOf<'listChallenges'>('GET', '/challenge');

/** Returns a class's assignments and who has done them, the latest date first. */
export const listClassAssignments = /* @__PURE__ */ callOf<'listClassAssignments'>('GET', '/level/class/{class_id}/assignments');

/** Returns the classes of the organization, or those a teacher teaches, by name. */
export const listClasses = /* @__PURE__ */ callOf<'listClasses'>('GET', '/organization/classes');

/** Returns how far classes are in a course. Classes the caller may not see are left out. */
export const listClassesProgress = /* @__PURE__ */ callOf<'listClassesProgress'>('GET', '/level/classes/progress');

/** Returns what several students of a class fail at, as groups with their programs, without names. */
export const listClassFailures = /* @__PURE__ */ callOf<'listClassFailures'>('GET', '/level/class/{class_id}/failures');

/** Returns the class sets of the caller's school, and who has a seat. */
export const listClassSets = /* @__PURE__ */ callOf<'listClassSets'>('GET', '/payment/class-sets');

/** Returns the teachers of a class. */
export const listClassTeachers = /* @__PURE__ */ callOf<'listClassTeachers'>('GET', '/organization/class-teachers/{class_id}');

/** Returns the classes that the caller will have for some days, with the days. */
export const listComingClasses = /* @__PURE__ */ callOf<'listComingClasses'>('GET', '/organization/substitutes');

/** Returns what the daily comparison with the provider found. */
export const listDifferences = /* @__PURE__ */ callOf<'listDifferences'>('GET', '/payment/support/differences');

/** Returns what the school's own systems call the students of a class. */
export const listExternalIds = /* @__PURE__ */ callOf<'listExternalIds'>('GET', '/organization/classes/{class_id}/external-ids');

/** Returns students who left in the last 30 days, of the organization or of the classes a teacher teaches. */
export const listFormerStudents = /* @__PURE__ */ callOf<'listFormerStudents'>('GET', '/organization/former-students');

/** Returns the guests of a class. */
export const listGuests = /* @__PURE__ */ callOf<'listGuests'>('GET', '/organization/classes/{class_id}/guests');

/** Returns the work that students of a class handed in, without the programs. */
export const listHandedIn = /* @__PURE__ */ callOf<'listHandedIn'>('GET', '/level/class/{class_id}/handed-in');

/** Returns payments that arrived and are not what was ordered. */
export const listHeldPayments = /* @__PURE__ */ callOf<'listHeldPayments'>('GET', '/payment/support/held-payments');

/** Returns who was invited to teach and has not signed up yet, the latest first. */
export const listInvitations = /* @__PURE__ */ callOf<'listInvitations'>('GET', '/organization/invitations');

/** Returns the invoice requests of the caller's school or, for staff, all of them. */
export const listInvoiceRequests = /* @__PURE__ */ callOf<'listInvoiceRequests'>('GET', '/payment/invoice-requests');

/** Returns who came after joining had closed, and is waiting to be let in. */
export const listJoinRequests = /* @__PURE__ */ callOf<'listJoinRequests'>('GET', '/organization/classes/{class_id}/join-requests');

/** Returns every organization to which the caller belongs, and in which of them the caller works now. */
export const listMemberships = /* @__PURE__ */ callOf<'listMemberships'>('GET', '/organization/memberships');

/** Returns members who joined by an address, which no longer proves that they belong. */
export const listMembersToReview = /* @__PURE__ */ callOf<'listMembersToReview'>('GET', '/organization/members-to-review');

/** Returns the organizations without an administrator. */
export const listOrphanedSchools = /* @__PURE__ */ callOf<'listOrphanedSchools'>('GET', '/organization/support/schools');

/** Returns the assignments of the class of the student who plays. */
export const listOwnAssignments = /* @__PURE__ */ callOf<'listOwnAssignments'>('GET', '/level/assignments');

/** Returns everything the caller has bought. */
export const listPurchases = /* @__PURE__ */ callOf<'listPurchases'>('GET', '/payment/purchases');

/** Returns refund requests that are waiting. */
export const listRefundRequests = /* @__PURE__ */ callOf<'listRefundRequests'>('GET', '/payment/support/refunds');

/** Returns the remarks on a student's work, for the student, the parent and the student's teachers. */
export const listRemarks = /* @__PURE__ */ callOf<'listRemarks'>('GET', '/level/remarks/student/{student_id}');

/** Returns what adults of a school, and support, did to the account of the parent's student, the latest first. */
export const listSchoolActs = /* @__PURE__ */ callOf<'listSchoolActs'>('GET', '/profile/students/{student_id}/school-acts');

/** Returns what was done in the organization, the latest first. */
export const listSchoolAudit = /* @__PURE__ */ callOf<'listSchoolAudit'>('GET', '/organization/audit');

/** Returns the email domains of the organization, and what proves them. */
export const listSchoolDomains = /* @__PURE__ */ callOf<'listSchoolDomains'>('GET', '/organization/domains');

/** Returns the students of the organization, or of the classes a teacher teaches, by username. */
export const listSchoolStudents = /* @__PURE__ */ callOf<'listSchoolStudents'>('GET', '/organization/students');

/** Returns where the account, or the student, is logged in. */
export const listSessions = /* @__PURE__ */ callOf<'listSessions'>('GET', '/profile/sessions');

/** Returns which of the parent's students has which course. */
export const listStudentPurchases = /* @__PURE__ */ callOf<'listStudentPurchases'>('GET', '/profile/students/purchases/all');

/** Returns a student's latest runs of a level, with programs and how they ended, for the student, the parent and the student's teachers. */
export const listStudentRuns = /* @__PURE__ */ callOf<'listStudentRuns'>('GET', '/level/runs/{student_id}/{course_slug}/{slug}');

/** Returns the parent's students. */
export const listStudents = /* @__PURE__ */ callOf<'listStudents'>('GET', '/profile/students');

/** Returns the parent's students who have a course, by a purchase or by a plan. */
export const listStudentsWithCourse = /* @__PURE__ */ callOf<'listStudentsWithCourse'>('GET', '/profile/{course_slug}/students/purchased');

/** Returns the parent's students for whom no course was bought; a plan may open it for them. */
export const listStudentsWithoutCourse = /* @__PURE__ */ callOf<'listStudentsWithoutCourse'>('GET', '/profile/{course_slug}/students/not-purchased');

/** Returns who has a class for some days, now or later. */
export const listSubstitutes = /* @__PURE__ */ callOf<'listSubstitutes'>('GET', '/organization/classes/{class_id}/substitutes');

/** Returns who has asked to teach and is waiting. */
export const listTeacherRequests = /* @__PURE__ */ callOf<'listTeacherRequests'>('GET', '/organization/teacher-requests');

/** Returns the teachers and administrators of the organization, by name. */
export const listTeachers = /* @__PURE__ */ callOf<'listTeachers'>('GET', '/organization/teachers');

/** Returns after how long unused student accounts are removed, and which are about to be. */
export const listUnusedStudents = /* @__PURE__ */ callOf<'listUnusedStudents'>('GET', '/organization/unused-students');

/** Logs in a user by email address, or a parent's student by username. */
export const login = /* @__PURE__ */ callOf<'login'>('POST', '/auth/login');

/** Logs in a student with the secret of a printed card. */
export const loginCard = /* @__PURE__ */ callOf<'loginCard'>('POST', '/auth/login-card');

/** Logs in a member or a student of an organization. */
export const loginOrg = /* @__PURE__ */ callOf<'loginOrg'>('POST', '/auth/login-org');

/** Logs in a child of a class with pictures, until the lesson ends. */
export const loginPictures = /* @__PURE__ */ callOf<'loginPictures'>('POST', '/auth/login-pictures');

/** Completes a log-in of this browser that needs a code. */
export const logInWithCode = /* @__PURE__ */ callOf<'logInWithCode'>('POST', '/auth/second-factor');

/** Ends the session. */
export const logout = /* @__PURE__ */ callOf<'logout'>('POST', '/auth/logout');

/** Ends the session. */
export const logoutByGet = /* @__PURE__ */ callOf<'logoutByGet'>('GET', '/auth/logout');

/** Ends all sessions of the account, or of the student who is logged in. */
export const logoutEverywhere = /* @__PURE__ */ callOf<'logoutEverywhere'>('POST', '/auth/logout-everywhere');

/** Records that someone is looking at a student's work, and shows it to the student. */
export const lookAtStudent = /* @__PURE__ */ callOf<'lookAtStudent'>('PUT', '/level/look/{student_id}');

/** Creates the secret of a log-in card to print; the previous card stops working. */
export const makeLoginCard = /* @__PURE__ */ callOf<'makeLoginCard'>('POST', '/profile/students/{student_id}/login-card');

/** Creates log-in cards, with new passwords if wanted. They are returned here and nowhere else. */
export const makeLoginCards = /* @__PURE__ */ callOf<'makeLoginCards'>('POST', '/organization/login-cards');

/** Creates new picture passwords for students of a class. They are returned here and nowhere else. */
export const makePictures = /* @__PURE__ */ callOf<'makePictures'>('POST', '/organization/classes/{class_id}/picture-passwords');

/** Starts a new export in place of the last one, unless one is being made. */
export const makeSchoolExport = /* @__PURE__ */ callOf<'makeSchoolExport'>('POST', '/organization/export');

/** Names a successor, who is told by mail and has to accept, or removes the one named. */
export const nameSuccessor = /* @__PURE__ */ callOf<'nameSuccessor'>('PUT', '/organization/successor');

/** Records that a mail was opened, then redirects to one of our pages (302) or returns a picture of one pixel. */
export const openEmail = /* @__PURE__ */ callOf<'openEmail'>('GET', '/user/open/{email_id}');

/** Tells an open page what changed, as server-sent events, until the session ends. */
export const openStream = /* @__PURE__ */ callOf<'openStream'>('GET', '/stream');

/** Returns what a plan costs with tax, and what is charged next. */
export const previewCheckout = /* @__PURE__ */ callOf<'previewCheckout'>('GET', '/payment/checkout-preview');

/** Returns what a change to another plan costs. */
export const previewUpgrade = /* @__PURE__ */ callOf<'previewUpgrade'>('GET', '/payment/preview-subscription-upgrade');

/** Queues a mail to each of the addresses. */
export const queueEmails = /* @__PURE__ */ callOf<'queueEmails'>('POST', '/user/queue_emails');

/** Queues a mail to every user who receives news, or to one of them. */
export const queueEmailsForAll = /* @__PURE__ */ callOf<'queueEmailsForAll'>('POST', '/user/queue_user_emails_for_all');

/** Returns the class and school of a code or token; it is in the body. */
export const readClassByToken = /* @__PURE__ */ callOf<'readClassByToken'>('POST', '/organization/class-by-token');

/** Marks remarks as read by the student who is logged in. For anyone else it changes nothing. */
export const readRemarks = /* @__PURE__ */ callOf<'readRemarks'>('PUT', '/level/feedback/read');

/** Returns the address and role of an invitation; the token is in the body. */
export const readSignUpToken = /* @__PURE__ */ callOf<'readSignUpToken'>('POST', '/auth/signup/get-email-from-token');

/** Returns the user a token belongs to; the token is in the body. */
export const readUserToken = /* @__PURE__ */ callOf<'readUserToken'>('POST', '/auth/get-user-by-token');

/** Receives a signed event from the payment provider. */
export const receiveProviderEvent = /* @__PURE__ */ callOf<'receiveProviderEvent'>('POST', '/payment/webhook');

/** Redeems a code, once: a parent a gift, an administrator a class set. */
export const redeemCode = /* @__PURE__ */ callOf<'redeemCode'>('POST', '/payment/redeem');

/** Registers an organization, which is one more of theirs: the caller administers it, and works there from then on. */
export const registerOrganization = /* @__PURE__ */ callOf<'registerOrganization'>('POST', '/organization/memberships');

/** Sends one remark to all students of a class who currently fail in the same way. */
export const remarkOnFailure = /* @__PURE__ */ callOf<'remarkOnFailure'>('PUT', '/level/class/{class_id}/failures/remarks/{remark_id}');

/** Removes an assignment; what students did stays. */
export const removeClassAssignment = /* @__PURE__ */ callOf<'removeClassAssignment'>('DELETE', '/level/assignments/{assignment_id}');

/** Ends that a student is a guest of a class. */
export const removeGuest = /* @__PURE__ */ callOf<'removeGuest'>('DELETE', '/organization/classes/{class_id}/guests/{student_id}');

/** Removes a domain: nobody can ask to join by it any more, and no member is removed. */
export const removeSchoolDomain = /* @__PURE__ */ callOf<'removeSchoolDomain'>('DELETE', '/organization/domains');

/** Removes a student from the organization, who is erased after 30 days unless they return. */
export const removeSchoolStudent = /* @__PURE__ */ callOf<'removeSchoolStudent'>('DELETE', '/organization/students/{student_id}');

/** Turns the second factor off. */
export const removeSecondFactor = /* @__PURE__ */ callOf<'removeSecondFactor'>('DELETE', '/profile/second-factor');

/** Removes a student and all their work. */
export const removeStudent = /* @__PURE__ */ callOf<'removeStudent'>('DELETE', '/profile/students/{student_id}');

/** Takes a class back from a substitute at once, and tells both sides by mail. */
export const removeSubstitute = /* @__PURE__ */ callOf<'removeSubstitute'>('DELETE', '/organization/classes/{class_id}/substitutes/{user_id}');

/** Removes a teacher from the organization; the account stays. */
export const removeTeacher = /* @__PURE__ */ callOf<'removeTeacher'>('DELETE', '/organization/teacher/{teacher_id}');

/** Counts an error that occurred in a page. Nothing is stored. */
export const reportClientError = /* @__PURE__ */ callOf<'reportClientError'>('POST', '/client-error');

/** Asks support for an invoice for a school. */
export const requestInvoice = /* @__PURE__ */ callOf<'requestInvoice'>('POST', '/payment/invoice-requests');

/** Asks support for a refund; a withdrawal is approved at once. */
export const requestRefund = /* @__PURE__ */ callOf<'requestRefund'>('POST', '/payment/request-refund');

/** Sets a new password and ends all sessions of the account. */
export const resetPassword = /* @__PURE__ */ callOf<'resetPassword'>('POST', '/auth/reset-password');

/** Removes the second factor of a colleague who has lost it, and tells them by mail. */
export const resetTeacherSecondFactor = /* @__PURE__ */ callOf<'resetTeacherSecondFactor'>('DELETE', '/organization/teacher/{teacher_id}/second-factor');

/** Restores an archived class; its students stay in their present classes. */
export const restoreClass = /* @__PURE__ */ callOf<'restoreClass'>('POST', '/organization/archived-classes/{class_id}/restore');

/** Cancels a scheduled deletion. */
export const restoreProfile = /* @__PURE__ */ callOf<'restoreProfile'>('POST', '/profile/restore');

/** Resumes the news, for whoever is logged in with the address of this mail. The link alone only ends the news. */
export const resubscribe = /* @__PURE__ */ callOf<'resubscribe'>('POST', '/user/resubscribe/{email_id}');

/** Takes the end of a subscription back that was chosen, until it is reached, or resumes one that is paused. `purchase_id` is any of its payments. */
export const resumeSubscription = /* @__PURE__ */ callOf<'resumeSubscription'>('POST', '/payment/resume-subscription');

/** Takes a student who left back into their class. */
export const returnFormerStudent = /* @__PURE__ */ callOf<'returnFormerStudent'>('POST', '/organization/former-students/{student_id}/return');

/** Returns work to a student with a remark, unless it was handed in again or returned meanwhile. */
export const returnWork = /* @__PURE__ */ callOf<'returnWork'>('PUT', '/level/handed-in/{student_id}/{course_slug}/{slug}');

/** Stores code that was typed and not yet run. The slug is the course. */
export const saveDraft = /* @__PURE__ */ callOf<'saveDraft'>('PUT', '/level/draft/{slug}');

/** Finds users by address; administrators find those of their own organization. */
export const searchEmails = /* @__PURE__ */ callOf<'searchEmails'>('GET', '/user/search/emails');

/** Finds organizations by name or slug. */
export const searchOrganizations = /* @__PURE__ */ callOf<'searchOrganizations'>('GET', '/user/search/organizations');

/** Finds students by username; administrators find those of their own organization. */
export const searchStudentUsernames = /* @__PURE__ */ callOf<'searchStudentUsernames'>('GET', '/user/search/student_usernames');

/** Sends the waiting mails now. */
export const sendEmails = /* @__PURE__ */ callOf<'sendEmails'>('POST', '/user/send_emails');

/** Stores a message and mails it to support. */
export const sendFeedback = /* @__PURE__ */ callOf<'sendFeedback'>('POST', '/user/feedback');

/** Calls everyone in a lesson to a level, pauses their game, or ends either. */
export const setClassFocus = /* @__PURE__ */ callOf<'setClassFocus'>('PUT', '/level/class/{class_id}/focus');

/** Records whether an account has paid outside the platform. */
export const setPaid = /* @__PURE__ */ callOf<'setPaid'>('POST', '/auth/set-paid');

/** Records whether an account has paid outside the platform. */
export const setPaidByGet = /* @__PURE__ */ callOf<'setPaidByGet'>('GET', '/auth/set-paid');

/** Gives a member of the organization a class for some days, or changes the days, and tells both sides by mail. */
export const setSubstitute = /* @__PURE__ */ callOf<'setSubstitute'>('PUT', '/organization/classes/{class_id}/substitutes/{user_id}');

/** Moves what a visitor of this browser did in the quiz to the caller, or drops it. Teachers are not asked. */
export const settleVisitorTry = /* @__PURE__ */ callOf<'settleVisitorTry'>('POST', '/quiz/{course_slug}/{chapter_id}/visitor-try');

/** Creates an account, which can be used once its address is confirmed. A token comes from an invitation. */
export const signup = /* @__PURE__ */ callOf<'signup'>('POST', '/auth/signup');

/** Creates a student in the class of a code or token, and logs in. Once joining is closed, a teacher has to let them in. */
export const signupWithClassToken = /* @__PURE__ */ callOf<'signupWithClassToken'>('POST', '/auth/signup/class-token');

/** Creates an account for the person Google identified in this browser, and logs in. */
export const signUpWithGoogle = /* @__PURE__ */ callOf<'signUpWithGoogle'>('POST', '/auth/google/sign-up');

/** Confirms an address and logs in. A change of address also needs its owner to be logged in. */
export const spendEmailToken = /* @__PURE__ */ callOf<'spendEmailToken'>('POST', '/auth/confirm-email');

/** Starts to create all of the students or none, under an id that the caller chose. Repeated, it continues what was interrupted. */
export const startImport = /* @__PURE__ */ callOf<'startImport'>('PUT', '/organization/imports/{import_id}');

/** Returns to the caller's own session. */
export const stopImpersonating = /* @__PURE__ */ callOf<'stopImpersonating'>('POST', '/auth/impersonate/stop');

/** Moves a school's student with all their work to the parent, with the school's code. */
export const takeOverStudent = /* @__PURE__ */ callOf<'takeOverStudent'>('POST', '/profile/students/take-over');

/** Records during a lesson whether the student who is logged in has a page in view. For anyone else it does nothing. */
export const tellPresence = /* @__PURE__ */ callOf<'tellPresence'>('PUT', '/presence');

/** Moves what one adult bought to another. */
export const transferPurchases = /* @__PURE__ */ callOf<'transferPurchases'>('GET', '/payment/transfer-purchases');

/** Moves students to another class, all or none. */
export const transferStudents = /* @__PURE__ */ callOf<'transferStudents'>('POST', '/organization/transfer-students');

/** Moves students back to where they were, unless they have been moved since. */
export const undoSchoolYear = /* @__PURE__ */ callOf<'undoSchoolYear'>('POST', '/organization/school-year/undo');

/** Unlinks the Google account, if a password remains to log in with. */
export const unlinkOwnGoogle = /* @__PURE__ */ callOf<'unlinkOwnGoogle'>('DELETE', '/profile/google');

/** Redirects to the page that ends the news to the address of this mail, in its language (302). */
export const unsubscribe = /* @__PURE__ */ callOf<'unsubscribe'>('GET', '/user/unsubscribe/{email_id}');

/** Ends the news to the address of this mail; also for the one-click button of mail programs (RFC 8058). */
export const unsubscribeByPost = /* @__PURE__ */ callOf<'unsubscribeByPost'>('POST', '/user/unsubscribe/{email_id}');

/** Changes a class, unless someone else has changed it meanwhile. */
export const updateClass = /* @__PURE__ */ callOf<'updateClass'>('PUT', '/organization/classes/{class_id}');

/** Changes an assignment, unless someone else has changed it meanwhile. */
export const updateClassAssignment = /* @__PURE__ */ callOf<'updateClassAssignment'>('PUT', '/level/assignments/{assignment_id}');

/** Opens joining by the code for 30 minutes, closes it, or creates a new code. */
export const updateClassCode = /* @__PURE__ */ callOf<'updateClassCode'>('PUT', '/organization/classes/{class_id}/code');

/** Sets the teachers of a class. */
export const updateClassTeachers = /* @__PURE__ */ callOf<'updateClassTeachers'>('PUT', '/organization/class-teachers');

/** Opens a lesson, changes how long it lasts, or ends it. */
export const updateLesson = /* @__PURE__ */ callOf<'updateLesson'>('PUT', '/organization/classes/{class_id}/lesson');

/** Counts a run (in_progress) or records a completion (COMPLETE). The slug is the course. */
export const updateLevel = /* @__PURE__ */ callOf<'updateLevel'>('POST', '/level/update/{slug}');

/** Registers the administrator's organization, or changes it. */
export const updateOrganization = /* @__PURE__ */ callOf<'updateOrganization'>('PUT', '/organization/current');

/** Changes details. A new password ends all other sessions. */
export const updateProfile = /* @__PURE__ */ callOf<'updateProfile'>('POST', '/profile');

/** Has no effect any more: whoever has an address of a proven domain asks to join. */
export const updateSchoolDomains = /* @__PURE__ */ callOf<'updateSchoolDomains'>('PUT', '/organization/domains');

/** Changes a student. A new password is returned here and nowhere else. */
export const updateSchoolStudent = /* @__PURE__ */ callOf<'updateSchoolStudent'>('PUT', '/organization/students/{student_id}');

/** Changes a student. Students can change only their own animal and password. */
export const updateStudent = /* @__PURE__ */ callOf<'updateStudent'>('PUT', '/profile/students/{student_id}');

/** Makes a teacher an administrator, or an administrator a teacher. */
export const updateTeacher = /* @__PURE__ */ callOf<'updateTeacher'>('PUT', '/organization/teacher/{teacher_id}');

/** Sets after how long unused student accounts are removed. A change removes none within the next 30 days. */
export const updateUnusedStudents = /* @__PURE__ */ callOf<'updateUnusedStudents'>('PUT', '/organization/unused-students');

/** Changes to another plan: to a longer or larger one at once, to a shorter or smaller one with the next period. */
export const upgradeSubscription = /* @__PURE__ */ callOf<'upgradeSubscription'>('POST', '/payment/upgrade-subscription');

/** Returns where to register a school, and what happens to the caller's plan. */
export const upgradeToOrganization = /* @__PURE__ */ callOf<'upgradeToOrganization'>('GET', '/payment/upgrade-to-organization');

/** Withdraws from the contract of a mailed link, without a log-in: all that the card paid goes back. */
export const withdrawByLink = /* @__PURE__ */ callOf<'withdrawByLink'>('POST', '/payment/withdraw-by-link');

/** Withdraws an invitation; its links stop working. */
export const withdrawInvitation = /* @__PURE__ */ callOf<'withdrawInvitation'>('DELETE', '/organization/invitations');

/** Withdraws the request to join. */
export const withdrawTeacherRequest = /* @__PURE__ */ callOf<'withdrawTeacherRequest'>('DELETE', '/organization/teacher-request');

/** Adds a remark on a student's program, or on one of its lines. Remarks cannot be changed or removed. */
export const writeRemark = /* @__PURE__ */ callOf<'writeRemark'>('PUT', '/level/remarks/{remark_id}');
