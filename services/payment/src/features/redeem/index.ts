export { RedeemCodeService } from './redeem-code.service.ts';
export { RedeemController } from './redeem.controller.ts';
