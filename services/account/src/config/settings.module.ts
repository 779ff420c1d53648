import { type DynamicModule, Inject, Module } from '@nestjs/common';
import type { AccountSettings } from './env.ts';

const SETTINGS = 'account:settings';

/** The service's settings, checked at start. */
export const InjectSettings = () => Inject(SETTINGS);

/** Gives every feature the settings. */
@Module({})
export class SettingsModule {
  static register(settings: AccountSettings): DynamicModule {
    return {
      module: SettingsModule,
      global: true,
      providers: [{ provide: SETTINGS, useValue: settings }],
      exports: [SETTINGS],
    };
  }
}
