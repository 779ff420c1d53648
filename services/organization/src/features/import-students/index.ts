export { CheckImportService } from './check-import.service.ts';
export { ImportStudentsService } from './import-students.service.ts';
export { ImportsController } from './imports.controller.ts';
export { ImportsRepository } from './imports.repository.ts';
export { RunImportService } from './run-import.service.ts';
