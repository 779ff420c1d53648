import { AGREEMENT_VERSION, type CurrentUser } from '@burrow/contracts';
import type { BrowserContext } from '@playwright/test';
import { linkIn, mailTo, newEmail, PASSWORD, post, send } from './accounts.ts';
import { expect } from './test.ts';

/** A new administrator with a confirmed address, logged in here, without a school. */
export async function newAdmin(
  context: BrowserContext,
  email = newEmail(),
  full_name = 'Omar Saleh',
): Promise<void> {
  const person = { full_name, email, password: PASSWORD, verify_password: PASSWORD };
  await post(context, '/api/auth/signup', {
    ...person,
    role: 'organization_administrator',
    is_old_enough: true,
  });
  const link = linkIn(await mailTo(context, email, 'Confirm your address'));
  await post(context, '/api/auth/confirm-email', {
    token: new URL(link, 'http://localhost').searchParams.get('token'),
  });
}

/** Short names have letters only. */
export const newSlug = (): string =>
  `hill-${Array.from(crypto.getRandomValues(new Uint8Array(8)), byte => String.fromCharCode(97 + (byte % 26))).join('')}`;

/** Account hears of a membership a moment after the school, and pages that are opened before that show nobody's school. */
async function isMember(context: BrowserContext): Promise<void> {
  const school = async () =>
    ((await (await context.request.get('/api/auth/current')).json()) as CurrentUser).organization_id;
  await expect.poll(school).not.toBeNull();
}

/** A new administrator's school, registered. */
export async function newSchool(context: BrowserContext, email?: string): Promise<{ readonly slug: string }> {
  await newAdmin(context, email);
  const slug = newSlug();
  const agreement = { version: AGREEMENT_VERSION, may_accept: true, has_consent: true };
  const data = { name: 'Hillbrook School', slug, type: 'school', agreement };
  await send(context, 'put', '/api/organization/current', data);
  await isMember(context);
  return { slug };
}
