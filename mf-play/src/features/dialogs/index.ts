export { Panels } from './panels.tsx';
export { PopupDialog } from './popup.dialog.tsx';
export { preloadResults, Results } from './results.tsx';
