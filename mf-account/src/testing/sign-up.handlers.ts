import {
  ClassSignUpSchema,
  ClassTokenQuerySchema,
  DEFAULT_CHARACTER,
  EmailBodySchema,
  LoginPicturesSchema,
  PictureClassQuerySchema,
  ResetPasswordBodySchema,
  SignUpSchema,
  TokenBodySchema,
  type CurrentUser,
  type Outbox,
} from '@burrow/contracts';
import { HttpResponse, type HttpHandler } from 'msw';
import { PARENT, SCHOOL_STUDENT, STUDENT, type Platform } from './platform.ts';
import { answer, answerFile, refusal } from '@burrow/remote-testing/answers';

/** Tokens that are valid here; any other is not. */
export const TOKENS = {
  invitation: 'invitation-of-a-teacher',
  class: 'class-token-of-the-foxes',
  classCode: 'cdfg-3467',
  /** Joining with it has closed. */
  lateCode: 'dfgh-4567',
  reset: 'reset-token-of-the-parent',
  confirm: 'confirm-token-of-the-parent',
} as const;

/** The pictures of every child here who has some. */
export const PICTURE_PASSWORD = ['sun', 'key', 'fish', 'bell'] as const;

const PICTURE_CHILDREN = [
  { username: 'mia', character: 'Owl', has_pictures: true },
  { username: 'noah', character: 'Fox', has_pictures: false },
];

const INVITED = {
  email: 'new.teacher@hillbrook.example',
  role: 'teacher',
  organization_name: 'Hillbrook School',
} as const;

const COMMON_PASSWORDS = new Set(['password', 'password1', '12345678', 'qwertyuiop']);
const NAMES = ['sunny.otter', 'brave.badger', 'calm.heron', 'merry.mole'];
const TAKEN = new Set([STUDENT.login, SCHOOL_STUDENT.login]);

const done = () => HttpResponse.json({ done: true });

function newStudent(username: string, character: string = DEFAULT_CHARACTER): CurrentUser {
  const id = '00000000-0000-4000-8000-000000000099';
  return {
    ...SCHOOL_STUDENT.user,
    student_id: id,
    student_details: { id, username, character, assistant_enabled: true },
  };
}

/** How whoever has this comes into the class; null if it leads to none. */
function joiningBy(token: string | undefined): 'now' | 'asks' | null {
  if (token === TOKENS.lateCode) return 'asks';
  return token === TOKENS.class || token === TOKENS.classCode ? 'now' : null;
}

let asked = 0;

const signingUp = (platform: Platform, write: (to: string, subject: string, path: string) => void) => [
  answer('signup', async ({ request }) => {
    const { success, data, error } = SignUpSchema.safeParse(await request.json());
    if (!success)
      return refusal('request/invalid', {
        fields: error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
      });
    if (COMMON_PASSWORDS.has(data.password)) return refusal('auth/password-too-common');
    if (data.student && TAKEN.has(data.student.username.toLowerCase())) return refusal('auth/username-taken');
    write(data.email, 'Confirm your address', `confirm-email?token=${TOKENS.confirm}`);
    return HttpResponse.json({ status: 'check-mail' });
  }),
  answer('readSignUpToken', async ({ request }) => {
    const { data } = TokenBodySchema.safeParse(await request.json());
    return data?.token === TOKENS.invitation ? HttpResponse.json(INVITED) : refusal('auth/token-invalid');
  }),
  answer('readClassByToken', async ({ request }) => {
    const { data } = ClassTokenQuerySchema.safeParse(await request.json());
    const joins = joiningBy(data?.token);
    if (joins === null) return refusal('auth/token-invalid');
    const { organization_id, organization_name } = SCHOOL_STUDENT.user;
    return HttpResponse.json({ class_name: '5 Willow', organization_id, organization_name, joins });
  }),
  answer('getPictureClass', async ({ request }) => {
    const { data } = PictureClassQuerySchema.safeParse(await request.json());
    if (data?.code === TOKENS.lateCode && !platform.isLessonOpen) return refusal('auth/no-lesson');
    if (joiningBy(data?.code) === null) return refusal('auth/token-invalid');
    return HttpResponse.json({ class_name: '5 Willow', students: PICTURE_CHILDREN });
  }),
  answer('loginPictures', async ({ request }) => {
    const { data } = LoginPicturesSchema.safeParse(await request.json());
    if (data?.pictures.join() !== PICTURE_PASSWORD.join()) return refusal('auth/wrong-credentials');
    const user = newStudent(data.username, 'Owl');
    platform.logIn(user);
    return HttpResponse.json({ user, last_played: null });
  }),
  answer('signupWithClassToken', async ({ request }) => {
    const { success, data } = ClassSignUpSchema.safeParse(await request.json());
    if (!success) return refusal('request/invalid');
    if (joiningBy(data.code ?? data.token) === null) return refusal('auth/token-invalid');
    if (TAKEN.has(data.username.toLowerCase())) return refusal('auth/username-taken');
    if (joiningBy(data.code) === 'asks' && (asked += 1) < 2) return refusal('auth/join-waiting');
    const user = newStudent(data.username, data.character);
    platform.logIn(user);
    return HttpResponse.json({ user, last_played: null });
  }),
];

const names = (): HttpHandler[] => {
  let made = 0;
  return [
    answer('generateUsername', () => {
      made += 1;
      return HttpResponse.json({ username: NAMES[made % NAMES.length] });
    }),
    answer('checkStudentUsername', ({ request }) => {
      const username = new URL(request.url).searchParams.get('student_username') ?? '';
      return HttpResponse.json({ exists: TAKEN.has(username.toLowerCase()), fit: username !== 'unfit' });
    }),
  ];
};

const recovering = (platform: Platform, write: (to: string, subject: string, path: string) => void) => [
  answer('forgotPassword', async ({ request }) => {
    const { success, data } = EmailBodySchema.safeParse(await request.json());
    if (!success) return refusal('request/invalid');
    write(data.email, 'A new password', `reset-password?token=${TOKENS.reset}`);
    return done();
  }),
  answer('readUserToken', async ({ request }) => {
    const { data } = TokenBodySchema.safeParse(await request.json());
    if (data?.token !== TOKENS.reset) return refusal('auth/token-invalid');
    return HttpResponse.json({ email: PARENT.login, full_name: 'Mira Haddad', purpose: 'reset-password' });
  }),
  answer('resetPassword', async ({ request }) => {
    const { success, data } = ResetPasswordBodySchema.safeParse(await request.json());
    if (!success) return refusal('request/invalid');
    if (data.token !== TOKENS.reset) return refusal('auth/token-invalid');
    return COMMON_PASSWORDS.has(data.new_password) ? refusal('auth/password-too-common') : done();
  }),
  answer('spendEmailToken', async ({ request }) => {
    const { data } = TokenBodySchema.safeParse(await request.json());
    if (data?.token !== TOKENS.confirm) return refusal('auth/token-invalid');
    platform.logIn(PARENT.user);
    return HttpResponse.json({ user: PARENT.user, last_played: null });
  }),
  answer('resubscribe', done),
  answer('unsubscribeByPost', done),
];

/** Calls of sign-up and of recovery, with the mails that they write into an outbox. */
export function signUpHandlers(platform: Platform): HttpHandler[] {
  const mails: Outbox['mails'] = [];
  const write = (to: string, subject: string, path: string): void => {
    const text = `Hello,\n\nopen this link: ${location.origin}/en/${path}\n\nBurrow`;
    const at = new Date().toISOString();
    mails.unshift({ id: crypto.randomUUID(), to, subject, text, html: '', at });
  };
  return [
    answerFile('/config.json', {
      voteUrl: null,
      supportEmail: 'help@burrow.example',
      google: true,
      outbox: true,
    }),
    ...signingUp(platform, write),
    ...names(),
    ...recovering(platform, write),
    answer('getOutbox', () => ({ mails })),
  ];
}
