import type { Certificate, NamedLearner, ShownName } from '@burrow/contracts';
import { DomainError, type Identity, type Learner, learnerOf, ServiceClient } from '@burrow/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { Catalogue, nameIn } from '../../../content/catalogue.ts';
import { CertificateEntity } from '../../../database/entities/certificate.entity.ts';
import { SchoolRecordService } from '../../../learners/school-record.service.ts';
import { StudentAccessService } from '../../../learners/student-access.service.ts';
import { type Asking, mayChooseName, printedName, shownName, showsSchool } from './shown-name.rules.ts';

const UNNAMED: NamedLearner = { full_name: null, first_name: null, age: null, school: null };

/** Certificates: learning has no names, and asks account when one is shown. */
@Injectable()
export class CertificatesService {
  private readonly logger = new Logger('Certificates');

  constructor(
    private readonly catalogue: Catalogue,
    private readonly access: StudentAccessService,
    private readonly client: ServiceClient,
    private readonly record: SchoolRecordService,
    private readonly db: DataSource,
    @InjectRepository(CertificateEntity) private readonly certificateRows: Repository<CertificateEntity>,
  ) {}

  async ofLearner(identity: Identity, learner: Learner, language: string): Promise<Certificate[]> {
    if (learner.kind === 'visitor') return [];
    const rows = await this.certificateRows.find({
      where: { learnerKind: learner.kind, learnerId: learner.id },
      order: { issuedAt: 'DESC', certificateId: 'ASC' },
    });
    if (rows.length === 0) return [];
    const named = await this.name(learner);
    const asking = await this.asking(identity, learner, named);
    return rows.map(row => this.shown(row, named, asking, language));
  }

  /** @throws DomainError certificate/unknown */
  async byNumber(identity: Identity, id: string, language: string): Promise<Certificate> {
    const row = await this.find(id);
    const learner = { kind: row.learnerKind, id: row.learnerId };
    const named = await this.name(learner);
    return this.shown(row, named, await this.asking(identity, learner, named), language);
  }

  /** @throws DomainError certificate/unknown, auth/forbidden */
  async chooseName(identity: Identity, id: string, shown: ShownName, language: string): Promise<Certificate> {
    const { may_choose_name } = await this.byNumber(identity, id, language);
    if (!may_choose_name)
      throw new DomainError(
        'auth/forbidden',
        'A parent or the school decides how much of the name is shown.',
      );
    const { learnerKind, learnerId } = await this.find(id);
    await this.db.transaction(async tx => {
      await this.certificateRows.update({ certificateId: id }, { shownName: shown });
      if (learnerKind === 'student')
        await this.record.tell(identity, 'certificate-name-chosen', learnerId, tx);
    });
    return this.byNumber(identity, id, language);
  }

  private async find(id: string): Promise<CertificateEntity> {
    const row = await this.certificateRows.findOneBy({ certificateId: id });
    if (!row) throw new DomainError('certificate/unknown', 'There is no certificate with this number.');
    return row;
  }

  /** Without account a certificate is shown without a name. */
  private async name({ kind, id }: Learner): Promise<NamedLearner> {
    if (kind === 'visitor') return UNNAMED;
    try {
      return await this.client.call('nameLearner', { kind, id });
    } catch (err) {
      this.logger.warn({ err }, 'a certificate is shown without its name');
      return UNNAMED;
    }
  }

  /** Whoever acts as somebody else is a stranger here. */
  private async asking(identity: Identity, learner: Learner, { age }: NamedLearner): Promise<Asking> {
    const stranger = {
      isOwn: false,
      isAdult: learner.kind === 'user',
      looksAfter: false,
      isParent: false,
      age,
    };
    if (identity.role === 'visitor' || identity.impersonator !== null) return stranger;
    const isOwn =
      identity.role === 'student'
        ? learnerOf(identity).id === learner.id
        : learner.kind === 'user' && identity.user === learner.id;
    const looksAfter =
      learner.kind === 'student' &&
      identity.role !== 'student' &&
      !identity.staff &&
      (await this.access.may(identity, learner.id));
    return { ...stranger, isOwn, looksAfter, isParent: looksAfter && identity.role === 'parent' };
  }

  private shown(
    row: CertificateEntity,
    { full_name, first_name, school }: NamedLearner,
    asking: Asking,
    language: string,
  ): Certificate {
    const course = this.catalogue.course(row.course);
    const chapter = course.chapters.find(({ id }) => id === row.chapter);
    const names = full_name === null ? null : { full_name, first_name };
    return {
      id: row.certificateId,
      kind: row.kind,
      course_id: row.course,
      course_name: nameIn(course.name, language),
      chapter_id: chapter?.id ?? null,
      chapter_name: chapter ? nameIn(chapter.name, language) : null,
      issued_at: row.issuedAt.toISOString(),
      revoked_at: row.revokedAt?.toISOString() ?? null,
      name: names && shownName(names, row.shownName),
      printed_name: names && printedName(names, row.shownName, asking),
      school: showsSchool(row.shownName, asking) ? school : null,
      shown_name: row.shownName,
      may_choose_name: mayChooseName(asking) && row.revokedAt === null,
    };
  }
}
