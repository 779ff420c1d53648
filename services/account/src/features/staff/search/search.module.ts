import { Module } from '@nestjs/common';
import { PeopleModule } from '../../../people/people.module.ts';
import { SearchController } from './search.controller.ts';
import { SearchRepository } from './search.repository.ts';

@Module({
  imports: [PeopleModule],
  controllers: [SearchController],
  providers: [SearchRepository],
})
export class SearchModule {}
