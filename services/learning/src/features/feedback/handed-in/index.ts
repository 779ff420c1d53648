export { HandedInModule } from './handed-in.module.ts';
