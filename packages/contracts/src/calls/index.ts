export { addressOf, OWNER_HEADER, SCHOOL_HEADER } from './call.ts';
export type { Call, CallOf, InputOf } from './call.ts';
export * from './calls.generated.ts';
