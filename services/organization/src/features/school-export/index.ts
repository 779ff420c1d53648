export { GatherSchoolService } from './gather-school.service.ts';
export { MakeExportJob } from './make-export.job.ts';
export { SchoolExportController } from './school-export.controller.ts';
export { SchoolExportsRepository } from './school-exports.repository.ts';
