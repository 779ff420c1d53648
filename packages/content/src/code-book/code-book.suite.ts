import { describe, expect, test } from '@jest/globals';
import { PLAYER_COMMANDS } from '@burrow/contracts';
import type { NodeRunner } from '@burrow/python/node';
import { FLAG_VARIANTS, RECIPES, STRUCTURES, loadWorld, replay } from '@burrow/world';
import { fileURLToPath } from 'node:url';
import { COMPLETE_LANGUAGES } from '../compiler/level-source.ts';
import { showProblem } from '../compiler/problem.ts';
import { drawLevel } from '../preview/draw-level.ts';
import { compileCodeBook } from './compile-code-book.ts';

/** Runs the examples of the code book. */
export function testCodeBook(runner: NodeRunner): void {
  const { codeBook, problems } = compileCodeBook(fileURLToPath(new URL('../../code-book/', import.meta.url)));

  test('every command exists in every complete language', () => {
    expect(problems.map(showProblem)).toEqual([]);
    expect(codeBook.map(({ command }) => command)).toEqual([...PLAYER_COMMANDS]);
    for (const { texts } of codeBook)
      for (const language of COMPLETE_LANGUAGES) expect(texts[language]).not.toBe('');
  });

  describe.each(codeBook)('$command', ({ command, example, scene }) => {
    test('its example runs in its scene and changes the picture or returns a value', async () => {
      const { status, steps, commands } = await runner.run({ code: example, level: scene });
      expect(status).toBe('finished');
      expect(steps.map(step => step.name)).toContain(command);
      const { states } = replay(loadWorld(scene), commands);
      const [before, after] = [states[0], states.at(-1)].map(state => drawLevel(scene, { state }).data);
      if (!['speak', 'read', 'question'].includes(command)) expect(after).not.toEqual(before);
    });
  });

  test('names and prices are those of the world', () => {
    const textOf = (command: string) => codeBook.find(entry => entry.command === command)?.texts.en ?? '';
    for (const { name, cost } of STRUCTURES.filter(({ walkable }) => walkable))
      expect(textOf('build')).toContain(`\`"${name}"\`: ${cost.amount} ${cost.type}`);
    for (const [product, parts] of RECIPES) {
      const list = parts.map(({ amount, types }) => `${amount} ${types.join(' or ')}`).join(', ');
      expect(textOf('combine')).toContain(`\`"${product}"\`: ${list}`);
    }
    for (const flag of FLAG_VARIANTS) expect(textOf('place')).toContain(flag);
  });
}
