import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HeldPaymentEntity } from '../../database/entities/held-payment.entity.ts';
import { AuditModule } from '../../audit/audit.module.ts';
import { PayersModule } from '../../payers/payers.module.ts';
import { ProviderModule } from '../../provider/provider.module.ts';
import { ProviderEventsModule } from '../events/index.ts';
import { HeldPaymentsController } from './held-payments.controller.ts';
import { HeldPaymentsService } from './held-payments.service.ts';

@Module({
  imports: [
    AuditModule,
    PayersModule,
    ProviderEventsModule,
    ProviderModule,
    TypeOrmModule.forFeature([HeldPaymentEntity]),
  ],
  controllers: [HeldPaymentsController],
  providers: [HeldPaymentsService],
  exports: [HeldPaymentsService],
})
export class HeldPaymentsModule {}
