import { TipSchema } from '@burrow/contracts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import {
  CHALLENGE_TIP,
  LEVEL_TIP,
  levelTip,
  SHORT,
  startAssistant,
  type TestAssistant,
} from './assistant.harness.ts';

let assistant: TestAssistant;

beforeAll(async () => {
  assistant = await startAssistant();
});
afterAll(() => assistant.close());

const RUN = {
  world_version: '1',
  level_hash: 'hash-of-intro-level1',
  commands: [['move_forward', 1, 1], ['collect', 'carrot', 2]],
  variables: {},
  error: { code: 'world/collect-position', params: { said: 'carrot' }, line: 2 },
}; // prettier-ignore

describe('a tip for a level', () => {
  test('is a question, then a place, then one line', async () => {
    const visitor = assistant.as();
    const tips = [];
    for (let round = 0; round < 3; round++) {
      const answer = await visitor.post(LEVEL_TIP, levelTip({ run: RUN }));
      expect(answer.statusCode).toBe(200);
      tips.push(TipSchema.parse(answer.json()));
    }
    expect(tips.map(({ dose, counter }) => [dose, counter])).toEqual([
      ['nudge', 5],
      ['pointer', 4],
      ['line', 4],
    ]);
    expect(tips.map(tip => tip.code_to_modify)).toEqual([null, null, 'player.move_forward(2)']);
    expect(tips.map(tip => tip.line_number)).toEqual([null, 1, 1]);
    expect(tips[2]).toMatchObject({
      code_to_add: null,
      resulted_code: null,
      is_code_sufficient: false,
    });
    expect(tips[1]?.text).toContain('line 1 needs one more step');
  });

  test('of two tabs at once: both are remembered and counted', async () => {
    const id = randomUUID();
    const student = assistant.asStudent(id);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => student.post(LEVEL_TIP, levelTip({ run: RUN }))),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const said = await assistant.sql.query(
      'select cardinality(given) as said from assistant.advice where learner_id = $1',
      [id],
    );
    expect(said).toEqual([{ said: 4 }]);
    expect((await student.get('/api/credit/level_assistant')).json()).toMatchObject({ counter: 16 });
  });

  test('is remembered with the last thirty of this sitting, and not longer than that', async () => {
    const id = randomUUID();
    const student = assistant.asStudent(id);
    await student.post(LEVEL_TIP, levelTip({ run: RUN }));
    const remembered = async (): Promise<string[]> => {
      const [row] = (await assistant.sql.query('select given from assistant.advice where learner_id = $1', [
        id,
      ])) as { given: string[] }[];
      return row?.given ?? [];
    };
    const [first] = await remembered();
    const earlier = Array.from({ length: 30 }, (_, at) => `earlier-${at}`);
    await assistant.sql.query('update assistant.advice set given = $2 where learner_id = $1', [id, earlier]);
    await student.post(LEVEL_TIP, levelTip({ run: RUN }));
    expect(await remembered()).toEqual([...earlier.slice(1), first]);
    await assistant.sql.query(
      "update assistant.advice set given_at = now() - interval '31 minutes' where learner_id = $1",
      [id],
    );
    await student.post(LEVEL_TIP, levelTip({ run: RUN }));
    expect(await remembered()).toEqual([first]);
  });

  test('can be applied only after an own try there that was run', async () => {
    const visitor = assistant.as();
    const ask = async (last_prompt: string, run?: object) =>
      TipSchema.parse((await visitor.post(LEVEL_TIP, levelTip({ last_prompt, run }))).json());
    const wrong = 'player.move_forward(7)\nplayer.collect("carot")\n';
    const ran = {
      ...RUN,
      commands: [['move_forward', 7, 1]],
      error: { code: 'world/move-wall', params: {}, line: 1 },
    };
    for (let round = 0; round < 3; round++)
      expect((await ask('player.move_forward(6)\nplayer.collect("carot")\n', ran)).resulted_code).toBeNull();
    expect((await ask(wrong)).resulted_code).toBeNull();
    const tip = await ask(wrong, ran);
    expect(tip.dose).toBe('line');
    expect(tip.resulted_code).toContain(String(tip.code_to_modify));
    expect((await ask(`${wrong}# the same`, ran)).resulted_code).not.toBeNull();
  });

  test('needs no run: the code and the error as it was shown are enough', async () => {
    const error_message =
      'Traceback (most recent call last):\n  File "your code", line 1, in <module>\nNameError: name \'carrot\' is not defined';
    const body = levelTip({ last_prompt: 'player.collect(carrot)', error_message });
    const { text } = (await assistant.as().post(LEVEL_TIP, body)).json();
    expect(text).toBe('Is carrot text, or the name of a variable?');
  });

  test('comes in the requested language', async () => {
    const arabic = await assistant.as().post(LEVEL_TIP, levelTip({ language: 'ar' }));
    expect(arabic.json().text).toMatch(/\p{Script=Arabic}/u);
    const other = await assistant.as().post(LEVEL_TIP, levelTip({ language: 'eu' }));
    expect(other.json().text).toMatch(/^[\x20-\x7e]+$/u);
  });

  test('that finds nothing wrong says so and costs nothing', async () => {
    const student = assistant.asStudent();
    await student.post(LEVEL_TIP, levelTip());
    const good = await student.post(
      LEVEL_TIP,
      levelTip({ last_prompt: 'player.move_forward(2)\nplayer.collect("carrot")' }),
    );
    expect(good.json()).toMatchObject({ is_code_sufficient: true, resulted_code: null, counter: 19 });
    expect((await student.get('/api/credit/level_assistant')).json()).toMatchObject({
      counter: 19,
      limit: 20,
    });
  });

  test.each([
    ['an unknown course', { course_name: 'nothing' }, 404, 'level/unknown-course'],
    ['an unknown level', { slug: 'intro-level99' }, 404, 'level/unknown-level'],
    ['no level', { slug: undefined }, 422, 'request/invalid'],
    ['no code', { last_prompt: undefined }, 422, 'request/invalid'],
    ['a level for accounts', { slug: 'intro-level8' }, 401, 'level/account-needed'],
    ['a level for plans', { slug: 'operators-level1' }, 402, 'level/plan-needed'],
  ])('is refused for %s', async (_name, more, status, code) => {
    const answer = await assistant.as().post(LEVEL_TIP, levelTip(more));
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  test('the solution and the learner’s code are neither stored nor logged', async () => {
    const mark = randomUUID();
    const visitor = assistant.as();
    for (let round = 0; round < 3; round++)
      await visitor.post(LEVEL_TIP, levelTip({ last_prompt: `${SHORT}# ${mark}` }));
    const kept = await assistant.sql.query('select given::text as given from assistant.advice');
    expect(JSON.stringify(kept)).not.toMatch(new RegExp(`${mark}|carrot|move_forward`, 'u'));
    expect(assistant.logLines.join('\n')).not.toContain(mark);
  });
});

describe('a tip for a challenge', () => {
  const body = (more: object = {}) => ({
    description: 'Anything',
    solution: '',
    last_prompt: SHORT,
    error_message: '',
    ...more,
  });

  test('by its slug, with a separate count', async () => {
    const student = assistant.asStudent();
    const answer = await student.post(CHALLENGE_TIP, body({ slug: 'first-challenge' }));
    expect(TipSchema.parse(answer.json())).toMatchObject({ dose: 'nudge', counter: 19 });
    expect((await student.get('/api/credit/challenge_assistant')).json().counter).toBe(19);
    expect((await student.get('/api/credit/level_assistant')).json().counter).toBe(20);
  });

  test('by its description, or by code alone', async () => {
    const guide = assistant.content.levels['challenges/first-challenge']?.texts['en']?.guide ?? '';
    const found = await assistant.as().post(CHALLENGE_TIP, body({ description: `  ${guide}\n` }));
    expect(found.json().text).toMatch(/carrot/u);
    const alone = await assistant
      .as()
      .post(CHALLENGE_TIP, body({ last_prompt: '', solution: 'for i in range(3)\n    player.open()' }));
    expect(alone.json().text).toMatch(/How does a line with for end/u);
  });

  test('needs a description', async () => {
    expect((await assistant.as().post(CHALLENGE_TIP, body({ description: '' }))).statusCode).toBe(422);
  });
});
