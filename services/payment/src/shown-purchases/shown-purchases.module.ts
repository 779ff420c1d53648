import { Module } from '@nestjs/common';
import { ShownPurchasesRepository } from './shown-purchases.repository.ts';

@Module({
  providers: [ShownPurchasesRepository],
  exports: [ShownPurchasesRepository],
})
export class ShownPurchasesModule {}
