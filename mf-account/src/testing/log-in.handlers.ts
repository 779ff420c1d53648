import {
  GoogleLinkSchema,
  GoogleSignUpSchema,
  type GooglePerson,
  LoginCardSchema,
  LoginOrgSchema,
  LoginSchema,
} from '@burrow/contracts';
import { HttpResponse, type HttpHandler } from 'msw';
import { PARENT, type Person, type Platform } from './platform.ts';
import { answer, refusal } from '@burrow/remote-testing/answers';

/** The person that Google names, who has no account yet. */
export const NEWCOMER: GooglePerson = { email: 'gita@example.com', full_name: 'Gita Google' };

/** Calls that begin and end a session. */
export function logInHandlers(platform: Platform): HttpHandler[] {
  const enter = (person: Person | undefined) => {
    if (!person) return refusal('auth/wrong-credentials');
    platform.logIn(person.user);
    return HttpResponse.json({ user: person.user, last_played: person.lastPlayed ?? null });
  };
  const find = (login: string, password: string, organization?: string) =>
    platform.people.find(
      person =>
        person.login === login.toLowerCase() &&
        person.password === password &&
        (!organization || person.organization === organization),
    );
  return [
    answer('getCurrentUser', () =>
      platform.user ? HttpResponse.json(platform.user) : refusal('auth/not-logged-in'),
    ),
    answer('logout', () => {
      platform.signOut();
      return HttpResponse.json({ done: true });
    }),
    answer('login', async ({ request }) => {
      const { success, data } = LoginSchema.safeParse(await request.json());
      return success ? enter(find(data.login, data.password)) : refusal('request/invalid');
    }),
    answer('loginOrg', async ({ request }) => {
      const { success, data } = LoginOrgSchema.safeParse(await request.json());
      return success
        ? enter(find(data.login, data.password, data.organization_slug))
        : refusal('request/invalid');
    }),
    answer('loginCard', async ({ request }) => {
      const { success, data } = LoginCardSchema.safeParse(await request.json());
      const person = success && platform.people.find(({ card }) => card === data.card);
      return person ? enter(person) : refusal('auth/token-invalid');
    }),
    answer('linkGoogle', async ({ request }) => {
      const { success, data } = GoogleLinkSchema.safeParse(await request.json());
      return success ? enter(find(PARENT.login, data.password)) : refusal('request/invalid');
    }),
    answer('getGoogleSignUp', () => NEWCOMER),
    answer('signUpWithGoogle', async ({ request }) => {
      const { success } = GoogleSignUpSchema.safeParse(await request.json());
      return success
        ? enter(platform.people.find(({ login }) => login === PARENT.login))
        : refusal('request/invalid');
    }),
    answer('cancelGoogleSignUp', () => ({ done: true })),
    answer('getPublicOrganization', ({ params }) => {
      const person = platform.people.find(({ organization }) => organization === params.slug);
      if (!person) return refusal('organization/unknown');
      return HttpResponse.json({ name: person.user.organization_name, slug: params.slug });
    }),
  ];
}
