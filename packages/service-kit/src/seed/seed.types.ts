import type { AnswerOf, OperationName } from '@burrow/contracts';
import type { Database } from '../database/database.ts';
import type { Identity } from '../identity/identity.ts';

export interface CallOptions {
  readonly as?: Partial<Identity>;
  readonly body?: unknown;
}

export interface Answered<Body> {
  readonly body: Body;
  /** The secret of the session, if one began. */
  readonly session: string | undefined;
}

/** Calls an operation as the gateway does, as a visitor by default. @throws Error with the code of a refusal */
export type Call = <Name extends OperationName>(
  name: Name,
  options?: CallOptions,
) => Promise<Answered<AnswerOf<Name>>>;

/** An adult with an account. */
export interface SeedPerson {
  readonly email: string;
  readonly name: string;
  readonly staff?: true;
  /** Usernames of a parent's students. */
  readonly students?: readonly string[];
}

/** A school, with everybody by their address; its students are made by account. */
export interface SeedSchool {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly members: readonly { readonly email: string; readonly role: 'admin' | 'teacher' }[];
  readonly classes: readonly SeedSchoolClass[];
}

export interface SeedSchoolClass {
  readonly id: string;
  readonly name: string;
  readonly teachers: readonly string[];
  /** Tips a day for each student; none if the assistant is switched off. */
  readonly tips: number | 'off' | null;
  readonly signUpTokenHash: string | null;
}

/** What a service gets in order to seed what it owns. All services of the platform are running. */
export interface SeedParts {
  readonly database: Database;
  readonly call: Call;
  /** Everybody who has an account of their own. */
  readonly people: readonly SeedPerson[];
  readonly schools: readonly SeedSchool[];
  /** Them and their students. */
  readonly password: string;
}
