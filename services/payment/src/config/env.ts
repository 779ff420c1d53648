import { type Environment, HttpUrlSchema, parseEnv, serviceEnvSchema } from '@burrow/service-kit';
import { z } from 'zod';

/** Where the stand-in is, if nothing else is said. */
export const STAND_IN = 'http://127.0.0.1:8198';
const STAND_IN_KEY = 'pdl_test_stand-in';

/** What the service needs besides a database; the same whether it runs alone or not. */
export const PaymentSettingsSchema = z.object({
  /** Says by its prefix where it is valid: at Paddle, in its sandbox, or at the stand-in. */
  PADDLE_API_KEY: z
    .string()
    .regex(/^pdl_(live|sdbx|test)_/, 'a key that begins with pdl_live_, pdl_sdbx_ or pdl_test_')
    .default(STAND_IN_KEY),
  /** Without it no event of the provider is believed. Two, with a comma between them, while one is changed for the other. */
  PADDLE_WEBHOOK_SECRET: z
    .string()
    .refine(text => text.split(',').every(one => one.trim().length >= 16), 'at least 16 characters')
    .optional(),
  /** With which pages open Paddle's checkout; the provider's own page is opened without it. */
  PADDLE_CLIENT_TOKEN: z.string().min(1).optional(),
  /** Who sells: the name, and the lines of the address, separated by commas, as they stand on invoices. */
  SELLER_NAME: z.string().min(1).default('Burrow'),
  SELLER_ADDRESS: z.string().min(1).optional(),
  /** The seller's number for value-added tax. */
  SELLER_VAT_ID: z.string().min(1).optional(),
  /** Where an invoice is paid: the bank, IBAN and BIC in one line. */
  SELLER_BANK: z.string().min(1).optional(),
  /** Where the stand-in is; by default on this machine. */
  PADDLE_URL: HttpUrlSchema.optional(),
  /** Where it listens: a tester who sets its time ahead is alone with it. */
  HOST: z.string().default('127.0.0.1'),
  /** How far its time is ahead of the database's, for a tester on this machine who asks the stand-in; the stand-in follows. */
  TIME_AHEAD_HOURS: z.coerce.number().min(0).max(200_000).default(0),
  /** Where people reach the platform, by which it is known that the stand-in's page is not theirs to open. */
  PUBLIC_URL: HttpUrlSchema.optional(),
});

export type PaymentSettings = z.infer<typeof PaymentSettingsSchema>;

export const PaymentEnvSchema = serviceEnvSchema('payment').extend(PaymentSettingsSchema.shape);

export type PaymentEnv = z.infer<typeof PaymentEnvSchema>;

/** @throws SettingError */
export const readPaymentEnv = (source?: Environment): PaymentEnv => parseEnv(PaymentEnvSchema, source);

/** Whether a key takes no money: that of the stand-in, or of Paddle's sandbox. */
export const isTestKey = (key: string): boolean => !key.startsWith('pdl_live_');

/** Where the stand-in takes cards: Paddle's form needs a key of pages, which it has none of. */
export const standInPage = (
  { PADDLE_URL = STAND_IN }: Pick<PaymentSettings, 'PADDLE_URL'>,
  transaction: string,
): string => `${PADDLE_URL}/checkout?${new URLSearchParams({ _ptxn: transaction })}`;

/** The secrets that events may be signed with. */
export const webhookSecretsOf = ({
  PADDLE_WEBHOOK_SECRET = '',
}: Pick<PaymentSettings, 'PADDLE_WEBHOOK_SECRET'>): string[] =>
  PADDLE_WEBHOOK_SECRET.split(',').flatMap(one => one.trim() || []);

const isOnThisMachine = (url: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);

/** Whether its time may be set ahead: a tester's, who reaches the platform and the stand-in on this machine alone. */
export const isTesters = ({
  PADDLE_API_KEY,
  PADDLE_URL = STAND_IN,
  PUBLIC_URL,
  HOST,
}: PaymentSettings): boolean =>
  isStandInKey(PADDLE_API_KEY) &&
  isOnThisMachine(PADDLE_URL) &&
  (PUBLIC_URL === undefined || isOnThisMachine(PUBLIC_URL)) &&
  isOnThisMachine(`http://${HOST.includes(':') ? `[${HOST}]` : HOST}`);

/** Whether nothing can be bought: the stand-in's page is on this machine, and buyers are elsewhere, on machines of their own. */
export const isBuyingOff = ({
  PADDLE_API_KEY,
  PADDLE_URL = STAND_IN,
  PUBLIC_URL,
}: PaymentSettings): boolean =>
  isStandInKey(PADDLE_API_KEY) &&
  PUBLIC_URL !== undefined &&
  isOnThisMachine(PADDLE_URL) &&
  !isOnThisMachine(PUBLIC_URL);

/** Whether a key is one of the stand-in's. */
export const isStandInKey = (key: string): boolean => key.startsWith('pdl_test_');
