import { pino, type DestinationStream, type Logger } from 'pino';
import type { LOG_LEVELS } from '../config/env.schema.ts';

export type { Logger };
export type LogLevel = (typeof LOG_LEVELS)[number];

const SECRET_KEYS = ['password', 'token', 'code', 'email', 'cookie', 'body', 'headers', 'authorization'];

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * Describes an error without what is attached to it: a query's parameters or a driver's detail may contain a learner's text.
 * pg-boss passes errors on as plain copies of their fields, which are described in the same way.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (typeof error !== 'object' || error === null) return { type: typeof error };
  const { name, message, stack, code, cause, errors } = error as Partial<AggregateError> & { code?: unknown };
  // Of several attempts, such as the addresses of a host, the first represents all; the aggregate has no message.
  const first: unknown = cause ?? errors?.[0];
  return {
    type: textOf(name) ?? 'Error',
    message: textOf(message)?.slice(0, 500),
    stack: textOf(stack),
    ...(textOf(code) ? { reason: code } : {}),
    ...(first ? { cause: describeError(first) } : {}),
  };
}

/** JSON logs of one service, without bodies, headers, codes, addresses or tokens. */
export function createLogger(
  service: string,
  level: LogLevel,
  destination: DestinationStream = pino.destination({ dest: 1, sync: false }),
): Logger {
  return pino(
    {
      level,
      base: { service },
      serializers: { err: describeError },
      redact: { paths: SECRET_KEYS.flatMap(key => [key, `*.${key}`]), remove: true },
    },
    destination,
  );
}

/** Where logs go that must not mix with a program's output. */
export const standardError = (): DestinationStream => pino.destination({ dest: 2, sync: true });
