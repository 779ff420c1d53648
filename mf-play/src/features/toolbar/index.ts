export { EditorToolbar } from './editor-toolbar.tsx';
export { LineCount } from './line-count.tsx';
export { RunBar } from './run-bar.tsx';
