/** Everybody that the seed creates. All have the same password, which is not a secret: the seed refuses a database with others. */
export const SEED_PASSWORD = 'burrow-seed-2026';
export const SEED_DOMAIN = 'seed.burrow.example';

export interface SeedOrganization {
  readonly key: string;
  readonly name: string;
  readonly slug: string;
  readonly plan?: 'small' | 'large';
  /** Whether the month after its registration is over. */
  readonly trialIsOver?: true;
}

export const ORGANIZATIONS = [
  { key: 'meadow', name: 'Meadow School', slug: 'meadow' },
  { key: 'harbour', name: 'Harbour School', slug: 'harbour', trialIsOver: true },
  { key: 'orchard', name: 'Orchard School', slug: 'orchard', plan: 'large' },
] as const satisfies readonly SeedOrganization[];

type OrganizationKey = (typeof ORGANIZATIONS)[number]['key'];

export interface SeedClass {
  readonly key: string;
  readonly organization: OrganizationKey;
  readonly name: string;
  readonly teachers: readonly string[];
  /** Tips a day for each student; none if the assistant is switched off. */
  readonly tips?: number | 'off';
}

export const CLASSES = [
  { key: 'class-a', organization: 'meadow', name: 'Class 4a', teachers: ['teacher'] },
  { key: 'class-b', organization: 'meadow', name: 'Class 4b', teachers: ['other-teacher'] },
  { key: 'class-h', organization: 'harbour', name: 'Harbour 1', teachers: ['harbour-teacher'] },
  { key: 'class-o', organization: 'orchard', name: 'Orchard 1', teachers: [], tips: 2 },
  { key: 'class-q', organization: 'orchard', name: 'Orchard 2', teachers: [], tips: 'off' },
] as const satisfies readonly SeedClass[];

type ClassKey = (typeof CLASSES)[number]['key'];

export interface SeedUser {
  readonly key: string;
  readonly name: string;
  readonly staff?: true;
  readonly member?: { readonly organization: OrganizationKey; readonly role: 'admin' | 'teacher' };
  /** Usernames of a parent's students. */
  readonly students?: readonly string[];
  /** With a plan for parents. */
  readonly subscribed?: true;
  /** The plan by which a course was bought for the first student. */
  readonly course?: string;
}

export const USERS: readonly SeedUser[] = [
  { key: 'parent', name: 'Petra Parent', students: ['pip-hopper', 'lea-hopper'] },
  { key: 'other-parent', name: 'Otto Parent', students: ['max-runner'] },
  { key: 'free-parent', name: 'Frida Parent', students: ['tim-jumper', 'una-jumper'] },
  { key: 'buyer', name: 'Bela Buyer', students: ['rosa-climber'], course: 'beginner' },
  { key: 'subscriber', name: 'Sonja Subscriber', students: ['ida-digger'], subscribed: true },
  { key: 'admin', name: 'Ada Admin', member: { organization: 'meadow', role: 'admin' } },
  { key: 'teacher', name: 'Tom Teacher', member: { organization: 'meadow', role: 'teacher' } },
  { key: 'other-teacher', name: 'Tina Teacher', member: { organization: 'meadow', role: 'teacher' } },
  { key: 'other-admin', name: 'Arne Admin', member: { organization: 'harbour', role: 'admin' } },
  { key: 'harbour-teacher', name: 'Hanna Teacher', member: { organization: 'harbour', role: 'teacher' } },
  {
    key: 'parent-in-school',
    name: 'Paula Parent',
    member: { organization: 'harbour', role: 'teacher' },
    subscribed: true,
  },
  { key: 'orchard-admin', name: 'Olga Admin', member: { organization: 'orchard', role: 'admin' } },
  { key: 'staff', name: 'Stella Staff', staff: true },
];

export interface SeedStudent {
  readonly username: string;
  readonly class: ClassKey;
}

export const STUDENTS: readonly SeedStudent[] = [
  { username: 'zoe', class: 'class-a' },
  { username: 'ben', class: 'class-a' },
  { username: 'kim', class: 'class-b' },
  { username: 'noa', class: 'class-h' },
  { username: 'ole', class: 'class-o' },
  { username: 'eva', class: 'class-q' },
];

export const emailOf = (key: string): string => `${key}@${SEED_DOMAIN}`;
