import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CertificateEntity } from '../../../database/entities/certificate.entity.ts';
import { LearnersModule } from '../../../learners/learners.module.ts';
import { CertificatePdfService } from './certificate-pdf.service.ts';
import { CertificatesController } from './certificates.controller.ts';
import { CertificatesService } from './certificates.service.ts';
import { RevokeCertificatesHandler } from './revoke-certificates.handler.ts';

@Module({
  imports: [LearnersModule, TypeOrmModule.forFeature([CertificateEntity])],
  controllers: [CertificatesController],
  providers: [CertificatePdfService, CertificatesService, RevokeCertificatesHandler],
})
export class CertificatesModule {}
