import { Module } from '@nestjs/common';
import { LearnersModule } from '../../../learners/learners.module.ts';
import { CertificatePdfService } from './certificate-pdf.service.ts';
import { CertificatesController } from './certificates.controller.ts';
import { CertificatesService } from './certificates.service.ts';
import { RevokeCertificatesHandler } from './revoke-certificates.handler.ts';

@Module({
  imports: [LearnersModule],
  controllers: [CertificatesController],
  providers: [CertificatePdfService, CertificatesService, RevokeCertificatesHandler],
})
export class CertificatesModule {}
