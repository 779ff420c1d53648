import { Module } from '@nestjs/common';
import { LearnersModule } from '../../learners/learners.module.ts';
import { CreditController } from './credit.controller.ts';

@Module({ imports: [LearnersModule], controllers: [CreditController] })
export class CreditModule {}
