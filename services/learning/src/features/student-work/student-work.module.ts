import { Module } from '@nestjs/common';
import { StudentWorkController } from './student-work.controller.ts';

@Module({ controllers: [StudentWorkController] })
export class StudentWorkModule {}
