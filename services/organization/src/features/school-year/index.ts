export { BeginSchoolYearService } from './begin-school-year.service.ts';
export { SchoolYearController } from './school-year.controller.ts';
export { SchoolYearsRepository } from './school-years.repository.ts';
export { UndoSchoolYearService } from './undo-school-year.service.ts';
