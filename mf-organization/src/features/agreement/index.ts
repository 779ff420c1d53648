export { agreementRoutes } from './agreement.routes.tsx';
export { AgreementBanner } from './agreement-banner.tsx';
export { AgreementFields } from './agreement-fields.tsx';
export { AGREEMENT_SHAPE, TICKED } from './agreement-form.rules.ts';
