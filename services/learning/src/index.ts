export { LearningSettingsSchema, type LearningSettings } from './config/env.ts';
export { createLearning, type LearningParts } from './create-learning.ts';
export { resyncEvents } from './resync-events.ts';
