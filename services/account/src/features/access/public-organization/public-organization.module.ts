import { Module } from '@nestjs/common';
import { PublicOrganizationController } from './public-organization.controller.ts';
import { PublicOrganizationsRepository } from './public-organizations.repository.ts';

@Module({
  controllers: [PublicOrganizationController],
  providers: [PublicOrganizationsRepository],
})
export class PublicOrganizationModule {}
