export { findConfirmed } from './find-confirmed.ts';
export { PaidModule } from './paid.module.ts';
