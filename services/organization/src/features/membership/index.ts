export { LeaveSchoolService } from './leave-school.service.ts';
export { MembershipController } from './membership.controller.ts';
