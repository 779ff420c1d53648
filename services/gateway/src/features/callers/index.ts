export { type Caller, Callers } from './callers.ts';
export { isAnothersPage } from './owner.rules.ts';
export { cookieIn } from './visitor-cookie.rules.ts';
