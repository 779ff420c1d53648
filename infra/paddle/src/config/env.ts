import { z } from 'zod';

export const PaddleEnvSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().default(8198),
  /** Where events are sent: payment's webhook. Nothing is sent without it. */
  WEBHOOK_URL: z.url().optional(),
  /** Paddle's default payment link: our page for everything that is to be paid. Its own page if not set. */
  DEFAULT_PAYMENT_LINK: z.url().optional(),
  /** Where it keeps what it knows, so that it goes on after a restart. In memory only if not set. */
  STATE_FILE: z.string().min(1).optional(),
  /** How far its time is ahead at least, in hours: as payment's is, which a tester started. */
  TIME_AHEAD_HOURS: z.coerce.number().min(0).default(0),
  /** Signs events; the same as payment's PADDLE_WEBHOOK_SECRET. */
  PADDLE_WEBHOOK_SECRET: z.string().min(16).default('pdl_ntfset_test_stand-in'),
  /** The key that callers send. A real one, live or of the sandbox, has no business here. */
  PADDLE_API_KEY: z
    .string()
    .refine(key => !/live|sdbx/.test(key), 'is a real key of Paddle; the stand-in must not run beside it')
    .default('pdl_test_stand-in'),
});

export type PaddleEnv = z.infer<typeof PaddleEnvSchema>;
