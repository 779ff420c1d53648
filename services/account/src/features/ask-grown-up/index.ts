export { AskGrownUpController } from './ask-grown-up.controller.ts';
export { AskGrownUpService } from './ask-grown-up.service.ts';
