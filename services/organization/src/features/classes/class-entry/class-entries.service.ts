import type { ClassCodeUpdate, LessonUpdate } from '@burrow/contracts';
import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { randomInt } from 'node:crypto';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { AccountCallsService } from '../../../account/account-calls.service.ts';
import { ClassEntryEntity } from '../../../database/entities/class-entry.entity.ts';
import { entryChangeOf } from '../../../events/entry-change.rules.ts';
import { OrganizationEventsService } from '../../../events/organization-events.service.ts';
import { ClassAccessService } from '../../../members/class-access.service.ts';
import { makeClassCode } from './class-code.rules.ts';
import { changedLesson, joiningAfter } from './class-entry.rules.ts';

const NO_ENTRY = {
  code: null,
  joiningUntil: null,
  lessonBeganAt: null,
  lessonEndsAt: null,
  pictureLogIn: false,
  sharedDevices: false,
} as const;

type Change = (entry: ClassEntryEntity) => Promise<Partial<ClassEntryEntity>>;

/** How students come into a class: for those who teach it. */
@Injectable()
export class ClassEntriesService {
  private readonly logger = new Logger('ClassEntries');

  constructor(
    private readonly access: ClassAccessService,
    private readonly events: OrganizationEventsService,
    private readonly account: AccountCallsService,
    private readonly db: DataSource,
    @InjectRepository(ClassEntryEntity) private readonly classEntryRows: Repository<ClassEntryEntity>,
  ) {}

  /** @throws DomainError auth/forbidden */
  async read(identity: Identity, classId: string): Promise<ClassEntryEntity> {
    const { organizationId } = await this.access.demand(identity, classId);
    return this.find(classId, organizationId);
  }

  /** @throws DomainError auth/forbidden */
  changeCode(identity: Identity, classId: string, { action }: ClassCodeUpdate): Promise<ClassEntryEntity> {
    return this.change(identity, classId, async entry => ({
      code: action === 'renew' ? await this.freeCode() : await this.codeOf(entry),
      joiningUntil: joiningAfter(action, entry.joiningUntil, new Date()),
    }));
  }

  /** A lesson needs a code, by which students choose themselves among their class. @throws DomainError auth/forbidden */
  changeLesson(identity: Identity, classId: string, update: LessonUpdate): Promise<ClassEntryEntity> {
    return this.change(identity, classId, async entry => ({
      code: await this.codeOf(entry),
      ...changedLesson(update, entry, new Date()),
    }));
  }

  private async change(identity: Identity, classId: string, change: Change): Promise<ClassEntryEntity> {
    const { saved, isChanged } = await this.save(identity, classId, change);
    if (isChanged) await this.tellAccount(saved);
    return saved;
  }

  /** The class is locked meanwhile: of two changes at once each finds what the other made. */
  private save(identity: Identity, classId: string, change: Change) {
    return this.db.transaction(async tx => {
      const { organizationId } = await this.access.demandLocked(identity, classId);
      const entry = await this.find(classId, organizationId);
      const before = entry.version;
      const saved = await this.classEntryRows.save(Object.assign(entry, await change(entry)));
      const isChanged = saved.version !== before;
      if (isChanged) await this.events.entryChanged(tx, saved);
      return { saved, isChanged };
    });
  }

  /** Account judges codes: it has heard of one before a teacher sees it. If it is away, the event tells it later. */
  private async tellAccount(saved: ClassEntryEntity): Promise<void> {
    try {
      await this.account.call('takeClassEntry', entryChangeOf(saved));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      this.logger.warn({ code: error.code }, 'account has not taken a class entry; the event brings it');
    }
  }

  private async find(classId: string, organizationId: string): Promise<ClassEntryEntity> {
    const found = await this.classEntryRows.findOneBy({ classId });
    return found ?? this.classEntryRows.create({ ...NO_ENTRY, classId, organizationId });
  }

  private async codeOf({ code }: ClassEntryEntity): Promise<string> {
    return code ?? this.freeCode();
  }

  /** Returns a code that no other class has. */
  private async freeCode(): Promise<string> {
    const code = makeClassCode(randomInt);
    return (await this.classEntryRows.existsBy({ code })) ? this.freeCode() : code;
  }
}
