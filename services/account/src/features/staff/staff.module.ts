import { Module } from '@nestjs/common';
import { BuyersModule } from './buyers/index.ts';
import { ImpersonationModule } from './impersonation/index.ts';
import { PaidModule } from './paid/index.ts';
import { SearchModule } from './search/index.ts';

/** What staff do for others. */
@Module({ imports: [BuyersModule, ImpersonationModule, PaidModule, SearchModule] })
export class StaffModule {}
