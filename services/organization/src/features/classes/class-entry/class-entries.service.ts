import type { ClassCodeUpdate, LessonUpdate } from '@burrow/contracts';
import type { Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { randomInt } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { ClassEntryEntity } from '../../../database/entities/class-entry.entity.ts';
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

type Change = (entry: ClassEntryEntity, tx: EntityManager) => Promise<Partial<ClassEntryEntity>>;

/** How students come into a class: for those who teach it. */
@Injectable()
export class ClassEntriesService {
  constructor(
    private readonly access: ClassAccessService,
    private readonly events: OrganizationEventsService,
    private readonly db: DataSource,
  ) {}

  /** @throws DomainError auth/forbidden */
  async read(identity: Identity, classId: string): Promise<ClassEntryEntity> {
    const { organizationId } = await this.access.demand(identity, classId);
    return this.find(this.db.manager, classId, organizationId);
  }

  /** @throws DomainError auth/forbidden */
  changeCode(identity: Identity, classId: string, { action }: ClassCodeUpdate): Promise<ClassEntryEntity> {
    return this.change(identity, classId, async (entry, tx) => ({
      code: action === 'renew' ? await freeCode(tx) : await this.codeOf(entry, tx),
      joiningUntil: joiningAfter(action, entry.joiningUntil, new Date()),
    }));
  }

  /** A lesson needs a code, by which students choose themselves among their class. @throws DomainError auth/forbidden */
  changeLesson(identity: Identity, classId: string, update: LessonUpdate): Promise<ClassEntryEntity> {
    return this.change(identity, classId, async (entry, tx) => ({
      code: await this.codeOf(entry, tx),
      ...changedLesson(update, entry, new Date()),
    }));
  }

  /** The class is locked meanwhile: of two changes at once each finds what the other made. */
  private change(identity: Identity, classId: string, change: Change): Promise<ClassEntryEntity> {
    return this.db.transaction(async tx => {
      const { organizationId } = await this.access.demand(identity, classId, tx);
      const entry = await this.find(tx, classId, organizationId);
      const before = entry.version;
      const saved = await tx.save(Object.assign(entry, await change(entry, tx)));
      if (saved.version !== before) await this.events.entryChanged(tx, saved);
      return saved;
    });
  }

  private async find(tx: EntityManager, classId: string, organizationId: string): Promise<ClassEntryEntity> {
    const found = await tx.findOneBy(ClassEntryEntity, { classId });
    return found ?? tx.create(ClassEntryEntity, { ...NO_ENTRY, classId, organizationId });
  }

  private codeOf = ({ code }: ClassEntryEntity, tx: EntityManager): Promise<string> =>
    code === null ? freeCode(tx) : Promise.resolve(code);
}

/** Returns a code that no other class has. */
async function freeCode(tx: EntityManager): Promise<string> {
  const code = makeClassCode(randomInt);
  return (await tx.existsBy(ClassEntryEntity, { code })) ? freeCode(tx) : code;
}
