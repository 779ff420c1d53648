import { Module } from '@nestjs/common';
import { ClassProgressController } from '../features/class-progress/index.ts';

/** What those who teach a class see of it. */
@Module({ controllers: [ClassProgressController] })
export class ClassWorkModule {}
