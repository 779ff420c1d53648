export { AssistantSettingsSchema, type AssistantSettings } from './config/env.ts';
export { createAssistant, type AssistantParts } from './create-assistant.ts';
