import { Module } from '@nestjs/common';
import { ImpersonationModule } from './impersonation/index.ts';
import { PaidModule } from './paid/index.ts';
import { SearchModule } from './search/index.ts';

/** What staff do for others. */
@Module({ imports: [ImpersonationModule, PaidModule, SearchModule] })
export class StaffModule {}
