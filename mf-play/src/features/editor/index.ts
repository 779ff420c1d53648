export { CodeEditor, preloadEditor } from './code-editor.tsx';
export type { EditorHandle } from './editor-handle.ts';
export type { BelowLine, EditorLines, LineChange } from './editor-lines.ts';
export { levelThings } from './level-things.rules.ts';
export { KeyRow } from './key-row.tsx';
