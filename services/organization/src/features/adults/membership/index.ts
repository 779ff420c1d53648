export { MembershipModule } from './membership.module.ts';
