export { JoiningModule } from './joining.module.ts';
