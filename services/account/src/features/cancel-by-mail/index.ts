export { AskToCancelController } from './ask-to-cancel.controller.ts';
export { AskToCancelService } from './ask-to-cancel.service.ts';
