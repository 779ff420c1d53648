export { PaidModule } from './paid.module.ts';
