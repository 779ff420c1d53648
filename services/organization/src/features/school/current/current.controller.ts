import { type Actor, ENDPOINTS, type Organization } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, DomainError, type Identity } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import type { MemberEntity } from '../../../database/entities/member.entity.ts';
import { demandInPerson } from '../../../members/demand-in-person.ts';
import { MembersService } from '../../../members/members.service.ts';
import { ChangeOrganizationService } from './change-organization.service.ts';
import { OrganizationsRepository } from './organizations.repository.ts';
import { shownOrganization } from './shown-organization.ts';

@Controller()
export class CurrentController {
  constructor(
    private readonly members: MembersService,
    private readonly change: ChangeOrganizationService,
    private readonly organizations: OrganizationsRepository,
  ) {}

  @ApiRoute(ENDPOINTS.getOrganization)
  async read({ identity }: ApiRequest<'getOrganization'>): Promise<Organization> {
    const member = await this.members.find(identity);
    // A student's organisation is stated by account, which vouches for the session.
    const id = member?.organizationId ?? (identity.role === 'student' ? identity.organization : null);
    const found = id && (await this.organizations.find(id));
    if (!found) throw new DomainError('organization/unknown', 'You belong to no organisation.');
    const students = member && (await this.organizations.countStudents(id));
    return shownOrganization(found, { isAdmin: member?.role === 'admin', students });
  }

  @ApiRoute(ENDPOINTS.updateOrganization)
  async update({ identity, body }: ApiRequest<'updateOrganization'>): Promise<Organization> {
    const changed = await this.change.change(await this.demandAdmin(identity), body);
    return shownOrganization(changed, {
      isAdmin: true,
      students: await this.organizations.countStudents(changed.id),
    });
  }

  @ApiRoute(ENDPOINTS.registerOrganization)
  async register({ identity, body }: ApiRequest<'registerOrganization'>): Promise<Organization> {
    const made = await this.change.registerFurther(demandInPerson(identity), body);
    return shownOrganization(made, { isAdmin: true, students: 0 });
  }

  @ApiRoute(ENDPOINTS.checkSlugExists)
  async slugExists({ query: { slug } }: ApiRequest<'checkSlugExists'>): Promise<{ exists: boolean }> {
    return { exists: await this.organizations.hasSlug(slug) };
  }

  /** Somebody who signed up as an administrator and registers now has no membership yet. */
  private async demandAdmin(identity: Identity): Promise<{ by: Actor; member: MemberEntity | null }> {
    const member = await this.members.find(identity);
    if (
      identity.user !== null &&
      (member === null ? identity.organization === null : member.role === 'admin')
    )
      return { by: { user: identity.user, impersonator: identity.impersonator }, member };
    throw new DomainError('auth/forbidden', 'Administrators change their organisation.');
  }
}
