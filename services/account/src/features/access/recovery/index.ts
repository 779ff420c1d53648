export { RecoveryModule } from './recovery.module.ts';
