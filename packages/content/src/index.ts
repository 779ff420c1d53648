export type * from './content.types.ts';
export { loadCodeBook } from './code-book/load-code-book.ts';
export * from './quizzes/index.ts';
export { opensCourse } from './plan-key.rules.ts';
export { loadContent } from './load-content.ts';
export { loadPrograms, type CompiledPrograms, type LevelPrograms } from './load-programs.ts';
