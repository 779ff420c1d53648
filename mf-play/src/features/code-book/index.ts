export { LevelEntry, CodeBook } from './code-book.part.ts';
