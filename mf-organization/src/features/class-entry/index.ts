export { ClassEntryPanel } from './class-entry.panel.tsx';
export { LessonControls } from './lesson-controls.tsx';
export { useEntry } from './use-entry.ts';
export { useEntryChanges } from './use-entry-changes.ts';
export { classEntryRoutes } from './class-entry.routes.tsx';
