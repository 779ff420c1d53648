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
  ['challenges/challenge-flag-mail/index-off-by-one', 'index-shifted', /\[int\(digit\)\] is one place off/u],
  ['python/conditions-level8/flag-else', 'flag-reset', /line 8 sets found to False/u],
  ['python/functions-level8/two-returns', 'return-second', /Line 3 never runs: the “return” on line 2/u],
  ['advanced-python/generators-level2/three-returns', 'return-for-yield', /“yield” gives a value, and then the function goes on/u],
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
  ['python/lists-level8/other-list', 'whole-in-loop', /Line 2 uses field/u],
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
  ['challenges/challenge-tireless-scale/decorator-bare', 'argument-missing', /On line 15, something is missing in the brackets of tireless\(\)/u],
  ['challenges/challenge-co-op/class-from-a-dictionary', 'class-uncalled', /Line 40 gives helper the class jobs\[word\] itself/u],
  ['challenges/challenge-night-guard/outside-the-if', 'line-indent', /where line 8 starts/u],
  ['challenges/challenge-grand-fair/last-one-counts', 'value-replaced', /Line 4 throws away the old value of needs\[part\]/u],
  ['advanced-python/advanced-classes-level5/setter-itself', 'property-itself', /Line 8 is part of water and uses self\.water/u],
  ['advanced-python/advanced-classes-level5/property-itself', 'property-itself', /Line 4 is part of water/u],
  ['python/classes-level8/str-itself', 'special-itself', /\{self\} on line 7, Python calls __str__ again/u],
  ['advanced-python/advanced-functions-level8/same-box', 'recursion-same', /count calls itself with box again/u],
  ['advanced-python/advanced-classes-level8/adds-numbers', 'special-plain', /Line 6 gives back only a value.* a new Bag/u],
  ['advanced-python/advanced-classes-level8/no-add', 'special-missing', /needs a method called __add__/u],
  ['advanced-python/advanced-classes-level8/one-side', 'special-sides', /a Bag on both sides of \+/u],
  ['advanced-python/advanced-classes-level6/no-lt', 'special-missing', /needs a method called __lt__/u],
  ['advanced-python/advanced-classes-level7/no-getitem', 'special-missing', /needs a method called __getitem__/u],
  ['advanced-python/advanced-classes-level7/no-place', 'special-values', /gives it one value, besides self.* takes no value/u],
  ['advanced-python/advanced-lists-level1/split-missing', 'split-missing', /loop on line 1 goes through the text letter by letter/u],
  ['challenges/challenge-co-op/letters', 'split-missing', /loop on line 38/u],
  ['challenges/challenge-dressing/part-whole', 'split-parts', /Line 4 has several names for one text/u],
  ['advanced-python/advanced-lists-level3/slice-from-one', 'slice-start', /the slice starts at the wrong place/u],
  ['python/lists-level6/slice-to-the-end', 'slice-end', /the slice ends at the wrong place/u],
  ['advanced-python/advanced-lists-level8/first-alone', 'list-brackets', /put first in square brackets/u],
  ['advanced-python/advanced-lists-level4/no-reverse', 'sort-down', /Line 1 puts the smallest first/u],
  ['challenges/challenge-sorting-barn/minus-missing', 'sort-down', /Line 7 puts the smallest first/u],
  ['advanced-python/advanced-functions-level4/least-for-most', 'least-for-most', /Line 2 looks for the smallest/u],
  ['advanced-python/async-level5/task-shown', 'await-task', /On line 10, pie is work that is still going on/u],
  ['advanced-python/async-level8/gathered', 'gather-order', /gather\(\) on line 5 gives all the results at the end/u],
  ['python/lists-level8/whole-side', 'list-as-thing', /Line 2 uses a whole list/u],
  ['advanced-python/async-level8/ready-shown', 'await-task', /On line 6, ready is work/u],
  ['advanced-python/async-level1/loaf-unready', 'await-call', /Line 2 calls an async function/u],
  ['advanced-python/decorators-level8/memory-anew', 'made-anew', /Line 3 makes seen anew each time wrapper is called/u],
  ['advanced-python/exeptions-level6/other-error', 'except-other', /Line 3 only catches TypeError, .* is called ValueError/u],
  ['advanced-python/exeptions-level6/read-outside', 'try-outside', /Line 1 stops with a ValueError/u],
  ['advanced-python/generators-level6/whole-shelves', 'whole-in-loop', /Line 3 uses shelves.* is called shelf/u],
  ['challenges/challenge-salad-bar/whole-key', 'whole-in-loop', /Line 11 uses bar.* is called crop/u],
  ['python/lists-level2/whole-list', 'whole-in-loop', /Line 2 uses crops.* is called crop/u],
  ['python/lists-level2/first-only', 'whole-in-loop', /Line 2 uses crops\[0\]/u],
  ['python/lists-level8/field-again', 'whole-in-loop', /Line 2 uses field.* is called side/u],
  ['python/dictionaries-level4/plan-whole', 'whole-in-loop', /Line 3 uses plan.* is called crop, steps/u],
  ['python/classes-level6/cart-anew', 'made-in-loop', /Line 10 sets cart back to its start each time round/u],
  ['python/lists-level3/wishes-anew', 'made-in-loop', /Line 2 sets wishes back to its start/u],
  ['python/loops-level5/total-inside', 'made-in-loop', /Line 2 sets total back to its start/u],
  ['python/functions-level5/named-only', 'call-missing-values', /in them what is_ripe needs to know/u],
  ['python/functions-level2/param-ignored', 'parameter-unused', /pick on line 1 gets fruit, but never uses it/u],
  ['challenges/challenge-green-house/from-start', 'way-from-start', /place counts from the start of the way/u],
  ['python/intro-level8/f-in-one-only', 'f-missing', /On line 9, the text just shows the curly brackets/u],
  ['advanced-python/advanced-classes-level6/lt-unreturned', 'return-missing', /Look at line 6: what is “return” for/u],
  ['advanced-python/advanced-functions-level4/far-by-name', 'index-shifted', /On line 2, \[0\] is one place off/u],
  ['advanced-python/advanced-functions-level6/here-added', 'added-extra', /Line 8 says \+=, so it keeps the old value of here/u],
  ['advanced-python/async-level3/awaited-inside', 'await-extra', /With “await”, line 4 waits/u],
  ['advanced-python/async-level6/belt-awaited', 'async-loop', /starts with “async for”/u],
  ['advanced-python/async-level8/jobs-with-star', 'star-extra', /On line 5, the star takes jobs apart/u],
  ['advanced-python/exeptions-level6/int-missing', 'wrap-missing', /Line 2 uses player\.read\(\) as it is/u],
  ['advanced-python/generators-level1/next-shown', 'taken-extra', /Line 4 calls next\(\), so it takes out one more/u],
  ['advanced-python/generators-level4/counts-anew', 'made-in-loop', /Line 7 sets count_from\(1, 2\) back to its start/u],
  ['advanced-python/generators-level5/condition-first', 'condition-first', /Line 1 gives True or False for each one/u],
  ['challenges/challenge-endless-belt/kinds-counted', 'function-other', /On line 14, len\(\) isn't the function/u],
  ['challenges/challenge-four-ovens/baked-locked', 'line-too-late', /Line 7 comes too late\. It has to come before line 6/u],
  ['challenges/challenge-grape-juice/count-outside', 'line-indent', /where line 13 starts/u],
  ['challenges/challenge-ledger/return-in-loop', 'line-outdent', /Line 19 is inside the block of line 17/u],
  ['challenges/challenge-map-maker/one-path', 'list-shared', /Line 8 changes path/u],
  ['challenges/challenge-night-guard/whole-state', 'text-part', /With ==, line 5 asks/u],
  ['challenges/challenge-orange-house/crates-shrink', 'list-changed', /loop on line 2 goes through crates/u],
  ['challenges/challenge-three-locks/closed-early', 'line-too-early', /Line 5 comes too early\. It has to come after line 7/u],
  ['python/dictionaries-level2/equals-plus-key', 'sum-turned', /Line 5 says =\+/u],
  ['python/functions-level4/name-of-function', 'name-taken', /Line 5 gives price a value, but price is already/u],
  ['python/intro-level7/label-early', 'line-too-late', /Line 4 comes too late\. It has to come before line 3/u],
  ['python/lists-level7/value-at-place', 'place-itself', /eggs\[place\] is what is at that place/u],
  ['python/functions-level8/twice-whole', 'sign-whole', /On line 3, \/\//u],
  ['python/dictionaries-level6/stock-as-text', 'wrap-missing', /Line 6 uses stock as it is\. Put it through len\(\)/u],
  ['python/classes-level3/steps-from-crop', 'name-other', /On line 4, crop isn't the name/u],
  ['python/lists-level4/placed-in-loop', 'line-outdent', /Line 5 is inside the block of line 2/u],
  ['advanced-python/advanced-lists-level8/list-in-list', 'list-in-list', /On line 2, middle is a list already/u],
  ['advanced-python/decorators-level7/decorators-turned', 'line-too-late', /Line 8 comes too late/u],
  ['advanced-python/async-level4/one-after-another', 'gather-missing', /Line 9 doesn't let the jobs run/u],
  ['advanced-python/advanced-classes-level7/always-first', 'value-typed', /Line 6 has 0 typed in/u],
  ['advanced-python/advanced-lists-level4/key-other', 'key-other', /"name" is not the entry of c that you need/u],
  ['advanced-python/advanced-lists-level7/star-in-zip', 'star-missing', /On line 1, grid goes in as one value/u],
  ['advanced-python/async-level4/awaits-in-turn', 'gather-missing', /Line 5 doesn't let the jobs run/u],
  ['advanced-python/async-level8/star-of-completed', 'star-extra', /On line 6, the star takes jobs apart/u],
  ['advanced-python/exeptions-level6/number-dropped', 'result-dropped', /Line 3 works out a value.* such as far =/u],
  ['advanced-python/generators-level6/yields-lists', 'yield-from-whole', /On line 2, “yield from” gives what is in shelves/u],
  ['challenges/challenge-echo-well/space-at-end', 'words-spaces', /Line 11 gives the right words, but with a space too many/u],
  ['challenges/challenge-four-ovens/lock-of-each', 'lock-own', /Line 4 makes a new lock each time cook is called/u],
  ['challenges/challenge-ledger/left-side-changed', 'left-changed', /Line 6 changes self\.bookings/u],
  ['challenges/challenge-rock-garden/turn-without-way-back', 'turn-back', /loop on line 2, you turn with turn_left\(\) and don't turn back/u],
  ['challenges/challenge-thirsty-rows/barrel-forgotten', 'range-few', /loop on line 2 runs one time too few/u],
  ['python/classes-level5/append-behind-loop', 'append-after', /just the last hen gets into hens/u],
  ['python/conditions-level2/elif-for-else', 'else-asks', /Line 5 asks again/u],
  ['python/functions-level1/far-counted-twice', 'value-here', /On line 9, far - near is 2\. It should be 4/u],
  ['python/functions-level4/coin-before-times', 'value-here', /On line 2, \(litres \+ 1\) \* 3 is 9\. It should be 7/u],
  ['python/lists-level1/length-as-place', 'index-length', /On line 1, len\(crops\) is how many there are/u],
  ['python/lists-level6/slice-one-short', 'value-here', /is \["carrot", "corn"\]\. It should be \["carrot", "corn", "radish"\]/u],
  ['python/lists-level8/same-side', 'value-later', /On line 2, field\[0\] is right at first\. Later it is \["corn", "corn"\]/u],
  ['advanced-python/advanced-functions-level7/return-inside', 'line-outdent-def', /Line 5 belongs to the function on line 2/u],
  ['python/dictionaries-level3/get-bare', 'get-default', /get\(\) on line 5 gives None/u],
  ['python/conditions-level5/second-if', 'else-asks', /Line 6 asks again/u],
  ['advanced-python/generators-level3/adds-before-yield', 'line-too-late', /Line 5 comes too late/u],
  ['challenges/challenge-tireless-scale/nonlocal-missing', 'outer-name', /“nonlocal asked” at the start of wrapper/u],
  ['advanced-python/advanced-lists-level3/reversed-none', 'none-from-method', /Line 7 uses what reverse\(\) gives back/u],
  ['python/functions-level6/refill-dropped', 'result-dropped', /Line 7 works out a value/u],
  ['challenges/challenge-map-maker/search-unpassed', 'generator-unused', /Line 9 makes a generator with search\(\)/u],
  ['challenges/challenge-stone-road/one-side-only', 'value-here', /On line 2, side is 3\. It should be 6/u],
  ['advanced-python/advanced-functions-level4/max-by-name', 'key-missing', /max\(\) on line 2 compares the entries as a whole/u],
  ['python/lists-level4/place-for-number', 'value-here', /len\(nests\) - 1 is 2\. It should be 3/u],
  ['challenges/challenge-echo-well/sign-as-text', 'wrap-missing', /Line 5 uses player\.read\(\) as it is/u],
  ['advanced-python/generators-level4/counters-in-loop', 'made-in-loop', /Line 7 sets count_from\(1, 2\) back to its start/u],
  ['advanced-python/advanced-functions-level2/step-behind-loop', 'line-indent', /where line 4 starts/u],
  ['challenges/challenge-salad-bar/looked-up-late', 'closure-late', /fetch on line 3 looks up crop only when it is called/u],
  ['python/classes-level6/letters-in-load', 'letters-added', /On line 7, \+= takes crop apart/u],
  ['python/intro-level4/quotes-of-two-kinds', 'quote-kinds', /On line 1, the text starts with one kind/u],
  ['python/dictionaries-level7/key-of-inner', 'key-inside', /On line 3, plots itself has no “crop”/u],
  ['advanced-python/advanced-classes-level3/made-in-init', 'class-reset', /line 3 sets Crate\.made back each time/u],
  ['python/lists-level4/len-as-method', 'function-as-method', /On line 4, len is a function, not a method/u],
  ['challenges/challenge-sorting-barn/turned-as-whole', 'reverse-all', /reverse=True on line 9 turns round the whole order/u],
  ['python/intro-level6/number-dropped', 'result-dropped', /Line 2 works out a value/u],
  ['advanced-python/async-level3/list-of-jobs', 'gather-list', /On line 4, gather\(\) gets one list/u],
  ['challenges/challenge-endless-belt/belt-in-loop', 'made-in-loop', /Line 4 sets belt\(\) back to its start/u],
  ['advanced-python/generators-level1/next-again', 'asked-again', /Line 4 asks for the value again, with next\(belt\)/u],
  ['advanced-python/advanced-classes-level5/setter-first', 'setter-first', /Line 2 needs water, but its @property comes further down/u],
  ['advanced-python/advanced-classes-level6/kilos-and-text', 'text-and-number', /Line 10 mixes text and a number/u],
] as const)('%s: %s', async (file, kind, words) => {
  const tips = await tipsOn(file);
  expect([tips.kind, tips.place.kind]).toEqual([kind, kind]);
  expect(tips.place.text).toMatch(words);
  expect(tips.line.edit).not.toBeNull();
  expect(contradicts(tips.code, tips.line)).toBe(false);
}); // prettier-ignore

test('a method that is called by its name is not told to have another one', async () => {
  const { kind } = await tipsOn('challenges/challenge-co-op/ready-too-late');
  expect(kind).toBe('world-other');
});

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
