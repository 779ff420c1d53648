import { Module } from '@nestjs/common';
import { CountryController } from './country.controller.ts';

@Module({
  controllers: [CountryController],
})
export class CountryModule {}
