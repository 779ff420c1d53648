export { EraseMemberHandler } from './erase-member.handler.ts';
export { SuccessionService } from './succession.service.ts';
