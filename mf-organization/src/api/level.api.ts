import { api, read } from '@burrow/client';
import { getLevel, getLevelVariants } from '@burrow/contracts/calls';

interface LevelPlace {
  readonly course: string;
  readonly slug: string;
}

const once = { extraOptions: { maxRetries: 0 } };

/** A level with its maps, as learners get it. */
export const levelApi = api.injectEndpoints({
  endpoints: build => ({
    failingLevel: read(
      build,
      ({ course, slug, language }: LevelPlace & { readonly language: string }) =>
        getLevel({ course_slug: course, slug, language }),
      once,
    ),
    failingVariants: read(
      build,
      ({ course, slug }: LevelPlace) => getLevelVariants({ course_slug: course, slug }),
      once,
    ),
  }),
});

export const { useFailingLevelQuery, useFailingVariantsQuery } = levelApi;
