import { type Certificate, type Certificates, DEFAULT_LANGUAGE, ENDPOINTS } from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Body, Controller, Param, Query } from '@nestjs/common';
import type { z } from 'zod';
import { LearnerAskedService } from '../../learners/learner-asked.service.ts';
import { CertificatesService } from './certificates.service.ts';

const { listCertificates, getCertificate, chooseCertificateName } = ENDPOINTS;
type Params = z.output<typeof getCertificate.params>;
type Asked = z.output<typeof getCertificate.query>;

@Controller()
export class CertificatesController {
  constructor(
    private readonly certificates: CertificatesService,
    private readonly learners: LearnerAskedService,
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
