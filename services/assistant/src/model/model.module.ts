import { type DynamicModule, Module } from '@nestjs/common';
import type { AssistantSettings } from '../config/env.ts';
import { ChatCompletionsClient } from './chat-completions.client.ts';
import { ModelClient } from './model.client.ts';
import { NoModelClient } from './no-model.client.ts';

function clientFor(settings: AssistantSettings): ModelClient {
  const { OPENAI_BASE_URL, OPENAI_API_KEY, OPENAI_MODEL, TIP_TIMEOUT_MS } = settings;
  if (!OPENAI_BASE_URL || !OPENAI_API_KEY) return new NoModelClient();
  return new ChatCompletionsClient({
    baseUrl: OPENAI_BASE_URL,
    apiKey: OPENAI_API_KEY,
    model: OPENAI_MODEL,
    timeoutMs: TIP_TIMEOUT_MS,
  });
}

@Module({})
export class ModelModule {
  static register(settings: AssistantSettings): DynamicModule {
    return {
      module: ModelModule,
      global: true,
      providers: [{ provide: ModelClient, useValue: clientFor(settings) }],
      exports: [ModelClient],
    };
  }
}
