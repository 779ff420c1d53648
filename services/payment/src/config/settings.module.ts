import { type DynamicModule, Inject, Module } from '@nestjs/common';
import type { PaymentSettings } from './env.ts';

const SETTINGS = 'payment:settings';

/** The service's settings, checked at start. */
export const InjectSettings = () => Inject(SETTINGS);

/** Provides every feature with the settings. */
@Module({})
export class SettingsModule {
  static register(settings: PaymentSettings): DynamicModule {
    return {
      module: SettingsModule,
      global: true,
      providers: [{ provide: SETTINGS, useValue: settings }],
      exports: [SETTINGS],
    };
  }
}
