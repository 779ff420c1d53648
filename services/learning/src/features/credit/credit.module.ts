import { Module } from '@nestjs/common';
import { LimitsModule } from '../../limits/limits.module.ts';
import { CreditController } from './credit.controller.ts';

@Module({ imports: [LimitsModule], controllers: [CreditController] })
export class CreditModule {}
