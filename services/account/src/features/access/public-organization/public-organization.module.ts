import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OrganizationEntity } from '../../../database/entities/organization.entity.ts';
import { PublicOrganizationController } from './public-organization.controller.ts';
import { PublicOrganizationsRepository } from './public-organizations.repository.ts';

@Module({
  imports: [TypeOrmModule.forFeature([OrganizationEntity])],
  controllers: [PublicOrganizationController],
  providers: [PublicOrganizationsRepository],
})
export class PublicOrganizationModule {}
