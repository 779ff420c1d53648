import {
  type AccountExport,
  DeletionSchema,
  ENDPOINTS,
  type Profile,
  type ProfileUpdate,
} from '@burrow/contracts';
import { type ApiRequest, ApiRoute, DomainError, type Identity } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { z } from 'zod';
import { demandUser } from '../../../http/demand-user.ts';
import { demandLanguage, LanguagesService } from '../language/index.ts';
import { DeletionService } from './deletion/deletion.service.ts';
import { ExportProfileService } from './export/export-profile.service.ts';
import { ProfilesRepository } from './profiles.repository.ts';
import { UpdateProfileService } from './update-profile/update-profile.service.ts';
import { mayStudentChange } from './update-profile/update-profile.rules.ts';

type DeletionAnswer = z.infer<typeof DeletionSchema>;

@Controller()
export class ProfileController {
  constructor(
    private readonly profiles: ProfilesRepository,
    private readonly updateProfile: UpdateProfileService,
    private readonly deletion: DeletionService,
    private readonly exportProfile: ExportProfileService,
    private readonly languages: LanguagesService,
  ) {}

  @ApiRoute(ENDPOINTS.getProfile)
  read({ identity }: ApiRequest<'getProfile'>): Promise<Profile> {
    return this.profiles.read(identity);
  }

  @ApiRoute(ENDPOINTS.updateProfile)
  async update({ identity, body }: ApiRequest<'updateProfile'>): Promise<Profile> {
    if (identity.role === 'student') await this.updateStudent(identity, body);
    else await this.updateProfile.update(identity, demandUser(identity), body);
    return this.profiles.read(identity);
  }

  @ApiRoute(ENDPOINTS.deleteProfile)
  async delete({ identity, body }: ApiRequest<'deleteProfile'>): Promise<DeletionAnswer> {
    const planned = await this.deletion.plan(identity, demandUser(identity), body?.current_password);
    return { deletion_at: planned.toISOString() };
  }

  @ApiRoute(ENDPOINTS.restoreProfile)
  async restore({ identity }: ApiRequest<'restoreProfile'>): Promise<DeletionAnswer> {
    await this.deletion.undo(identity, demandUser(identity));
    return { deletion_at: null };
  }

  @ApiRoute(ENDPOINTS.exportProfile)
  export({ identity }: ApiRequest<'exportProfile'>): Promise<AccountExport> {
    return this.exportProfile.export(identity);
  }

  private async updateStudent(identity: Identity, update: ProfileUpdate): Promise<void> {
    if (!mayStudentChange(update)) throw new DomainError('auth/forbidden', 'A student may not change this.');
    if (update.language !== undefined) await this.languages.keep(identity, demandLanguage(update.language));
  }
}
