export { DeletionService } from './deletion/deletion.service.ts';
export { EXPORTED } from './export/exported-columns.table.ts';
export { ExportProfileService } from './export/export-profile.service.ts';
export { ProfileController } from './profile.controller.ts';
export { ProfilesRepository } from './profiles.repository.ts';
export { ChangeEmailService } from './update-profile/change-email.service.ts';
export { ChangePasswordService } from './update-profile/change-password.service.ts';
export { UpdateProfileService } from './update-profile/update-profile.service.ts';
