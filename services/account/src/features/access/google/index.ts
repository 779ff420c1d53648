export { GoogleModule } from './google.module.ts';
