import { loadContent, loadQuizzes } from '@burrow/content';
import { type DynamicModule, Module } from '@nestjs/common';
import { Catalogue } from './catalogue.ts';
import { Quizzes } from './quizzes.ts';

@Module({})
export class CatalogueModule {
  /** Reads the content once, at start. */
  static register(contentFile: string | undefined, quizzesFile: string | undefined): DynamicModule {
    return {
      module: CatalogueModule,
      global: true,
      providers: [
        { provide: Catalogue, useValue: new Catalogue(loadContent(contentFile)) },
        { provide: Quizzes, useValue: new Quizzes(loadQuizzes(quizzesFile)) },
      ],
      exports: [Catalogue, Quizzes],
    };
  }
}
