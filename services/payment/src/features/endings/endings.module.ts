import { Module } from '@nestjs/common';
import { ProviderModule } from '../../provider/provider.module.ts';
import { EndSubscriptionsJob } from './end-subscriptions.job.ts';

@Module({
  imports: [ProviderModule],
  providers: [EndSubscriptionsJob],
})
export class EndingsModule {}
