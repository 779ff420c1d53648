import type { ClassUpdate, NewClass, SchoolAction } from '@burrow/contracts';
import { DomainError, holdAlone, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull, type Repository } from 'typeorm';
import { AuditService } from '../../../audit/audit.service.ts';
import { ClassEntity } from '../../../database/entities/class.entity.ts';
import type { MemberEntity } from '../../../database/entities/member.entity.ts';
import { OrganizationEventsService } from '../../../events/organization-events.service.ts';
import { MembersService } from '../../../members/members.service.ts';
import { ClassAccessService } from '../../../members/class-access.service.ts';
import { taughtBy } from '../../../members/taught-by.ts';
import { nameKey } from '../../../names/name-key.rules.ts';

/** Returns the columns that a body sets. */
function columnsOf({ name, ...rules }: Partial<NewClass>): Partial<ClassEntity> {
  const given = {
    ...(name !== undefined && { name, nameKey: nameKey(name) }),
    unlockedChapters: rules.unlocked_chapters,
    noSkip: rules.no_skip,
    quiz: rules.quiz,
    assistantEnabled: rules.assistant_enabled,
    assistantAttemptLimit: rules.assistant_attempt_limit,
  };
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as Partial<ClassEntity>;
}

const DEFAULTS = {
  unlockedChapters: [] as string[],
  noSkip: false,
  quiz: true,
  assistantEnabled: true,
  assistantAttemptLimit: null,
  signUpTokenHash: null,
  archivedAt: null,
};

@Injectable()
export class ChangeClassesService {
  constructor(
    private readonly members: MembersService,
    private readonly access: ClassAccessService,
    private readonly events: OrganizationEventsService,
    private readonly audit: AuditService,
    private readonly db: DataSource,
    @InjectRepository(ClassEntity) private readonly classRows: Repository<ClassEntity>,
  ) {}

  async create(identity: Identity, body: NewClass): Promise<ClassEntity> {
    const member = await this.members.demand(identity);
    return this.db.transaction(tx => this.make(tx, identity, member, body));
  }

  /** Returns the class of this name that the caller reaches, and makes one if there is none; once, if two ask together. */
  async ensure(identity: Identity, name: string): Promise<ClassEntity> {
    const member = await this.members.demand(identity);
    const { organizationId, role, userId } = member;
    return this.db.transaction(async tx => {
      await holdAlone(tx, 'organization', { kind: 'organization', id: organizationId });
      const where = { organizationId, nameKey: nameKey(name), archivedAt: IsNull() };
      const own = role === 'teacher' ? { id: taughtBy(userId) } : {};
      const found = await this.classRows.findOneBy({ ...where, ...own });
      return found ?? this.make(tx, identity, member, { name });
    });
  }

  private async make(
    tx: EntityManager,
    identity: Identity,
    { organizationId, role, userId }: MemberEntity,
    body: NewClass,
  ): Promise<ClassEntity> {
    const teacherIds = role === 'teacher' ? [userId] : [];
    const made = this.classRows.create({ ...DEFAULTS, ...columnsOf(body), organizationId, teacherIds });
    const saved = await this.classRows.save(made);
    await this.events.classChanged(tx, saved);
    await this.record(identity, 'class-added', saved);
    return saved;
  }

  /** @throws DomainError auth/forbidden, organization/changed-meanwhile */
  async update(identity: Identity, id: string, { version, ...body }: ClassUpdate): Promise<ClassEntity> {
    return this.db.transaction(async tx => {
      const found = await this.access.demandLocked(identity, id);
      if (found.version !== version)
        throw new DomainError('organization/changed-meanwhile', 'Somebody else changed the class meanwhile.');
      const saved = await this.classRows.save(Object.assign(found, columnsOf(body)));
      if (saved.version === version) return saved;
      await this.events.classChanged(tx, saved);
      await this.record(identity, 'class-changed', saved);
      return saved;
    });
  }

  /** Whoever has it for some days does not remove it. @throws DomainError auth/forbidden */
  async remove(identity: Identity, id: string): Promise<void> {
    const { role, userId } = await this.members.demand(identity);
    await this.db.transaction(async tx => {
      const found = await this.access.demandLocked(identity, id);
      if (role === 'teacher' && !found.teacherIds.includes(userId))
        throw new DomainError('auth/forbidden', 'Its teachers and administrators remove a class.');
      await this.classRows.delete({ id });
      await this.events.classChanged(tx, found, true);
      await this.record(identity, 'class-removed', found);
    });
  }

  private record(by: Identity, action: SchoolAction, changed: ClassEntity): Promise<void> {
    const { id, organizationId } = changed;
    return this.audit.record(by, { organizationId, action, about: { kind: 'class', id } });
  }
}
