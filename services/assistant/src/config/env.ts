import {
  type Environment,
  HttpUrlSchema,
  parseEnv,
  serviceEnvSchema,
  wholeNumber,
} from '@burrow/service-kit';
import { z } from 'zod';

/** The settings of the assistant besides a database; the same whether it runs alone or not. */
export const AssistantSettingsSchema = z.object({
  /** The compiled courses and levels; by default those of @burrow/content. */
  CONTENT_FILE: z.string().optional(),
  /** The programs that solve the levels. */
  PROGRAMS_FILE: z.string().optional(),
  /** The endpoint of chat completions; without it and the key, the tutor answers alone. */
  OPENAI_BASE_URL: HttpUrlSchema.optional(),
  OPENAI_API_KEY: z.string().min(1).optional(),
  OPENAI_MODEL: z.string().min(1).default('gpt-4o-mini'),
  TIP_TIMEOUT_MS: wholeNumber(50, 9_000).default(8_000),
});

export const AssistantEnvSchema = serviceEnvSchema('assistant').extend(AssistantSettingsSchema.shape);

export type AssistantSettings = z.infer<typeof AssistantSettingsSchema>;
export type AssistantEnv = z.infer<typeof AssistantEnvSchema>;

/** @throws SettingError */
export const readAssistantEnv = (source?: Environment): AssistantEnv => parseEnv(AssistantEnvSchema, source);
