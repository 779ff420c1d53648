import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { rmSync } from 'node:fs';
import { copyFirstLevel } from '../testing/course-copy.ts';
import type { CourseCopy } from '../testing/course-copy.ts';
import { compileContent } from './compile-content.ts';
import { showProblem } from './problem.ts';

let course: CourseCopy;
const problems = () => compileContent(course.root).problems.map(showProblem);
const LEVEL = 'python/intro-level1';

beforeEach(() => {
  course = copyFirstLevel();
});
afterEach(() => rmSync(course.root, { recursive: true }));

interface MapFile {
  width: number;
  tilesets: { firstgid: number; source: string }[];
  layers: { name: string; width: number; data?: number[]; objects?: Record<string, unknown>[] }[];
}
type Goals = Record<string, unknown>[];
type Items = Record<string, unknown>[];

const editMap = (change: (map: MapFile) => void) =>
  course.edit('map.tmj', value => change(value as unknown as MapFile));

test('the copy itself is accepted', () => {
  expect(problems()).toEqual([]);
});

describe('the compiler names file and field when', () => {
  test('a text names a function that does not exist', () => {
    course.replace('en/guide.md', 'player.move_forward(1)', 'player.fly(1)');
    expect(problems()).toEqual([`${LEVEL}/en/guide.md: names player.fly, which does not exist`]);
  });

  test('a text calls a bare function that does not exist', () => {
    course.replace('ar/hint.md', 'X', '`hop(2)`');
    expect(problems()).toEqual([`${LEVEL}/ar/hint.md: names the function hop, which does not exist`]);
  });

  test.each(['`turn_left`', '`player.turn_left()`', '`turn_left()`'])('the tip names %s too early', code => {
    course.edit('en/texts.json', texts => (texts['tip'] = `Use ${code} here.`));
    expect(problems()).toEqual([
      `${LEVEL}/en/texts.json: names turn_left, which is not among the level's commands`,
    ]);
  });

  test('a text gives the player one animal, or a name where none is put', () => {
    course.replace('en/guide.md', '{animal}', 'Rabbit');
    course.replace('ar/guide.md', 'إلى {animal}', 'ل{animal}');
    course.replace('en/hint.md', '{animal}', '{player}');
    course.replace('en/tutorial.md', 'move_forward(', 'move_forward({animal}');
    course.edit('ar/texts.json', texts => (texts['name'] = 'فطور {animal}'));
    course.replace('template.py', 'do you stop', 'does the rabbit stop');
    expect(problems()).toEqual([
      `${LEVEL}/template.py: names one animal: learners choose theirs, so write {animal} or "you"`,
      `${LEVEL}/ar/guide.md: writes {animal} together with the letters before it`,
      `${LEVEL}/ar/texts.json: has {animal}, which only guide, tutorial, hint, tip and guideImageAlt may have`,
      `${LEVEL}/en/guide.md: names one animal: learners choose theirs, so write {animal} or "you"`,
      `${LEVEL}/en/tutorial.md: has {animal} in code, where nothing takes its place`,
      `${LEVEL}/en/hint.md: has the unknown placeholder {player}`,
    ]);
  });

  test('the picture of the guide has no words, or cannot be drawn', () => {
    course.edit('ar/texts.json', texts => delete texts['guideImageAlt']);
    course.edit('level.json', level => {
      const views = [{ commands: [['move_forward', 9]] }, { variant: 3, commands: [] }];
      level['guideImage'] = { area: [16, 4, 16, 2], views };
    });
    expect(problems()).toEqual([
      `${LEVEL}/ar/texts.json: guideImageAlt: is missing: the guide has a picture`,
      `${LEVEL}/level.json: guideImage.area: reaches beyond the map`,
      `${LEVEL}/level.json: guideImage.views.0.commands.0: is refused: world/move-wall`,
      `${LEVEL}/level.json: guideImage.views.0: leaves the player outside of the area`,
      `${LEVEL}/level.json: guideImage.views.1.variant: names a hidden setting that does not exist`,
    ]);
  });

  test('a text describes a picture that is not there', () => {
    course.edit('level.json', level => (level['guideImage'] = null));
    expect(problems()).toEqual(
      ['ar', 'en'].map(
        language =>
          `${LEVEL}/${language}/texts.json: guideImageAlt: describes a picture that the guide does not have`,
      ),
    );
  });

  test('a hint names a line of the template that is no code', () => {
    course.replace('en/hint.md', 'line 2', 'line 1');
    course.replace('ar/hint.md', 'السطر 2', 'السطر 9');
    expect(problems()).toEqual([
      `${LEVEL}/ar/hint.md: names line 9, where the template has no code`,
      `${LEVEL}/en/hint.md: names line 1, where the template has no code`,
    ]);
  });

  test('the template uses a command that the level does not have', () => {
    course.write('template.py', 'print(1)\nplayer.turn_left()\n');
    expect(problems()).toContain(
      `${LEVEL}/template.py: names turn_left, which is not among the level's commands`,
    );
  });

  test('comments of the template are missing in a language', () => {
    course.remove('ar/comments.json');
    expect(problems()).toContain(`${LEVEL}/ar/comments.json: is missing`);
  });

  test('a language has other comments than the template', () => {
    course.write('ar/comments.json', '["واحد"]');
    expect(problems()).toEqual([`${LEVEL}/ar/comments.json: has 1 comments, template.py has 2`]);
  });

  test('a comment would be shown out of order', () => {
    course.write('ar/comments.json', '["امشِ إلى Moss", "قل الاسم."]');
    expect(problems()).toEqual(
      ['امشِ إلى Moss', 'قل الاسم.'].map(
        comment =>
          `${LEVEL}/ar/comments.json: has Latin letters or a full stop after Arabic or Hebrew words: ${comment}`,
      ),
    );
  });

  test('a solution has too many lines', () => {
    course.edit('level.json', level => (level['maxLinesOfCode'] = 3));
    expect(problems()).toEqual([`${LEVEL}/solutions/reference.py: has more than 3 lines of code`]);
  });

  test.each(['en/guide.md', 'ar/tutorial.md', 'ar/texts.json', 'map.tmj', 'template.py', 'level.json'])(
    '%s is missing',
    file => {
      course.remove(file);
      expect(problems()).toEqual([`${LEVEL}/${file}: is missing`]);
    },
  );

  test('there is no solution and only one wrong program', () => {
    course.remove('solutions');
    for (const name of ['into-the-branches', 'no-quotation-marks', 'one-carrot'])
      course.remove(`wrong/${name}.py`);
    expect(problems()).toEqual([
      `${LEVEL}/solutions: needs a program that completes the level`,
      `${LEVEL}/wrong: needs two wrong programs or more`,
    ]);
  });

  test('a file of data is no JSON or has a field too many', () => {
    course.write('en/texts.json', '{');
    course.edit('level.json', level => (level['colour'] = 'red'));
    expect(problems()).toEqual([
      expect.stringMatching(/level1\/level\.json: Unrecognized key: "colour"/),
      expect.stringMatching(/level1\/en\/texts\.json: is no JSON/),
    ]);
  });

  test('the guide is too long, has a long sentence, no question and two terms in bold', () => {
    course.write('en/guide.md', `**A** **b** c d e f g h i j k. ${'One word. '.repeat(30)}`);
    expect(problems()).toEqual([
      `${LEVEL}/en/guide.md: has 71 words, 60 at most`,
      expect.stringContaining('has a sentence of more than 10 words: **A**'),
      `${LEVEL}/en/guide.md: has 2 terms in bold, not one`,
      `${LEVEL}/en/guide.md: asks for no prediction`,
    ]);
  });
});

describe('the compiler refuses a map', () => {
  test('whose layer is too short', () => {
    editMap(map => map.layers[1]!.data!.pop());
    expect(problems()).toEqual([`${LEVEL}/map.tmj: layers.ground_layer.data: has 279 tiles, not 280`]);
  });

  test('whose layer has another size', () => {
    editMap(map => (map.layers[1]!.width = 19));
    expect(problems()[0]).toBe(`${LEVEL}/map.tmj: layers.ground_layer: is 19 x 14 tiles, the map 20 x 14`);
  });

  test('with a tile of no tileset', () => {
    editMap(map => (map.layers[2]!.data![7] = 9_999));
    expect(problems()).toEqual([
      `${LEVEL}/map.tmj: layers.ground_details.data: tile 9999 belongs to no tileset`,
    ]);
  });

  test('whose tilesets overlap', () => {
    editMap(map => (map.tilesets[1]!.firstgid = 5));
    expect(problems()).toContain(
      `${LEVEL}/map.tmj: tilesets: dirt starts at 5, where ground still has tiles`,
    );
  });

  test('with a tileset of somewhere else', () => {
    editMap(map => (map.tilesets[0]!.source = '../lava.tsj'));
    expect(problems()[0]).toMatch(/map\.tmj: tilesets\.0\.source: \.\.\/lava\.tsj is no tileset/);
  });

  test('that lacks a layer', () => {
    editMap(map => map.layers.splice(3, 1));
    expect(problems()).toEqual([expect.stringContaining(`${LEVEL}/map.tmj: layers: must be ground_tiles, `)]);
  });

  test('with a layer of another name, infinite, or with compressed data', () => {
    editMap(map => (map.layers[0]!.name = 'grass'));
    expect(problems()[0]).toContain(`${LEVEL}/map.tmj: layers.0.name`);
    editMap(map => Object.assign(map, { infinite: true }));
    expect(problems().join()).toContain(`${LEVEL}/map.tmj: infinite`);
    editMap(map => Object.assign(map.layers[1]!, { data: 'eJxj' }));
    expect(problems().join()).toContain(`${LEVEL}/map.tmj: layers.1.data`);
  });

  test('with ids twice and collisions beyond its side', () => {
    editMap(map => {
      const objects = map.layers.at(-1)!.objects!;
      Object.assign(objects[0]!, { x: -16 });
      Object.assign(objects[1]!, { id: objects[0]!['id'] });
    });
    expect(problems()).toEqual([
      `${LEVEL}/map.tmj: layers.collisions.objects: two have the same id`,
      `${LEVEL}/map.tmj: layers.collisions.objects.1: lies beyond the map`,
    ]);
  });

  test.each(['ellipse', 'capsule', 'point'])('a collision is no rectangle but a shape (%s)', shape => {
    editMap(map => Object.assign(map.layers[6]?.objects?.[0] ?? {}, { [shape]: true }));
    expect(problems()).toEqual([
      `${LEVEL}/map.tmj: layers.6.objects.0.${shape}: an object of collisions must be a plain rectangle`,
    ]);
  });

  test('a layer was moved in Tiled', () => {
    editMap(map => Object.assign(map.layers[1] ?? {}, { offsetx: 16 }));
    expect(problems()[0]).toContain(`${LEVEL}/map.tmj: layers.1.offsetx`);
  });
});

describe('the compiler refuses a level', () => {
  const editGoals = (change: (goals: Goals) => void) =>
    course.edit('level.json', level => change(level['levelGoals'] as Goals));
  const editItems = (change: (items: Items) => void) =>
    course.edit('level.json', level => change(level['items'] as Items));

  test('whose start is blocked', () => {
    course.edit('level.json', level => (level['start'] = [6, 6]));
    expect(problems()).toContain(`${LEVEL}/level.json: start: 6,6 is blocked`);
  });

  test('whose goal nobody can walk to', () => {
    editGoals(goals => Object.assign(goals[1]!, { position: [12, 7], targetPosition: [12, 6] }));
    expect(problems()).toEqual([
      `${LEVEL}/level.json: levelGoals.1.position: nobody can walk from the start to 12,7`,
      `${LEVEL}/level.json: levelGoals.1.targetPosition: there is no carrot at 12,6 to collect`,
    ]);
  });

  test('whose target is not beside the place', () => {
    editGoals(goals => Object.assign(goals[0]!, { position: [7, 5] }));
    expect(problems()).toEqual([`${LEVEL}/level.json: levelGoals.0.targetPosition: 9,5 is not beside 7,5`]);
  });

  test('whose assign goal wants nothing', () => {
    editGoals(goals => goals.push({ action: 'assign' }));
    expect(problems()).toEqual([
      `${LEVEL}/level.json: levelGoals.2.variable: says whose value is wanted, and is missing`,
      `${LEVEL}/level.json: levelGoals.2.data: says which value is wanted, and is missing`,
    ]);
  });

  test('whose item has no picture, or shares its tile', () => {
    editItems(items => {
      Object.assign(items[0]!, { sprite: 'cucumbertree' });
      items.push({ action: 'none', type: 'gate', sprite: 'carrot', position: [12, 5] });
    });
    expect(problems()).toEqual(
      expect.arrayContaining([
        `${LEVEL}/level.json: items.0.sprite: the atlas has no picture cucumbertree`,
        `${LEVEL}/level.json: items.2.position: 12,5 has another item already`,
        `${LEVEL}/level.json: items.2.sprite: the atlas has no picture carrot-closed`,
      ]),
    );
  });

  test('whose hidden variant has its goal where nobody can walk', () => {
    course.edit('level.json', level => {
      const goals = structuredClone(level['levelGoals']) as Goals;
      Object.assign(goals[0]!, { position: [12, 7], targetPosition: [12, 6] });
      level['variants'] = [{ levelGoals: goals }];
    });
    expect(problems()).toEqual([
      `${LEVEL}/level.json: variants.0.levelGoals.0.position: nobody can walk from the start to 12,7`,
      `${LEVEL}/level.json: variants.0.levelGoals.0.targetPosition: there is no carrot at 12,6 to collect`,
    ]);
  });

  test('without help, with help that its solution does not have, or that gives no line too many', () => {
    course.edit('level.json', level => delete level['help']);
    expect(problems()).toEqual([`${LEVEL}/level.json: help: is missing`]);
    course.edit('level.json', level => (level['help'] = { line: 9, decoy: 'player.move_forward(2)' }));
    expect(problems()).toEqual([
      `${LEVEL}/level.json: help.line: the reference solution has 4 lines`,
      `${LEVEL}/level.json: help.decoy: is a line of the reference solution`,
    ]);
  });

  test('without an idea or a meaning for the glossary, or with a hint of one paragraph', () => {
    course.edit('en/texts.json', texts => {
      delete texts['idea'];
      delete texts['meaning'];
    });
    course.write('ar/hint.md', 'كم مربعًا؟\n');
    expect(problems()).toEqual([
      `${LEVEL}/ar/hint.md: has not two paragraphs: a question, and where to look`,
      `${LEVEL}/en/texts.json: idea: is missing`,
      `${LEVEL}/en/texts.json: meaning: is missing`,
    ]);
  });
});
