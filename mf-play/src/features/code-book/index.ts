export { CodeBook } from './code-book.part.ts';
