import { type NodeRunner, outlinePrograms } from '@burrow/python/node';
import { settingsOf } from '../compiler/compile-level.ts';
import { type LevelSource, referenceOf } from '../compiler/level-source.ts';
import type { ReferenceFile } from '../schema/level-file.schema.ts';

/**
 * Runs the reference solutions of challenges in real Python and returns what they do, in the same order. Names that a
 * level gives are no ideas.
 */
export async function computeReferences(
  runner: NodeRunner,
  challenges: readonly LevelSource[],
): Promise<readonly ReferenceFile[]> {
  const outlines = await outlinePrograms(
    challenges.map(({ level, solutions }) => ({
      code: referenceOf(solutions),
      given: [level.data ?? '', ...level.constants.map(({ name }) => `${name} = 0`)].join('\n'),
    })),
  );
  const found: ReferenceFile[] = [];
  for (const [index, source] of challenges.entries()) {
    const [shown] = settingsOf(source);
    if (!shown) continue;
    const { commands } = await runner.run({ code: referenceOf(source.solutions), level: shown.level });
    found.push({ commands: commands.length, ideas: [...(outlines[index]?.ideas ?? [])] });
  }
  return found;
}
