import { Module } from '@nestjs/common';
import { EmailExistsController } from './email-exists.controller.ts';

@Module({
  controllers: [EmailExistsController],
})
export class EmailExistsModule {}
