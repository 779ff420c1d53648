import { type Certificate, type Certificates, DEFAULT_LANGUAGE, ENDPOINTS } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller, StreamableFile } from '@nestjs/common';
import { LearnerAskedService } from '../../../learners/learner-asked.service.ts';
import { CertificatePdfService } from './certificate-pdf.service.ts';
import { CertificatesService } from './certificates.service.ts';

@Controller()
export class CertificatesController {
  constructor(
    private readonly certificates: CertificatesService,
    private readonly learners: LearnerAskedService,
    private readonly pdf: CertificatePdfService,
  ) {}

  @ApiRoute(ENDPOINTS.listCertificates)
  async list({
    identity,
    query: { student_id, language = DEFAULT_LANGUAGE },
  }: ApiRequest<'listCertificates'>): Promise<Certificates> {
    const learner = await this.learners.of(identity, student_id);
    return { certificates: await this.certificates.ofLearner(identity, learner, language) };
  }

  @ApiRoute(ENDPOINTS.getCertificate)
  get({
    identity,
    params: { certificate_id },
    query: { language = DEFAULT_LANGUAGE },
  }: ApiRequest<'getCertificate'>): Promise<Certificate> {
    return this.certificates.byNumber(identity, certificate_id, language);
  }

  @ApiRoute(ENDPOINTS.getCertificatePdf)
  async page({
    identity,
    params: { certificate_id },
    query: { language = DEFAULT_LANGUAGE, time_zone },
  }: ApiRequest<'getCertificatePdf'>): Promise<StreamableFile> {
    const certificate = await this.certificates.byNumber(identity, certificate_id, language);
    const bytes = await this.pdf.make(certificate, language, time_zone);
    return new StreamableFile(bytes, {
      type: 'application/pdf',
      length: bytes.byteLength,
      disposition: `attachment; filename="burrow-${certificate_id}.pdf"`,
    });
  }

  @ApiRoute(ENDPOINTS.chooseCertificateName)
  choose({
    identity,
    params: { certificate_id },
    query: { language = DEFAULT_LANGUAGE },
    body: { shown_name },
  }: ApiRequest<'chooseCertificateName'>): Promise<Certificate> {
    return this.certificates.chooseName(identity, certificate_id, shown_name, language);
  }
}
