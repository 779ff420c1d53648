import { type Certificate, type Certificates, DEFAULT_LANGUAGE, ENDPOINTS } from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Body, Controller, Param, Query, StreamableFile } from '@nestjs/common';
import type { z } from 'zod';
import { LearnerAskedService } from '../../learners/learner-asked.service.ts';
import { CertificatePdfService } from './certificate-pdf.service.ts';
import { CertificatesService } from './certificates.service.ts';

const { listCertificates, getCertificate, chooseCertificateName, getCertificatePdf } = ENDPOINTS;
type Params = z.output<typeof getCertificate.params>;
type Asked = z.output<typeof getCertificate.query>;

@Controller()
export class CertificatesController {
  constructor(
    private readonly certificates: CertificatesService,
    private readonly learners: LearnerAskedService,
    private readonly pdf: CertificatePdfService,
  ) {}

  @ApiRoute(listCertificates)
  async list(
    @CurrentIdentity() identity: Identity,
    @Query({ schema: listCertificates.query })
    { student_id, language = DEFAULT_LANGUAGE }: z.output<typeof listCertificates.query>,
  ): Promise<Certificates> {
    const learner = await this.learners.of(identity, student_id);
    return { certificates: await this.certificates.ofLearner(identity, learner, language) };
  }

  @ApiRoute(getCertificate)
  get(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: getCertificate.params }) { certificate_id }: Params,
    @Query({ schema: getCertificate.query }) { language = DEFAULT_LANGUAGE }: Asked,
  ): Promise<Certificate> {
    return this.certificates.byNumber(identity, certificate_id, language);
  }

  @ApiRoute(getCertificatePdf)
  async page(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: getCertificatePdf.params }) { certificate_id }: Params,
    @Query({ schema: getCertificatePdf.query }) { language = DEFAULT_LANGUAGE }: Asked,
  ): Promise<StreamableFile> {
    const certificate = await this.certificates.byNumber(identity, certificate_id, language);
    const bytes = await this.pdf.make(certificate, language);
    return new StreamableFile(bytes, {
      type: 'application/pdf',
      length: bytes.byteLength,
      disposition: `attachment; filename="burrow-${certificate_id}.pdf"`,
    });
  }

  @ApiRoute(chooseCertificateName)
  choose(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: chooseCertificateName.params }) { certificate_id }: Params,
    @Query({ schema: chooseCertificateName.query }) { language = DEFAULT_LANGUAGE }: Asked,
    @Body({ schema: chooseCertificateName.body }) { shown_name }: z.output<typeof chooseCertificateName.body>,
  ): Promise<Certificate> {
    return this.certificates.chooseName(identity, certificate_id, shown_name, language);
  }
}
