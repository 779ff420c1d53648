/** What a run needs of the world once Python has computed it. */
export { judge } from '@burrow/world';
export { toScript } from './script.ts';
