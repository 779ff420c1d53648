export { AgreementsService } from './agreements.service.ts';
export { AgreementModule } from './agreement.module.ts';
