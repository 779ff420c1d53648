import { Module } from '@nestjs/common';
import { ClassNeighboursController } from './class-neighbours.controller.ts';
import { ClassNeighboursRepository } from './class-neighbours.repository.ts';

@Module({ controllers: [ClassNeighboursController], providers: [ClassNeighboursRepository] })
export class ClassNeighboursModule {}
