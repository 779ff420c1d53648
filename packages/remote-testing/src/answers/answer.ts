import { type AnswerOf, type Endpoint, ENDPOINTS, type OperationName } from '@burrow/contracts';
import { http, HttpResponse, type HttpHandler, type HttpResponseResolver } from 'msw';
import type { z } from 'zod';
import { refusal } from './refusal.ts';

/** Of an endpoint without such a schema, nothing. */
type PartOf<Name extends OperationName, Part extends 'params' | 'query' | 'body'> =
  (typeof ENDPOINTS)[Name] extends Readonly<Record<Part, infer Schema extends z.ZodType>>
    ? z.output<Schema>
    : undefined;
type Texts<Fields> = { readonly [Field in keyof Fields]: string };

/**
 * What a page has sent, as a service gets it: parsed by the contract. What the contract refuses is refused with
 * `request/invalid` before a resolver is asked.
 */
interface Asked<Name extends OperationName> {
  /** As they stand in the path: a test may call a class `c1`. */
  readonly params: Texts<PartOf<Name, 'params'>>;
  readonly query: PartOf<Name, 'query'>;
  readonly body: PartOf<Name, 'body'>;
  readonly request: Request;
}
/** Seven levels deep: values of programs are recursive. */
type DeepReadonly<Value, Depth extends readonly unknown[] = []> = Depth['length'] extends 7
  ? Value
  : Value extends object
    ? { readonly [Field in keyof Value]: DeepReadonly<Value[Field], readonly [...Depth, Field]> }
    : Value;
/** `undefined` leaves the call to the handler before. */
type Answered<Name extends OperationName> = DeepReadonly<AnswerOf<Name>> | Response | undefined | void;
type Resolver<Name extends OperationName> = (asked: Asked<Name>) => Answered<Name> | Promise<Answered<Name>>;

interface AnswerOptions {
  /** Only for these values in the path, such as one course. */
  readonly at?: Readonly<Record<string, string>>;
  /** Only the first time. */
  readonly once?: boolean;
  /** Of a newer server, which may say what this contract does not know yet. */
  readonly isNewer?: boolean;
}

const refusedAnswers: string[] = [];

/** The answers since the last call that the contract refuses: a test that gave one fails. */
export const takeRefusedAnswers = (): string[] => refusedAnswers.splice(0);

/** Looks at what a resolver gave, and makes the response. A refusal goes out as it is. */
async function respond(name: OperationName, given: unknown, isNewer: boolean): Promise<Response | undefined> {
  if (given === undefined) return undefined;
  if (given instanceof Response && (!given.ok || given.type === 'error')) return given;
  const { answer, file } = ENDPOINTS[name] as Endpoint;
  if (file) return given instanceof Response ? given : new Response(String(given));
  const body: unknown = given instanceof Response ? await given.clone().json() : given;
  const { error } = answer.safeParse(body);
  if (error && !isNewer) {
    refusedAnswers.push(`${name} is answered with what the contract refuses: ${error.message}`);
    console.error(refusedAnswers.at(-1));
  }
  return given instanceof Response ? given : HttpResponse.json(body as null);
}

/** Parses what was sent as the services do; null for what they refuse. */
async function readAsked({ query, body }: Endpoint, request: Request) {
  const text = body ? await request.clone().text() : '';
  const parts = {
    query: query?.safeParse(Object.fromEntries(new URL(request.url).searchParams)),
    body: body?.safeParse(text === '' ? undefined : JSON.parse(text)),
  };
  if (Object.values(parts).some(part => part?.success === false)) return null;
  return { query: parts.query?.data, body: parts.body?.data, request };
}

/**
 * Answers a call of the API as its contract says: the only way in which tests and pages of development answer. `given`
 * is the answer, a refusal, or a function that returns one of them from what was asked. An answer that the contract
 * refuses fails the test.
 *
 * @example server.use(answer('getCheckout', refusal('payment/unknown-purchase')))
 */
export function answer<Name extends OperationName>(
  name: Name,
  given: DeepReadonly<AnswerOf<Name>> | Response | Resolver<Name>,
  { at = {}, once = false, isNewer = false }: AnswerOptions = {},
): HttpHandler {
  const endpoint: Endpoint = ENDPOINTS[name];
  const where = endpoint.path.replace(/\{(\w+)\}/g, (_braces, field: string) => at[field] ?? `:${field}`);
  const verb = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  const resolve: HttpResponseResolver = async ({ request, params }) => {
    if (typeof given !== 'function')
      return respond(name, given instanceof Response ? given.clone() : given, isNewer);
    const asked = await readAsked(endpoint, request);
    if (!asked) return refusal('request/invalid');
    return respond(name, await given({ ...asked, params: { ...params, ...at } } as Asked<Name>), isNewer);
  };
  return http[verb](`*${where}`, resolve, { once });
}
