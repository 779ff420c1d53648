import { type DynamicModule, Inject, Module } from '@nestjs/common';
import type { LearningSettings } from './env.ts';

/** The token of the settings, for a provider that is made from them. */
export const SETTINGS = 'learning:settings';

/** The service's settings, checked at start. */
export const InjectSettings = () => Inject(SETTINGS);

/** Provides every feature with the settings. */
@Module({})
export class SettingsModule {
  static register(settings: LearningSettings): DynamicModule {
    return {
      module: SettingsModule,
      global: true,
      providers: [{ provide: SETTINGS, useValue: settings }],
      exports: [SETTINGS],
    };
  }
}
