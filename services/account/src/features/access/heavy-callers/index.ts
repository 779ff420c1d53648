export { HeavyCallersModule } from './heavy-callers.module.ts';
