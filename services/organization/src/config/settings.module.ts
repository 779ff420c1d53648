import { type DynamicModule, Inject, Module } from '@nestjs/common';
import type { OrganizationSettings } from './env.ts';

const SETTINGS = 'organization:settings';

/** The service's settings, checked at start. */
export const InjectSettings = () => Inject(SETTINGS);

/** Provides every feature with the settings. */
@Module({})
export class SettingsModule {
  static register(settings: OrganizationSettings): DynamicModule {
    return {
      module: SettingsModule,
      global: true,
      providers: [{ provide: SETTINGS, useValue: settings }],
      exports: [SETTINGS],
    };
  }
}
