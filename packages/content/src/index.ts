export type * from './content.types.ts';
export { loadContent } from './load-content.ts';
