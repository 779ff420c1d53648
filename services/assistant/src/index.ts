export { AssistantSettingsSchema as settings } from './config/env.ts';
export { createAssistant as create } from './create-assistant.ts';
export { ASSISTANT_SCHEMA as schema } from './database/assistant.schema.ts';
