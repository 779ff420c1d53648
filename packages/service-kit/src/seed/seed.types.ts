import type { AnswerOf, OperationName, SignUpRole } from '@burrow/contracts';
import type { Database } from '../database/database.ts';
import type { Identity } from '../identity/identity.ts';

export interface CallOptions {
  readonly as?: Partial<Identity>;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
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
  /** As what they sign up; null for whom a school invites. */
  readonly role: SignUpRole | null;
  readonly staff?: true;
  /** Usernames of a parent's students. */
  readonly students?: readonly string[];
}

/** A second factor that was set up. */
export interface SeedFactor {
  /** Base32, as an authenticator app takes it. */
  readonly key: string;
  readonly recoveryCodes: readonly string[];
}

/** What a service gets in order to seed what it owns. All services of the platform are running. */
export interface SeedParts {
  readonly database: Database;
  readonly call: Call;
  /** Everybody who has an account of their own. */
  readonly people: readonly SeedPerson[];
  /** Them and their students. */
  readonly password: string;
  /** Takes the key by which somebody's app makes codes, and the recovery codes. */
  readonly keepFactor: (email: string, factor: SeedFactor) => void;
}
