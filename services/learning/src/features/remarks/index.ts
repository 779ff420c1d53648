export { RemarkWriterService } from './remark-writer.service.ts';
export { RemarksController } from './remarks.controller.ts';
export { RemarksRepository } from './remarks.repository.ts';
export { writeRemarks } from './write-remarks.ts';
