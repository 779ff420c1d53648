import { seedId, type SeedSchool } from '@burrow/service-kit';
import { CLASSES, emailOf, ORGANIZATIONS, type SeedClass, USERS } from './people.table.ts';

/** Returns the schools with their members and classes. */
export function schoolsOf(tokenHashes: Readonly<Record<string, string>>): readonly SeedSchool[] {
  const all: readonly SeedClass[] = CLASSES;
  return ORGANIZATIONS.map(({ key: school, name, slug }) => ({
    id: seedId(school),
    name,
    slug,
    members: USERS.flatMap(({ key, member }) =>
      member?.organization === school ? [{ email: emailOf(key), role: member.role }] : [],
    ),
    classes: all
      .filter(({ organization }) => organization === school)
      .map(({ key, name: className, teachers, tips = null }) => ({
        id: seedId(key),
        name: className,
        teachers: teachers.map(emailOf),
        tips,
        signUpTokenHash: tokenHashes[key] ?? null,
      })),
  }));
}
