export { ClassEntriesService } from './class-entries.service.ts';
export { ClassEntryController } from './class-entry.controller.ts';
export { ShownEntryService } from './shown-entry.service.ts';
