import { Module } from '@nestjs/common';
import { PublicOrganizationController } from './public-organization.controller.ts';

@Module({
  controllers: [PublicOrganizationController],
})
export class PublicOrganizationModule {}
