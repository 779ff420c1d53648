export { AppointAdministratorService } from './appoint-administrator.service.ts';
export { SchoolSupportController } from './school-support.controller.ts';
export { SupportedSchoolsRepository } from './supported-schools.repository.ts';
