export { AgreementController } from './agreement.controller.ts';
export { AgreementsService } from './agreements.service.ts';
