import { Module } from '@nestjs/common';
import { ErasureModule } from './erasure/index.ts';
import { MembershipModule } from './membership/index.ts';
import { SecondFactorModule } from './second-factor/index.ts';
import { SuccessionModule } from './succession/index.ts';
import { TeacherRequestsModule } from './teacher-requests/index.ts';
import { TeachersModule } from './teachers/index.ts';

/** Who teaches and who administers: how they come, what they may, and how they go. */
@Module({
  imports: [
    ErasureModule,
    MembershipModule,
    SecondFactorModule,
    SuccessionModule,
    TeacherRequestsModule,
    TeachersModule,
  ],
})
export class AdultsModule {}
