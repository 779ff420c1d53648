import { loadContent } from '@burrow/content';
import { type DynamicModule, Module } from '@nestjs/common';
import { Catalogue } from './catalogue.ts';

@Module({})
export class CatalogueModule {
  /** Reads the content once, at start. */
  static register(contentFile: string | undefined): DynamicModule {
    return {
      module: CatalogueModule,
      global: true,
      providers: [{ provide: Catalogue, useValue: new Catalogue(loadContent(contentFile)) }],
      exports: [Catalogue],
    };
  }
}
