import { describe, expect, test } from '@jest/globals';
import { readCode } from '@burrow/python-syntax';
import { fieldLevel, goal, item } from '@burrow/world/testing';
import { advise } from '../advise.ts';
import { applyEdit } from '../code/edit.ts';
import { follow } from '../run/follow.ts';
import { request } from '../testing/ask.ts';
import type { Advice, TutorError, TutorRun } from '../tutor.types.ts';

/** Two carrots in a row: four lines to write. */
const LANE = fieldLevel({
  items: [5, 8].map(column => item({ action: 'collect', type: 'carrot', position: [column, 5] })),
  levelGoals: [4, 7].map(column =>
    goal({ action: 'collect', type: 'carrot', position: [column, 5], targetPosition: [column + 1, 5] }),
  ),
});
const REFERENCE =
  'player.move_forward(2)\nplayer.collect("carrot")\nplayer.move_forward(3)\nplayer.collect("carrot")\n';

/** What a run of a program records. */
function runOf(code: string): { run: TutorRun; error: TutorError | null } {
  const followed = follow(LANE, readCode(code));
  const { commands, variables, error } = followed ?? { commands: [], variables: {}, error: null };
  return { run: { commands, variables }, error };
}

/** Somebody at one level, who runs each program before they ask about it. */
class Sitting {
  private readonly given: string[] = [];
  private trail: Advice['trail'] = null;

  ask(code: string, hasRun: boolean): Advice {
    const run = hasRun ? runOf(code) : {};
    const asked = request({ level: LANE, references: [REFERENCE], code, ...run });
    const advice = advise({ ...asked, given: [...this.given], trail: this.trail });
    this.given.push(advice.key);
    this.trail = advice.trail;
    return advice;
  }

  /** Asks until a line is shown. */
  line(code: string, hasRun = true): Advice {
    let advice = this.ask(code, hasRun);
    for (let more = 0; more < 3 && !advice.edit; more++) advice = this.ask(code, hasRun);
    return advice;
  }
}

const FIRST = 'player.move_forward(2)\n';

describe('Apply comes only after an own try there', () => {
  test.each([
    ['nothing', FIRST],
    ['a space', 'player.move_forward( 2)\n'],
    ['spaces at the end', `${FIRST}   \n`],
    ['a comment', `${FIRST}# please\n`],
    ['a comment behind the line', 'player.move_forward(2)  # please\n'],
    ['pass', `${FIRST}pass\n`],
    ['pass behind a semicolon', 'player.move_forward(2); pass\n'],
    ['an ellipsis', `${FIRST}...\n`],
    ['a value', `${FIRST}1\n`],
    ['a text', `${FIRST}"please"\n`],
    ['a print', `${FIRST}print("please")\n`],
    ['needless brackets', 'player.move_forward((2))\n'],
    ['a line at another place', `player.turn_left()\n${FIRST}`],
  ])('%s is no try', (_what, code) => {
    const sitting = new Sitting();
    expect(sitting.line(FIRST).edit?.kind).toBe('add');
    expect(sitting.line(code).resultedCode).toBeNull();
  });

  test('a wrong line there that was run is one', () => {
    const sitting = new Sitting();
    sitting.line(FIRST);
    const code = `${FIRST}player.collect("carot")\n`;
    const tip = sitting.line(code);
    expect(tip.resultedCode).toBe(tip.edit && applyEdit(code, tip.edit));
    expect(tip.resultedCode).toContain('player.collect("carrot")');
  });

  test('a wrong line that was not run is none yet, and is one when it has run', () => {
    const sitting = new Sitting();
    sitting.line(FIRST);
    const code = `${FIRST}player.collect("carot")\n`;
    expect(sitting.line(code, false).resultedCode).toBeNull();
    expect(sitting.line(code).resultedCode).not.toBeNull();
  });

  test('a program that was wrong before the first tip is none', () => {
    expect(new Sitting().line(`${FIRST}player.collect("carot")\n`).resultedCode).toBeNull();
  });

  test('one try opens one place: the next line is not given for it', () => {
    const sitting = new Sitting();
    sitting.line(FIRST);
    const applied = sitting.line(`${FIRST}player.collect("carot")\n`).resultedCode ?? '';
    expect(sitting.line(applied)).toMatchObject({ edit: { kind: 'add' }, resultedCode: null });
  });

  test('a right line of one’s own is no try at the next one', () => {
    const sitting = new Sitting();
    sitting.line(FIRST);
    expect(sitting.line(`${FIRST}player.collect("carrot")\n`).resultedCode).toBeNull();
  });

  test('undoing an Apply is no try', () => {
    const sitting = new Sitting();
    sitting.line(FIRST);
    const wrong = `${FIRST}player.collect("carot")\n`;
    sitting.line(sitting.line(wrong).resultedCode ?? '');
    expect(sitting.line(wrong).resultedCode).toBeNull();
  });

  test('the last step is typed, whatever was tried', () => {
    const sitting = new Sitting();
    const before = REFERENCE.replace(/player\.collect\("carrot"\)\n$/u, '');
    sitting.line(before);
    const tip = sitting.line(`${before}player.collect("carot")\n`);
    expect(tip.edit).not.toBeNull();
    expect(tip.resultedCode).toBeNull();
  });
});

test('what is remembered of a program holds none of its words', () => {
  const { trail } = new Sitting().line('name = "Clover"\nplayer.move_forward(2)\n');
  expect(trail?.tree).toHaveLength(2);
  expect(JSON.stringify(trail)).not.toMatch(/Clover|name|move/u);
});
