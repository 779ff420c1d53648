import { Jobs } from '@burrow/service-kit';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ArchiveWriter } from './archive-writer.ts';
import { GatherSchoolService } from './gather-school.service.ts';
import { EXPORT_JOBS, type ExportJob, SchoolExportsRepository } from './school-exports.repository.ts';
import { SupersededError } from './superseded.error.ts';

const AT_ONCE = 1;

/** Puts exports together. If a process dies or a service is down meanwhile, the job is done again, from the beginning. */
@Injectable()
export class MakeExportJob implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: Jobs,
    private readonly exports: SchoolExportsRepository,
    private readonly school: GatherSchoolService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.open(EXPORT_JOBS);
    await this.jobs.workOutside<ExportJob>(EXPORT_JOBS, AT_ONCE, job => this.make(job));
  }

  private async make(job: ExportJob): Promise<void> {
    const attempt = await this.exports.take(job);
    if (!attempt) return;
    let parts = 0;
    const archive = new ArchiveWriter(part => this.exports.keepPart(attempt, parts++, part));
    try {
      await this.school.write(archive, attempt.organizationId, done => this.exports.keepDone(attempt, done));
      await archive.end();
      await this.exports.finish(attempt);
    } catch (error) {
      if (!(error instanceof SupersededError)) throw error;
    }
  }
}
