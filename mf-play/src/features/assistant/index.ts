export { AssistantArea, preloadOwl } from './assistant-area.tsx';
export { AssistantTools } from './assistant-tools.tsx';
export { useAssistant, type Assistant } from './use-assistant.ts';
