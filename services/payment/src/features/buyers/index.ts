export { BuyersModule } from './buyers.module.ts';
