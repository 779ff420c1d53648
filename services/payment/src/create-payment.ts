import { clientOf, createService, type Service, type ServiceParts, SettingError } from '@burrow/service-kit';
import type { z } from 'zod';
import { isStandInKey, isTesters, PaymentSettingsSchema } from './config/env.ts';
import { watchRefunds } from './computed/watch-refunds.ts';
import { PaymentModule } from './payment.module.ts';

export interface PaymentParts extends ServiceParts {
  /** Anything not given has its default. */
  readonly settings?: z.input<typeof PaymentSettingsSchema>;
}

/**
 * The service payment, migrated and ready, without a socket.
 * @throws SettingError for a key of Paddle without the secret of its events, or for a time ahead that is no tester's
 */
export async function createPayment(parts: PaymentParts): Promise<Service> {
  const { database, logger, metrics, keys } = parts;
  const settings = PaymentSettingsSchema.parse(parts.settings ?? {});
  if (!isStandInKey(settings.PADDLE_API_KEY) && settings.PADDLE_WEBHOOK_SECRET === undefined)
    throw new SettingError('PADDLE_WEBHOOK_SECRET is missing: nothing that Paddle says could be believed.');
  if (settings.TIME_AHEAD_HOURS > 0 && !isTesters(settings))
    throw new SettingError(
      'TIME_AHEAD_HOURS is for a tester alone: with the stand-in, and at addresses of this machine.',
    );
  if (metrics) watchRefunds(metrics, database.pool);
  const module = PaymentModule.register(database, keys, clientOf('payment', parts), settings);
  return createService(module, { name: 'payment', logger, metrics });
}
