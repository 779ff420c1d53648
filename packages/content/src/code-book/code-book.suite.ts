import { describe, expect, test } from '@jest/globals';
import { PLAYER_COMMANDS } from '@burrow/contracts';
import { outlinePrograms } from '@burrow/python/node';
import type { NodeRunner } from '@burrow/python/node';
import { FLAG_VARIANTS, RECIPES, STRUCTURES, loadWorld, replay } from '@burrow/world';
import { fieldLevel } from '@burrow/world/testing';
import { fileURLToPath } from 'node:url';
import { AUTHORED_LANGUAGES } from '@burrow/contracts/languages';
import { showProblem } from '../compiler/problem.ts';
import { drawLevel } from '../preview/draw-level.ts';
import { compileCodeBook } from './compile-code-book.ts';
import { readPythonEntries } from './compile-python-book.ts';

/** Runs the examples of the code book's commands. */
export function testCodeBook(runner: NodeRunner): void {
  const { codeBook, problems } = compileCodeBook(fileURLToPath(new URL('../../code-book/', import.meta.url)));

  test('every command exists in every complete language', () => {
    expect(problems.map(showProblem)).toEqual([]);
    expect(codeBook.map(({ command }) => command)).toEqual([...PLAYER_COMMANDS]);
    for (const { texts } of codeBook)
      for (const language of AUTHORED_LANGUAGES) expect(texts[language]).not.toBe('');
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

/** Runs the examples of what the code book says about Python's own constructs and functions. */
export function testPythonBook(runner: NodeRunner): void {
  const { entries, problems } = readPythonEntries(
    fileURLToPath(new URL('../../code-book/python/', import.meta.url)),
  );

  test('every entry is whole in every complete language, and no two explain the same idea', () => {
    expect(problems.map(showProblem)).toEqual([]);
    for (const { texts } of entries)
      for (const language of AUTHORED_LANGUAGES) expect(texts[language]).not.toBe('');
    const ideas = entries.map(({ idea }) => idea);
    expect(ideas).toEqual([...new Set(ideas)]);
  });

  test.each(entries)(
    'the example of $name prints what the book shows',
    async ({ example, output, input }) => {
      const outcome = await runner.run({ code: example, level: fieldLevel(input ? { input } : {}) });
      expect([outcome.error, outcome.status]).toEqual([null, 'finished']);
      expect(
        outcome.output
          .map(({ text }) => text)
          .join('')
          .trim(),
      ).toBe(output);
    },
  );

  test('each example uses the idea that it explains', async () => {
    const outlines = await outlinePrograms(entries.map(({ example }) => ({ code: example, given: '' })));
    const missing = entries.filter(({ idea }, index) => !outlines[index]?.ideas.includes(idea));
    expect(missing.map(({ slug }) => slug)).toEqual([]);
  });
}
