import { startForTest, type TestService } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createAccount } from '../src/create-account.ts';
import { Browser, tokenInMail } from './browser.harness.ts';
import { eventsOf } from './events.harness.ts';
import { makeUser } from './people.harness.ts';

let account: TestService;

beforeAll(async () => {
  account = await startForTest(createAccount);
});
afterAll(() => account.close());

const someName = () => `n${randomUUID().slice(0, 20)}`;
const someEmail = () => `${someName()}@example.org`;
const student = (username = someName()) => ({
  username,
  password: 'a quiet paddock',
  age: 9,
  full_name: 'Mia',
});
const form = <More extends object>(more: More = {} as More) => ({
  full_name: 'Ada Parent',
  email: someEmail(),
  password: 'hay bales in the barn',
  verify_password: 'hay bales in the barn',
  role: 'parent',
  is_old_enough: true,
  ...more,
});
const signUp = (body: object, browser = new Browser(account)) => browser.post('/api/auth/signup', body);
const usersWith = async (email: string) =>
  (await account.pool.query('select * from account.users where email_key = $1', [email.toLowerCase()])).rows;
const confirm = (token: string, browser = new Browser(account)) =>
  browser.post('/api/auth/confirm-email', { token });

describe('sign-up', () => {
  test('stores an account that begins when its address is confirmed', async () => {
    const body = form({ email: `Ada.${someName()}@Example.org`, student: student() });
    const browser = new Browser(account);
    const answer = await signUp(body, browser);
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'check-mail' }]);
    expect(browser.cookies).toEqual([]);
    const [user] = await usersWith(body.email);
    expect(user).toMatchObject({ email: body.email, user_type: 0, email_verified_at: null });
    expect(user.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const confirmed = await confirm(await tokenInMail(account, body.email, 'confirm-email'), browser);
    expect(confirmed.statusCode).toBe(200);
    expect(confirmed.json()).toMatchObject({
      user: { email: body.email, user_id: user.id, is_student: false, student_details: { username: body.student.username, character: 'Rabbit' }, user_details: { user_type: 0 } },
      last_played: null,
    }); // prettier-ignore
    expect((await browser.get('/api/auth/current')).json()).toEqual(confirmed.json().user);
  });

  test("of an organisation's administrator has no organisation yet, and no student", async () => {
    const body = form({ role: 'organization_administrator', student: student() });
    await signUp(body);
    const answer = await confirm(await tokenInMail(account, body.email, 'confirm-email'));
    expect(answer.json().user).toMatchObject({
      user_details: { user_type: 2 },
      organization_id: null,
      student_id: null,
    });
  });

  test('answers the same, byte by byte, for a new, an unconfirmed and a taken address', async () => {
    const taken = someEmail();
    await makeUser(account.pool, { email: taken });
    const unconfirmed = someEmail();
    await signUp(form({ email: unconfirmed }));
    const answers = await Promise.all(
      [someEmail(), unconfirmed, taken].map(email => signUp(form({ email }))),
    );
    const told = answers.map(({ statusCode, body, headers }) => {
      const { date: _, 'keep-alive': __, ...others } = headers;
      return { statusCode, body, others };
    });
    expect(told[1]).toEqual(told[0]);
    expect(told[2]).toEqual(told[0]);
  });

  test('with a taken address changes nothing, and tells its owner by mail', async () => {
    const email = someEmail();
    const id = await makeUser(account.pool, { email, full_name: 'The Owner' });
    const [before] = await usersWith(email);
    await signUp(form({ email: email.toUpperCase(), password: 'another password', verify_password: 'another password', student: student() }));
    expect(await usersWith(email)).toEqual([before]);
    const { rows } = await account.pool.query('select template, recipient from account.emails where user_id = $1', [id]);
    expect(rows).toEqual([{ template: 'already-registered', recipient: email }]);
  }); // prettier-ignore

  test('what can be checked afterwards does not reveal a taken address either', async () => {
    const taken = someEmail();
    await makeUser(account.pool, { email: taken });
    for (const email of [taken, someEmail()]) {
      const first = form({ email, student: student(), password: 'not the owner', verify_password: 'not the owner' });
      expect((await signUp(first)).statusCode).toBe(200);
      expect((await signUp(first)).statusCode).toBe(200);
      expect((await signUp(form({ student: student(first.student.username) }))).json().code).toBe('auth/username-taken');
      const logIn = (login: string, password: string) => new Browser(account).post('/api/auth/login', { login, password });
      expect((await logIn(email, first.password)).json().code).toBe('auth/email-not-confirmed');
      expect((await logIn(first.student.username, first.student.password)).json().code).toBe('auth/email-not-confirmed');
      expect((await logIn(email, 'something else')).json().code).toBe('auth/wrong-credentials');
    }
  }); // prettier-ignore

  test('of an unconfirmed address replaces name, password and student, and the older link', async () => {
    const email = someEmail();
    const squatter = form({ email, full_name: 'A Squatter', password: 'known to a stranger', verify_password: 'known to a stranger', student: student() }); // prettier-ignore
    await signUp(squatter);
    const old = await tokenInMail(account, email, 'confirm-email');
    const own = form({ email, full_name: 'The Owner' });
    await signUp(own);
    expect((await confirm(old)).json().code).toBe('auth/token-invalid');
    const answer = await confirm(await tokenInMail(account, email, 'confirm-email'));
    expect(answer.json().user).toMatchObject({ full_name: 'The Owner', student_id: null });
    const logIn = (password: string) =>
      new Browser(account).post('/api/auth/login', { login: email, password });
    expect((await logIn(squatter.password)).statusCode).toBe(401);
    expect((await logIn(own.password)).statusCode).toBe(200);
    expect((await signUp(form({ student: student(squatter.student.username) }))).statusCode).toBe(200);
  });

  test('refuses common passwords, of the student too, and a username that is taken', async () => {
    const common = await signUp(form({ password: 'password1', verify_password: 'password1' }));
    expect([common.statusCode, common.json().code, common.json().detail[0].path]).toEqual([
      422,
      'auth/password-too-common',
      'password',
    ]);
    const ofStudent = await signUp(form({ student: { ...student(), password: 'qwertyuiop' } }));
    expect(ofStudent.json().detail[0].path).toBe('student.password');
    const name = someName();
    await signUp(form({ student: student(name) }));
    const body = form({ student: student(name.toUpperCase()) });
    const taken = await signUp(body);
    expect([taken.statusCode, taken.json().code, taken.json().detail[0].path]).toEqual([
      409,
      'auth/username-taken',
      'student.username',
    ]);
    expect(await usersWith(body.email)).toEqual([]);
  });

  test('keeps the language of the form, otherwise that of the visitor', async () => {
    const chosen = form({ language: 'arabic' });
    await signUp(chosen);
    const browser = new Browser(account);
    await browser.post('/api/user/change-language?language=Hebrew');
    const kept = form({ language: 'Klingon' });
    await signUp(kept, browser);
    const languages = async (email: string) =>
      (await account.pool.query('select language from account.emails where recipient = $1', [email])).rows;
    expect(await languages(chosen.email)).toEqual([{ language: 'Arabic' }]);
    expect(await languages(kept.email)).toEqual([{ language: 'Hebrew' }]);
  });

  test('sends one address ten mails, then makes one wait; known or not', async () => {
    const known = someEmail();
    await makeUser(account.pool, { email: known });
    for (const email of [known, someEmail()]) {
      for (let time = 0; time < 10; time += 1) expect((await signUp(form({ email }))).statusCode).toBe(200);
      const answer = await signUp(form({ email }));
      expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([
        429,
        'auth/too-many-attempts',
        '30',
      ]);
    }
  });
});

describe('at once, 50 times', () => {
  const fifty = <T>(work: (at: number) => Promise<T>) =>
    Promise.all(Array.from({ length: 50 }, (_, at) => work(at)));

  test('the same address signs up: one account', async () => {
    const email = someEmail();
    const answers = await fifty(() => signUp(form({ email })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(40);
    expect(await usersWith(email)).toHaveLength(1);
  });

  /** A machine that is too busy for fifty at the same time answers 503 and asks to come again; so they do. */
  const signUpAgain = async (body: ReturnType<typeof form>): ReturnType<typeof signUp> => {
    const answer = await signUp(body);
    return answer.statusCode === 503 ? signUpAgain(body) : answer;
  };

  test('the same username signs up: one student', async () => {
    const name = someName();
    const answers = await fifty(() => signUpAgain(form({ student: student(name) })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(answer => answer.json().code === 'auth/username-taken')).toHaveLength(49);
    const { rows } = await account.pool.query('select 1 from account.students where username_key = $1', [
      name,
    ]);
    expect(rows).toHaveLength(1);
  });

  test('the same token confirms: one session', async () => {
    const body = form();
    await signUp(body);
    const token = await tokenInMail(account, body.email, 'confirm-email');
    const answers = await fifty(() => confirm(token));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(answer => answer.json().code === 'auth/token-invalid')).toHaveLength(49);
    const [user] = await usersWith(body.email);
    const { rows } = await account.pool.query('select 1 from account.sessions where user_id = $1', [user.id]);
    expect(rows).toHaveLength(1);
  });
});

describe('the link that confirms', () => {
  test('leads to a page and is not used up by that', async () => {
    const body = form();
    const browser = new Browser(account);
    await browser.post('/api/user/change-language?language=Arabic');
    await signUp(body, browser);
    const token = await tokenInMail(account, body.email, 'confirm-email');
    const answer = await browser.get(`/api/auth/confirm-email?token=${token}`);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, `/ar/confirm-email?token=${token}`]);
    expect((await new Browser(account).get('/api/auth/confirm-email')).headers.location).toBe(
      '/en/confirm-email',
    );
    expect((await confirm(token)).statusCode).toBe(200);
  });

  test('works for seven days', async () => {
    const body = form();
    await signUp(body);
    const token = await tokenInMail(account, body.email, 'confirm-email');
    const good = await account.pool.query("select expires_at - created_at = interval '7 days' as week from account.tokens where email = $1", [body.email]);
    expect(good.rows).toEqual([{ week: true }]);
    await account.pool.query("update account.tokens set expires_at = now() - interval '1 second' where email = $1", [body.email]);
    expect((await confirm(token)).json().code).toBe('auth/token-invalid');
  }); // prettier-ignore

  test('gives the first student the work of both visitors, and sends an event about the student', async () => {
    const [laptop, phone] = [new Browser(account), new Browser(account)];
    const body = form({ student: student() });
    await signUp(body, laptop);
    const answer = await confirm(await tokenInMail(account, body.email, 'confirm-email'), phone);
    const { student_id: id, user_id } = answer.json().user;
    const learner = { kind: 'student', id };
    expect(await eventsOf(account, 'account/visitor-adopted', id)).toEqual([
      { visitor_id: laptop.visitor, learner },
      { visitor_id: phone.visitor, learner },
    ]);
    expect(await eventsOf(account, 'account/student-changed', id)).toMatchObject([
      {
        student_id: id,
        version: 2,
        parent_id: user_id,
        organization_id: null,
        class_id: null,
        removed: false,
      },
    ]);
  });

  test('without a student gives the work to the user, once if both visitors are the same', async () => {
    const browser = new Browser(account);
    const body = form();
    await signUp(body, browser);
    const answer = await confirm(await tokenInMail(account, body.email, 'confirm-email'), browser);
    const { user_id: id } = answer.json().user;
    expect(await eventsOf(account, 'account/visitor-adopted', id)).toEqual([
      { visitor_id: browser.visitor, learner: { kind: 'user', id } },
    ]);
  });
});
