import { pino, type DestinationStream, type Logger } from 'pino';
import type { LOG_LEVELS } from '../config/env.schema.ts';

export type { Logger };
export type LogLevel = (typeof LOG_LEVELS)[number];

const SECRET_KEYS = ['password', 'token', 'code', 'email', 'cookie', 'body', 'headers', 'authorization'];

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * An error without what it carries along: a query's parameters or a driver's detail may hold a learner's text.
 * pg-boss hands on errors as plain copies of their fields; they are described alike.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (typeof error !== 'object' || error === null) return { type: typeof error };
  const { name, message, stack, code, cause, errors } = error as Partial<AggregateError> & { code?: unknown };
  // Of several tries, as of the addresses of a host, the first stands for all; their sum has no message.
  const first: unknown = cause ?? errors?.[0];
  return {
    type: textOf(name) ?? 'Error',
    message: textOf(message)?.slice(0, 500),
    stack: textOf(stack),
    ...(textOf(code) ? { reason: code } : {}),
    ...(first ? { cause: describeError(first) } : {}),
  };
}

/** JSON logs of one service. Bodies, headers, codes, addresses and tokens never get in. */
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
