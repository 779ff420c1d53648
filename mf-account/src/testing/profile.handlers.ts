import {
  CurrentMembershipSchema,
  DeleteProfileSchema,
  FeedbackSchema,
  OwnGoogleSchema,
  ProfileUpdateSchema,
  type Profile,
  type SessionEntry,
} from '@burrow/contracts';
import { HttpResponse, type HttpHandler } from 'msw';
import { COURSE, PROFILE, QUIZZES, SESSIONS, STUDENTS, WORK } from './family.ts';
import { PARENT, type Platform } from './platform.ts';
import { answer, refusal } from '@burrow/remote-testing/answers';

const IN_SEVEN_DAYS_MS = 7 * 24 * 60 * 60 * 1000;

function profileCalls(platform: Platform): HttpHandler[] {
  let profile: Profile = PROFILE;
  const plan = (at: string | null) => {
    profile = { ...profile, deletion_at: at };
    if (platform.user) platform.logIn({ ...platform.user, deletion_at: at });
    return HttpResponse.json({ deletion_at: at });
  };
  return [
    answer('getProfile', () => (platform.user ? HttpResponse.json(profile) : refusal('auth/not-logged-in'))),
    answer('updateProfile', async ({ request }) => {
      const { success, data } = ProfileUpdateSchema.safeParse(await request.json());
      if (!success) return refusal('request/invalid');
      const { email, new_password, current_password, ...rest } = data;
      if ((email || new_password) && current_password !== PARENT.password)
        return refusal('auth/wrong-password');
      profile = { ...profile, ...rest, ...(email ? { pending_email: email } : {}) };
      return HttpResponse.json(profile);
    }),
    answer('deleteProfile', async ({ request }) => {
      const { data } = DeleteProfileSchema.safeParse(await request.json());
      if (data?.current_password !== PARENT.password) return refusal('auth/wrong-password');
      return plan(new Date(Date.now() + IN_SEVEN_DAYS_MS).toISOString());
    }),
    answer('linkOwnGoogle', async ({ request }) => {
      const { data } = OwnGoogleSchema.safeParse(await request.json());
      return data?.current_password === PARENT.password
        ? HttpResponse.json({ location: 'https://google.example/authorize' })
        : refusal('auth/wrong-password');
    }),
    answer('unlinkOwnGoogle', async ({ request }) => {
      const { data } = OwnGoogleSchema.safeParse(await request.json());
      if (data?.current_password !== PARENT.password) return refusal('auth/wrong-password');
      profile = { ...profile, google_linked: false };
      return HttpResponse.json({ done: true });
    }),
    answer('listMemberships', () => platform.memberships),
    answer('chooseMembership', async ({ request }) => {
      const { data } = CurrentMembershipSchema.safeParse(await request.json());
      const wanted = data?.organization_id ?? null;
      platform.workIn(wanted);
      return HttpResponse.json({ done: true });
    }),
    answer('restoreProfile', () => plan(null)),
    answer('exportProfile', () => ({
      exported_at: PROFILE.created_at,
      user: { email: PROFILE.email },
      students: STUDENTS,
      sessions: [],
      mails: [],
      feedback: [],
      events: [],
    })),
  ];
}

function sessionCalls(platform: Platform): HttpHandler[] {
  let sessions: readonly SessionEntry[] = SESSIONS;
  return [
    answer('listSessions', () => ({ sessions })),
    answer('endSession', ({ params }) => {
      sessions = sessions.filter(({ id }) => id !== params.session_id);
      return HttpResponse.json({ done: true });
    }),
    answer('logoutEverywhere', () => {
      platform.signOut();
      return HttpResponse.json({ done: true });
    }),
  ];
}

const purchaseCalls = (platform: Platform): HttpHandler[] => [
  answer('exportPurchases', () => ({ exported_at: PROFILE.created_at, tables: {} })),
  answer('listActiveSubscriptions', () => ({ subscriptions: platform.subscriptions })),
];

const learningCalls: readonly HttpHandler[] = [
  answer('getCourse', ({ params }) =>
    params.slug === 'python' ? HttpResponse.json(COURSE) : refusal('level/unknown-course'),
  ),
  answer('getStudentWork', ({ params }) =>
    HttpResponse.json(
      params.student_id === WORK.student_id
        ? WORK
        : { student_id: params.student_id, last_played: null, levels: [] },
    ),
  ),
  answer('getStudentQuizzes', ({ params }) =>
    params.student_id === QUIZZES.student_id ? QUIZZES : { student_id: params.student_id, quizzes: [] },
  ),
  answer('exportLearning', () => ({
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
  })),
  answer('sendFeedback', async ({ request }) =>
    FeedbackSchema.safeParse(await request.json()).success
      ? HttpResponse.json({ done: true })
      : refusal('request/invalid'),
  ),
];

/** Calls about whoever is logged in, their sessions and data. */
export function profileHandlers(platform: Platform): HttpHandler[] {
  return [...purchaseCalls(platform), ...profileCalls(platform), ...sessionCalls(platform), ...learningCalls];
}
