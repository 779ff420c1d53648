import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CertificateEntity } from '../../../database/entities/certificate.entity.ts';
import { CompletedCourseController } from './completed-course.controller.ts';
import { CompletedCourseRepository } from './completed-course.repository.ts';

@Module({
  imports: [TypeOrmModule.forFeature([CertificateEntity])],
  controllers: [CompletedCourseController],
  providers: [CompletedCourseRepository],
})
export class CompletedCourseModule {}
