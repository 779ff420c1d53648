export { HelpButtons } from './help-buttons.tsx';
export { Ladder } from './ladder.part.ts';
export type { OwnCode } from './ladder.tsx';
export { OwlButton } from './owl-button.tsx';
export { focusOwl } from './focus-owl.ts';
