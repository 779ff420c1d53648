export { AuthController } from './auth.controller.ts';
