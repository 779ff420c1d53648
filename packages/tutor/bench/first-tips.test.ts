import { afterAll, expect, test } from '@jest/globals';
import { loadContent, loadPrograms } from '@burrow/content';
import { createNodeRunner } from '@burrow/python/node';
import { readFileSync } from 'node:fs';
import { advise, applyEdit } from '../src/index.ts';
import { contradicts } from './contradictions.ts';
import { runAll } from './follow-advice.ts';

const { levels } = loadContent();
const programs = loadPrograms();
const runner = await createNodeRunner();
afterAll(() => runner.dispose());

/** Nobody ran it, and there is nothing to compare it with. */
const UNKNOWN = { level: null, references: [], error: null, run: null, language: 'en', given: [] };

/** Kinds that say what is wrong by the program alone. */
const OF_WHAT_IS_WRITTEN: ReadonlySet<string> = new Set([
  'lock-own',
  'empty-other',
  'star-other',
  'bracket-kind',
  'sum-dropped',
  'argument-missing',
  'class-uncalled',
  'keyword-case',
]);

/** The first three things that are said about a program of `mistakes/`. */
async function tipsOn(file: string) {
  const code = readFileSync(new URL(`mistakes/${file}.py`, import.meta.url), 'utf8');
  const key = file.slice(0, file.lastIndexOf('/'));
  const [level, references] = [levels[key], programs[key]?.solutions];
  if (!level || !references) throw new Error(`${key} is no level`);
  const asked = { ...(await runAll(runner, level, code)), references, code, language: 'en' };
  const first = advise({ ...asked, given: [] });
  const place = advise({ ...asked, given: [first.key] });
  return { code, kind: first.kind, place, line: advise({ ...asked, given: [first.key, place.key] }) };
}

test.each([
  ['python/classes-level1/dunder-init', 'dunder', /_init_\..* __init__, with two underscores/u],
  ['python/classes-level4/dunder-init-loops', 'dunder', /Line 2 says _init_/u],
  ['python/classes-level8/dunder-str', 'dunder', /__str__/u],
  ['advanced-python/advanced-classes-level6/dunder-lt', 'dunder', /__lt__/u],
  ['python/functions-level1/command-assigned', 'command-assigned', /Line 3 gives collect a value with =/u],
  ['python/loops-level1/command-assigned-number', 'command-assigned', /move_forward/u],
  ['python/functions-level4/x-for-times', 'foreign-sign', /Line 2 says x\. In Python, you write \*/u],
  ['challenges/challenge-stone-road/x-for-times-range', 'foreign-sign', /Line 1 says x/u],
  ['python/loops-level1/js-for-braces', 'foreign-for', /Line 1 has a loop from another language/u],
  ['python/loops-level1/js-for-colon', 'foreign-for', /Line 1/u],
  ['python/loops-level2/js-for-int', 'foreign-for', /Line 2/u],
  ['python/loops-level4/step-sign', 'range-down', /counts up, in steps of 2/u],
  ['python/loops-level4/step-none', 'range-down', /in steps of 1/u],
  ['python/loops-level3/range-up', 'range-up', /counts down, in steps of -1/u],
  ['challenges/challenge-flag-mail/index-off-by-one', 'index-shifted', /\[int\(digit\)\] is the place next to/u],
  ['python/conditions-level8/flag-else', 'flag-reset', /line 8 sets found to False/u],
  ['python/functions-level8/two-returns', 'return-second', /Line 3 never runs: the “return” on line 2/u],
  ['advanced-python/generators-level2/three-returns', 'return-for-yield', /“yield” gives one value, and then the function can go on/u],
  ['python/functions-level4/return-early', 'return-early', /Line 3 never runs/u],
  ['python/classes-level2/method-outside', 'method-outside', /pick on line 4 .* outside the class/u],
  ['python/classes-level4/method-outside-2', 'method-outside', /fill on line 5/u],
  ['python/classes-level2/class-no-brackets', 'class-uncalled', /Line 6 gives helper the class Helper itself/u],
  ['python/classes-level4/class-no-brackets-2', 'class-uncalled', /can the class Can/u],
  ['python/classes-level3/count-missing', 'values-few', /Plot\(\) gets one value, but it needs 2 values/u],
  ['python/functions-level2/count-none', 'values-few', /pick\(\) gets no value, but it needs one value/u],
  ['python/functions-level8/count-many', 'values-many', /split\(\) gets 3 values, but it takes 2 values/u],
  ['python/functions-level1/count-param-none', 'values-many', /pick\(\) gets one value, but it takes no value/u],
  ['python/classes-level5/attribute-name', 'attribute-other', /a Hen for name, but a Hen only has: title, eggs/u],
  ['python/classes-level1/attribute-case', 'attribute-other', /only has: Owner/u],
  ['python/classes-level3/attribute-bare', 'self-missing', /steps belongs to the object/u],
  ['python/classes-level5/attribute-of-class', 'attribute-of-class', /asks the class Hen for its name/u],
  ['python/classes-level4/attribute-self-in-main', 'self-outside', /Line 10 uses “self”/u],
  ['python/classes-level1/keeps-nothing', 'attribute-none', /a Basket for owner, but a Basket doesn't keep anything yet/u],
  ['advanced-python/async-level6/for-async', 'words-order', /says for async\. .* async for/u],
  ['python/conditions-level4/text-case', 'text-case', /Line 5 says "Dry"/u],
  ['python/conditions-level6/truth-compared', 'truth-compared', /dry is already True or False, never "Yes"/u],
  ['python/dictionaries-level6/index-for-pop', 'pop-missing', /stock keeps it\. pop\(\)/u],
  ['python/operators-level1/dashed-name', 'name-dashed', /my-bundles.* my_bundles/u],
  ['python/functions-level1/foreign-def', 'keyword-case', /says function\. Python only knows def/u],
  ['python/classes-level1/new-object', 'word-extra', /says new, as in other languages/u],
  ['python/classes-level4/this-for-self', 'foreign-sign', /says this\. In Python, you write self/u],
  ['python/lists-level3/plus-for-append', 'append-missing', /wishes doesn't change\. append\(\)/u],
  ['python/loops-level5/plus-alone', 'sum-dropped', /doesn't keep the sum\. \+= puts it in total/u],
  ['python/loops-level6/question-turned', 'question-turned', /the other way round: with ==/u],
  ['python/operators-level7/round-in-text', 'f-brackets', /curly brackets/u],
  ['python/lists-level8/other-list', 'line-part', /Look at field on line 2/u],
  ['python/operators-level1/emoji-name', 'name-sign', /🐰 in a name/u],
  ['python/operators-level4/equals-plus', 'sum-turned', /Line 6 says =\+/u],
  ['python/operators-level5/space-missing', 'text-spaces', /"cluck" on line 1 .* a space is missing/u],
  ['python/loops-level6/reads-once', 'value-unchanged', /word keeps its old value\. After line 5/u],
  ['python/lists-level5/remove-place', 'removed-by-place', /looks for the value 1 in plan/u],
  ['python/lists-level7/max-for-index', 'place-of-value', /the place of that value in the list/u],
  ['python/conditions-level2/second-if', 'text-case', /Line 4 says "Right"/u],
  ['python/conditions-level3/wrong-order', 'question-covered', /line 2 asks that first/u],
  ['python/conditions-level8/found-never', 'value-unchanged', /found keeps its old value\. After line 5/u],
  ['python/functions-level5/returns-text', 'bool-quoted', /Python thinks it is text/u],
  ['python/dictionaries-level3/round-get', 'lookup-missing', /stock on line 2 is a dictionary/u],
  ['python/dictionaries-level5/default-one', 'line-number-first', /the first of the numbers on line 5/u],
  ['python/dictionaries-level7/dot-for-key', 'key-dotted', /rows is one of its keys/u],
  ['python/classes-level6/shared-load', 'method-of-class', /calls add on the class Cart itself/u],
  ['advanced-python/async-level7/lock-in-the-function', 'lock-own', /Line 4 makes a new lock each time cook is called/u],
  ['advanced-python/decorators-level8/list-for-dictionary', 'empty-other', /Line 2 gives known \[\].* has to be \{\}/u],
  ['advanced-python/advanced-functions-level3/star-once', 'star-other', /On line 1, one star/u],
  ['advanced-python/exeptions-level6/error-case', 'keyword-case', /Python only knows ValueError/u],
  ['python/dictionaries-level6/pop-square', 'bracket-kind', /On line 2, pop has \[\]/u],
  ['challenges/challenge-grape-juice/plus-alone-2', 'sum-dropped', /Line 12 adds something to done/u],
  ['challenges/challenge-tireless-scale/decorator-bare', 'argument-missing', /On line 15, tireless\(\) gets too little/u],
  ['challenges/challenge-co-op/class-from-a-dictionary', 'class-uncalled', /Line 40 gives helper the class jobs\[word\] itself/u],
  ['challenges/challenge-night-guard/outside-the-if', 'line-indent', /where line 8 starts/u],
  ['challenges/challenge-grand-fair/last-one-counts', 'value-replaced', /Line 4 throws away what needs\[part\] had before/u],
  ['python/intro-level8/f-in-one-only', 'f-missing', /On line 9, the text just shows the curly brackets/u],
] as const)('%s: %s', async (file, kind, words) => {
  const tips = await tipsOn(file);
  expect([tips.kind, tips.place.kind]).toEqual([kind, kind]);
  expect(tips.place.text).toMatch(words);
  expect(tips.line.edit).not.toBeNull();
  expect(contradicts(tips.code, tips.line)).toBe(false);
}); // prettier-ignore

test('no solution has what these tips are about, not even beside a goal that is open', () => {
  const told = Object.entries(programs).flatMap(([key, { solutions }]) =>
    solutions.map(code => [key, advise({ ...UNKNOWN, code }).kind]),
  );
  expect(told.length).toBeGreaterThan(150);
  expect(told.filter(([, kind]) => OF_WHAT_IS_WRITTEN.has(kind ?? ''))).toEqual([]);
});

test.each([
  'python/loops-level7/indent-8',
  'python/loops-level8/indent-8b',
  'python/conditions-level4/indent-8c',
])('%s: a line that stands too far to the right is told where it should start', async file => {
  const { line } = await tipsOn(file);
  expect(line.text).toMatch(/Line \d should start with 4 spaces\.$/u);
});

/** The rows of the template's own function, as far as they are still there. */
const bodyOf = (code: string): readonly string[] =>
  /^def up_to.*\n(?: .*\n)*/mu.exec(code)?.[0].split('\n') ?? [];

test('a function of the learner’s own is never turned into another one', async () => {
  const level = levels['advanced-python/advanced-functions-level8'];
  const references = programs['advanced-python/advanced-functions-level8']?.solutions ?? [];
  if (!level) throw new Error('the level of functions that call themselves is gone');
  let code: string = level.codeTemplate;
  const given: string[] = [];
  for (let round = 0; round < 30; round++) {
    const end = await runAll(runner, level, code);
    if (end.solved) break;
    const advice = advise({ ...end, references, code, language: 'en', given });
    given.push(advice.key);
    code = advice.edit ? applyEdit(code, advice.edit) : code;
    for (const row of bodyOf(code)) expect(level.codeTemplate).toContain(row);
  }
  expect(code).not.toContain('yield');
  expect((await runAll(runner, level, code)).solved).toBe(true);
});
