import {
  DeleteProfileSchema,
  FeedbackSchema,
  OwnGoogleSchema,
  ProfileUpdateSchema,
  type Profile,
  type SessionEntry,
} from '@burrow/contracts';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { COURSE, PROFILE, SESSIONS, STUDENTS, WORK } from './family.ts';
import { PARENT, type Platform } from './platform.ts';
import { refusal } from '@burrow/remote-testing/refusal';

const IN_SEVEN_DAYS_MS = 7 * 24 * 60 * 60 * 1000;

function profileCalls(platform: Platform): HttpHandler[] {
  let profile: Profile = PROFILE;
  const plan = (at: string | null) => {
    profile = { ...profile, deletion_at: at };
    if (platform.user) platform.logIn({ ...platform.user, deletion_at: at });
    return HttpResponse.json({ deletion_at: at });
  };
  return [
    http.get('/api/profile', () =>
      platform.user ? HttpResponse.json(profile) : refusal('auth/not-logged-in'),
    ),
    http.post('/api/profile', async ({ request }) => {
      const { success, data } = ProfileUpdateSchema.safeParse(await request.json());
      if (!success) return refusal('request/invalid');
      const { email, new_password, current_password, ...rest } = data;
      if ((email || new_password) && current_password !== PARENT.password)
        return refusal('auth/wrong-password');
      profile = { ...profile, ...rest, ...(email ? { pending_email: email } : {}) };
      return HttpResponse.json(profile);
    }),
    http.delete('/api/profile', async ({ request }) => {
      const { data } = DeleteProfileSchema.safeParse(await request.json());
      if (data?.current_password !== PARENT.password) return refusal('auth/wrong-password');
      return plan(new Date(Date.now() + IN_SEVEN_DAYS_MS).toISOString());
    }),
    http.post('/api/profile/google', async ({ request }) => {
      const { data } = OwnGoogleSchema.safeParse(await request.json());
      return data?.current_password === PARENT.password
        ? HttpResponse.json({ location: 'https://google.example/authorize' })
        : refusal('auth/wrong-password');
    }),
    http.delete('/api/profile/google', async ({ request }) => {
      const { data } = OwnGoogleSchema.safeParse(await request.json());
      if (data?.current_password !== PARENT.password) return refusal('auth/wrong-password');
      profile = { ...profile, google_linked: false };
      return HttpResponse.json({ done: true });
    }),
    http.post('/api/profile/restore', () => plan(null)),
    http.get(
      '/api/profile/export',
      () =>
      HttpResponse.json({
        exported_at: PROFILE.created_at, user: { email: PROFILE.email }, students: STUDENTS, sessions: [], mails: [], feedback: [], events: [],
      }), // prettier-ignore
    ),
  ];
}

function sessionCalls(platform: Platform): HttpHandler[] {
  let sessions: readonly SessionEntry[] = SESSIONS;
  return [
    http.get('/api/profile/sessions', () => HttpResponse.json({ sessions })),
    http.delete('/api/profile/sessions/:id', ({ params }) => {
      sessions = sessions.filter(({ id }) => id !== params['id']);
      return HttpResponse.json({ done: true });
    }),
    http.post('/api/auth/logout-everywhere', () => {
      platform.signOut();
      return HttpResponse.json({ done: true });
    }),
  ];
}

const purchaseCalls = (platform: Platform): HttpHandler[] => [
  http.get('/api/payment/export', () => HttpResponse.json({ exported_at: PROFILE.created_at, tables: {} })),
  http.get('/api/payment/active-subscriptions', () =>
    HttpResponse.json({ subscriptions: platform.subscriptions }),
  ),
];

const learningCalls: readonly HttpHandler[] = [
  http.get('/api/level/course/:course', ({ params }) =>
    params['course'] === 'python' ? HttpResponse.json(COURSE) : refusal('level/unknown-course'),
  ),
  http.get('/api/level/work/:id', ({ params }) =>
    HttpResponse.json(
      params['id'] === WORK.student_id ? WORK : { student_id: params['id'], last_played: null, levels: [] },
    ),
  ),
  http.get('/api/level/export', () =>
    HttpResponse.json({
      exported_at: PROFILE.created_at,
      learners: [
        {
          learner_kind: 'student',
          learner_id: WORK.student_id,
          last_played: WORK.last_played,
          levels: WORK.levels.map(level => ({ ...level, draft: null })),
          completions: [],
          history: [],
          runs: [],
        },
      ],
    }),
  ),
  http.post('/api/user/feedback', async ({ request }) =>
    FeedbackSchema.safeParse(await request.json()).success
      ? HttpResponse.json({ done: true })
      : refusal('request/invalid'),
  ),
];

/** Calls about whoever is logged in, their sessions and data. */
export function profileHandlers(platform: Platform): HttpHandler[] {
  return [...purchaseCalls(platform), ...profileCalls(platform), ...sessionCalls(platform), ...learningCalls];
}
