export { HelpButtons } from './help-buttons.tsx';
export { Help } from './help.part.ts';
