export type * from './content.types.ts';
export * from './quizzes/index.ts';
export { opensCourse } from './plan-key.rules.ts';
export { loadContent } from './load-content.ts';
export { loadPrograms, type CompiledPrograms, type LevelPrograms } from './load-programs.ts';
