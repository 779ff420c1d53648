import { NOBODY } from '@burrow/client/testing';
import type { CurrentUser, LastPlayed, Memberships, Subscription } from '@burrow/contracts';

/** Somebody who can log in. */
export interface Person {
  /** Email address or username. */
  readonly login: string;
  readonly password: string;
  readonly organization?: string;
  readonly card?: string;
  readonly user: CurrentUser;
  readonly lastPlayed?: LastPlayed;
}

const id = (last: number): string => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;

export const PARENT: Person = {
  login: 'parent@example.com',
  password: 'correct horse',
  user: { ...NOBODY, user_id: id(1), email: 'parent@example.com', full_name: 'Mira Haddad' },
};

export const STUDENT: Person = {
  login: 'sunny.otter',
  password: 'seven carrots',
  card: 'card-secret-of-sunny-otter',
  user: {
    ...NOBODY,
    user_id: id(1),
    student_id: id(11),
    is_student: true,
    student_details: { id: id(11), username: 'sunny.otter', character: 'Fox', assistant_enabled: true },
  },
  lastPlayed: { course_id: 'python', level_slug: 'intro-level2' },
};

export const SCHOOL_STUDENT: Person = {
  login: 'quick.fox',
  password: 'green meadow',
  organization: 'hillbrook',
  user: {
    ...NOBODY,
    student_id: id(21),
    is_student: true,
    organization_id: id(90),
    organization_name: 'Hillbrook School',
    user_details: { user_type: null },
    student_details: { id: id(21), username: 'quick.fox', character: 'Cat', assistant_enabled: true },
  },
};

export const ADMIN: Person = {
  login: 'head@hillbrook.example',
  password: 'red brick house',
  organization: 'hillbrook',
  user: {
    ...NOBODY,
    user_id: id(3),
    email: 'head@hillbrook.example',
    full_name: 'Omar Saleh',
    organization_id: id(90),
    organization_name: 'Hillbrook School',
    user_details: { user_type: 2 },
  },
};

export const STAFF: Person = {
  login: 'staff@example.com',
  password: 'open the gate',
  user: { ...NOBODY, user_id: id(4), email: 'staff@example.com', full_name: 'Ana Ruiz', is_staff: true },
};

const SESSION_COOKIE = 'has_session';

/** The people of a small platform, and which of them is logged in. One for each set of handlers. */
export class Platform {
  readonly people: readonly Person[] = [PARENT, STUDENT, SCHOOL_STUDENT, ADMIN, STAFF];
  #user: CurrentUser | null = null;
  /** What is paid for and goes on. */
  subscriptions: Subscription[] = [];
  /** The schools of whoever is logged in. */
  memberships: Memberships = { schools: [], has_family: false };
  /** Whether the lesson has begun of the class whose code came early. */
  isLessonOpen = false;

  get user(): CurrentUser | null {
    return this.#user;
  }

  /** Begins a session, as the server does with its cookies. */
  logIn(user: CurrentUser): void {
    this.#user = user;
    document.cookie = `${SESSION_COOKIE}=1; path=/`;
  }

  /** They go to another school of theirs; null for their family. */
  workIn(id: string | null): void {
    const schools = this.memberships.schools.map(school => ({
      ...school,
      is_current: school.organization_id === id,
    }));
    this.memberships = { ...this.memberships, schools };
    const name = schools.find(({ is_current: isCurrent }) => isCurrent)?.name ?? null;
    const user_details = { user_type: id === null ? 0 : 1 } as const;
    if (this.#user) this.logIn({ ...this.#user, organization_id: id, organization_name: name, user_details });
  }

  signOut(): void {
    this.#user = null;
    document.cookie = `${SESSION_COOKIE}=; path=/; max-age=0`;
  }
}
