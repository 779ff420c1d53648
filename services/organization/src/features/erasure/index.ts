export { EraseMemberHandler } from './erase-member.handler.ts';
