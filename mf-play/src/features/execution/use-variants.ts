import type { LevelData, Variant } from '@burrow/contracts';
import { useCallback } from 'react';
import { useLazyLevelVariantsQuery } from '../play/play.api.ts';

/** The hidden settings of the level; null where they could not be had. */
export type FetchVariants = () => Promise<readonly Variant[] | null>;

/** Fetches what a program must meet besides the level as shown, once a level. Those of another release do not count. */
export function useVariants({
  course_slug: course,
  slug,
  level_hash,
  variantCount,
}: LevelData): FetchVariants {
  const [fetchVariants] = useLazyLevelVariantsQuery();
  return useCallback(async () => {
    if (variantCount === 0) return [];
    const { data } = await fetchVariants({ course, level: slug }, true);
    return data?.level_hash === level_hash ? data.variants : null;
  }, [course, fetchVariants, level_hash, slug, variantCount]);
}
