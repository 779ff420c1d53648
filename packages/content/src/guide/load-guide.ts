import type { Guide } from './guide.types.ts';

/** Loads the teacher's guide in a language: a folder `guide/<code>/` of its Markdown. */
export const loadGuideIn = (code: string): Promise<{ readonly default: Guide }> =>
  import(`../../dist/guide/${code}.json`, { with: { type: 'json' } });
