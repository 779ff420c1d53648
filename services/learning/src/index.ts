export { LearningSettingsSchema as settings } from './config/env.ts';
export { createLearning as create } from './create-learning.ts';
export { resyncEvents as resync } from './resync/resync-events.ts';
export { LEARNING_SCHEMA as schema } from './database/learning.schema.ts';
