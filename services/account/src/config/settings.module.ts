import { type DynamicModule, Inject, Module } from '@nestjs/common';
import type { AccountSettings } from './env.ts';

const SETTINGS = 'account:settings';
const SECRET = 'account:secret';

/** The service's settings, checked at start. */
export const InjectSettings = () => Inject(SETTINGS);

/**
 * Returns the keys of this installation (`keysIn`): hashes made with them cannot be guessed by anyone who has only the
 * database.
 */
export const InjectSecret = () => Inject(SECRET);

/** Provides every feature with the settings. */
@Module({})
export class SettingsModule {
  static register(settings: AccountSettings, secret: string): DynamicModule {
    return {
      module: SettingsModule,
      global: true,
      providers: [
        { provide: SETTINGS, useValue: settings },
        { provide: SECRET, useValue: secret },
      ],
      exports: [SETTINGS, SECRET],
    };
  }
}
