export { Callers } from './callers.ts';
export { cookieIn } from './visitor-cookie.rules.ts';
