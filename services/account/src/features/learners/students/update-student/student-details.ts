import { type GivenNames, namesOf, type StudentUpdate } from '@burrow/contracts';
import { DomainError } from '@burrow/service-kit';
import { type EntityManager, IsNull } from 'typeorm';
import { StudentEntity } from '../../../../database/entities/student.entity.ts';
import { usernameKey } from '../../../../people/keys.rules.ts';
import { demandFit } from '../../../../usernames/chosen-username.rules.ts';

const UNIQUE_VIOLATION = '23505';

export type StudentDetails = Pick<
  StudentUpdate,
  'full_name' | 'age' | 'character' | 'assistant_enabled' | 'username'
> &
  GivenNames;

/** A name that somebody already has stays, even if it is unfit. */
async function demandFitIfNew(tx: EntityManager, id: string, username: string): Promise<void> {
  const same = await tx.existsBy(StudentEntity, { id, usernameKey: usernameKey(username) });
  if (!same) demandFit(username);
}

/** The parts of a name that is told without them stay known if it stays the same. */
async function namesToSet(tx: EntityManager, id: string, { full_name, first_name, last_name }: GivenNames) {
  if (full_name === undefined && first_name === undefined && last_name === undefined) return {};
  const isWhole = first_name === undefined && last_name === undefined;
  if (isWhole && (await tx.existsBy(StudentEntity, { id, fullName: full_name ?? IsNull() }))) return {};
  const names = namesOf({ full_name, first_name, last_name });
  return { fullName: names.full_name, firstName: names.first_name, lastName: names.last_name };
}

/** Returns the columns that change: anything not given stays. */
const columnsOf = ({ age, character, assistant_enabled, username }: StudentDetails) => ({
  ...(age !== undefined && { age }),
  ...(character !== undefined && { character }),
  ...(assistant_enabled !== undefined && { assistantEnabled: assistant_enabled }),
  ...(username !== undefined && { username, usernameKey: usernameKey(username) }),
  updatedAt: () => 'now()',
});

/** Writes a student's row. @throws DomainError auth/username-taken if somebody else has the username */
export async function unlessTaken(
  username: string | undefined,
  write: () => Promise<unknown>,
): Promise<void> {
  try {
    await write();
  } catch (error) {
    if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error;
    throw new DomainError('auth/username-taken', 'This username is taken.', {
      params: { username: username ?? '' },
      detail: [{ path: 'username', message: 'taken' }],
    });
  }
}

/** Changes a student's row. @throws DomainError auth/username-taken, auth/username-unfit */
export async function setDetails(tx: EntityManager, id: string, update: StudentDetails): Promise<void> {
  if (update.username !== undefined) await demandFitIfNew(tx, id, update.username);
  const names = await namesToSet(tx, id, update);
  await unlessTaken(update.username, () => tx.update(StudentEntity, id, { ...columnsOf(update), ...names }));
}
