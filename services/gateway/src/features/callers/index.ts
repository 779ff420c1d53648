export { type Caller, Callers } from './callers.ts';
export { isAnothersPage, isOfAnotherSchool } from './owner.rules.ts';
export { cookieIn } from './visitor-cookie.rules.ts';
