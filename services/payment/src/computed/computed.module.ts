import { Module } from '@nestjs/common';
import { NoticesModule } from '../notices/notices.module.ts';
import { ComputeService } from './compute.service.ts';

@Module({
  imports: [NoticesModule],
  providers: [ComputeService],
  exports: [ComputeService],
})
export class ComputedModule {}
