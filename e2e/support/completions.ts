import type { BrowserContext } from '@playwright/test';
import type { CourseData, LevelData, LevelUpdateAnswer, LevelVariants } from '@burrow/contracts';
import { loadPrograms } from '@burrow/content';
import { runVariants, toRunRecord } from '@burrow/python';
import { post } from './accounts.ts';
import { python } from './python.ts';

/** The program by which the author solves a level. */
export function solutionOf(course: string, slug: string): string {
  const solution = loadPrograms()[`${course}/${slug}`]?.solutions[0];
  if (!solution) throw new Error(`${course}/${slug} has no solution`);
  return solution.trim();
}

async function read<Answer>(context: BrowserContext, path: string): Promise<Answer> {
  const answer = await context.request.get(path);
  if (!answer.ok()) throw new Error(`${path} answers ${answer.status()}`);
  return (await answer.json()) as Answer;
}

/** The levels of a course, as the logged-in user sees them. */
export async function levelsOf(context: BrowserContext, course: string) {
  const { chapters } = await read<CourseData>(context, `/api/level/course/${course}`);
  return chapters.flatMap(chapter => chapter.level_data);
}

/** Completes levels for the logged-in user as the page does: with the record of a real run. */
export async function completeLevels(
  context: BrowserContext,
  course: string,
  slugs: readonly string[],
): Promise<void> {
  const runner = await python();
  for (const slug of slugs) {
    const level = await read<LevelData>(context, `/api/level/data/${course}/${slug}`);
    const code = solutionOf(course, slug);
    const shown = await runner.run({ code, level });
    const { variants } = await read<LevelVariants>(context, `/api/level/variants/${course}/${slug}`);
    const { met } = await runVariants(runner, { code, level }, variants);
    const run = toRunRecord(level, [shown, ...met]);
    const update = { last_status: 'COMPLETE', last_code_executed: code, level_slug: slug, run };
    const { verified } = await post<LevelUpdateAnswer>(context, `/api/level/update/${course}`, update);
    if (!verified) throw new Error(`the completion of ${slug} was not verified`);
  }
}
