import { Module } from '@nestjs/common';
import { PeopleModule } from '../../../people/people.module.ts';
import { SearchController } from './search.controller.ts';

@Module({
  imports: [PeopleModule],
  controllers: [SearchController],
})
export class SearchModule {}
