export { RedeemModule } from './redeem.module.ts';
