import type { z } from 'zod';
import type { AnswerOf, ENDPOINTS, HttpMethod, OperationName } from '../endpoints/index.ts';

/**
 * What is written into a path or a query: what the schema takes, and what it makes of it. A text of the contract may be
 * a number here: both are the same in an address.
 */
type Written<In, Out> = (unknown extends In ? never : In) | Out | (string extends In ? number : never);
type Readonlys<Value> = Value extends readonly unknown[] | object
  ? { readonly [Field in keyof Value]: Readonlys<Value[Field]> }
  : Value;
type Sent<Schema> = Schema extends z.ZodType
  ? {
      readonly [Field in keyof z.input<Schema>]: Field extends keyof z.output<Schema>
        ? Written<z.input<Schema>[Field], Readonlys<z.output<Schema>[Field]>>
        : never;
    }
  : unknown;
type PartOf<Name extends OperationName, Part extends string> =
  (typeof ENDPOINTS)[Name] extends Readonly<Record<Part, infer Schema>> ? Schema : undefined;
type BodyOf<Name extends OperationName> =
  PartOf<Name, 'body'> extends infer Schema extends z.ZodType
    ? { readonly body: Readonlys<z.input<Schema>> }
    : unknown;

/**
 * What a call sends: the fields of its path and its query, and its `body` if it has one. Fields of the path and of the
 * query never have the same name (a test of the endpoints).
 */
export type InputOf<Name extends OperationName> = Sent<PartOf<Name, 'params'>> &
  Sent<PartOf<Name, 'query'>> &
  BodyOf<Name>;

/**
 * The header of a write, and of a read for several tabs, that names whose page sends it: the student who is here, or else
 * the account.
 */
export const OWNER_HEADER = 'x-page-owner';

/** The header of a write that names the school of whoever is here, as the page knows it. */
export const SCHOOL_HEADER = 'x-page-school';

/** A call that is ready to be sent, in the form that RTK Query's `fetchBaseQuery` takes; `Answer` is only a type. */
export interface Call<Answer> {
  readonly url: string;
  readonly method: HttpMethod;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** Never present: it ties the answer's type to the call. */
  readonly answer?: Answer;
}

type Arguments<Input> = unknown extends Input
  ? []
  : Record<never, never> extends Input
    ? [input?: Input]
    : [input: Input];

/** Makes one call of the API. */
export type CallOf<Name extends OperationName> = (...input: Arguments<InputOf<Name>>) => Call<AnswerOf<Name>>;

/**
 * The maker of one call, from its method and its path below `/api`. Each is a constant of its own in
 * `calls.generated.ts`, so that a page carries those that it makes, and no schema.
 *
 * @example
 * import { getCheckout } from '@burrow/contracts/calls';
 * getCheckout({ transaction_id: 'txn_1' }) // → { method: 'GET', url: '/payment/checkout/txn_1' }
 */
export function callOf<Name extends OperationName>(method: HttpMethod, path: string): CallOf<Name> {
  const make = ({ body, ...fields }: Readonly<Record<string, unknown>> = {}): Call<AnswerOf<Name>> => {
    const params = { ...fields };
    const url = path.replace(/\{(\w+)\}/g, (_braces, name: string) => {
      const value = String(params[name]);
      delete params[name];
      return encodeURIComponent(value);
    });
    return {
      url,
      method,
      ...(Object.keys(params).length > 0 && { params }),
      ...(body !== undefined && { body }),
    };
  };
  return make as CallOf<Name>;
}

/**
 * The address of a call that is a GET, for a link, a download or a stream.
 *
 * @example
 * import { addressOf, getReceipt } from '@burrow/contracts/calls';
 * addressOf(getReceipt({ purchase_id: 'p1', language: 'ar' })) // → '/api/payment/receipt/p1?language=ar'
 */
export function addressOf({ url, params = {} }: Call<unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (value !== undefined) query.set(name, String(value));
  return `/api${url}${query.size > 0 ? `?${query}` : ''}`;
}
