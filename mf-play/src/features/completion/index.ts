export { LevelComplete } from './level-complete.part.ts';
