/** Files of a generated level, by path below its folder; the level's author replaces the words. */
export type StarterFiles = Readonly<Record<string, string>>;

/** A data file's content. */
export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Texts of a level that is made without a plan: a carrot on a lane. */
export const STARTER_TEXTS = {
  en: {
    short: {
      name: 'A new level',
      idea: 'A carrot on a lane',
      tip: 'Stop one tile before the carrot.',
      meaning: 'A name that keeps a value.',
    },
    guide: `A carrot lies on the lane.

A **variable** keeps a value. \`steps = 1\` keeps 1. Where does {animal} stop? Guess, then press Run.

Change the number and collect the carrot.
`,
    task: `A carrot lies on the lane. \`steps\` tells how far it is. Walk up to it and collect it.
`,
    tutorial: `A name stands left of \`=\`, its value stands right of it.

\`\`\`python
apples = 2
print(apples)
\`\`\`
`,
    hint: `How many tiles can {animal} walk before the carrot is right ahead?

Look at the X mark on the lane, and at the name \`steps\`.
`,
  },
  ar: {
    short: {
      name: 'مستوى جديد',
      idea: 'جزرة على الطريق',
      tip: 'قف قبل الجزرة بمربع واحد.',
      meaning: 'اسم يحفظ قيمة.',
    },
    guide: `على الطريق جزرة.

**المتغيّر** يحفظ قيمة. السطر \`steps = 1\` يحفظ 1. أين ستقف؟ خمّن، ثم اضغط «شغّل».

غيّر العدد واجمع الجزرة.
`,
    task: `على الطريق جزرة. والاسم \`steps\` يقول كم تبعد. امشِ إليها واجمعها.
`,
    tutorial: `الاسم على يسار \`=\`، وقيمته على يمينها.

\`\`\`python
apples = 2
print(apples)
\`\`\`
`,
    hint: `كم مربعًا تمشي حتى تصير الجزرة أمامك تمامًا؟

انظر إلى علامة X على الطريق، وإلى الاسم \`steps\`.
`,
  },
} as const;

/** A setting: the carrot this many steps away. */
const setting = (steps: number) => ({
  items: [{ action: 'collect', type: 'carrot', sprite: 'carrot', position: [6 + steps, 6] }],
  levelGoals: [
    {
      action: 'collect',
      type: 'carrot',
      count: 1,
      position: [5 + steps, 6],
      targetPosition: [6 + steps, 6],
    },
  ],
});

function levelFile(isChallenge: boolean, access: string): unknown {
  const shown = setting(4);
  const assign = { action: 'assign', variable: 'steps', data: 4 };
  const steps = (value: number) => [{ name: 'steps', value }];
  return {
    draft: true,
    zoom: 64,
    start: [5, 6],
    facing: [1, 0],
    items: shown.items,
    levelGoals: isChallenge ? shown.levelGoals : [...shown.levelGoals, assign],
    constants: isChallenge ? steps(4) : [],
    ...(isChallenge && { variants: [2, 7].map(value => ({ ...setting(value), constants: steps(value) })) }),
    access,
    // What a program without the name passes by: whoever counts the steps by hand is told of it.
    ...(!isChallenge && { ideas: ['move_forward(steps)'], question: { kind: 'tile' } }),
    guideImage: null,
    guideNotReady: false,
    help: { tile: [9, 6] },
  };
}

const COLLECT = 'player.move_forward(steps)\nplayer.collect("carrot")\n';

function programs(isChallenge: boolean): StarterFiles {
  const given = isChallenge ? '' : 'steps = 4\n';
  const line = isChallenge ? 1 : 2;
  return {
    ...(isChallenge && {
      'ar/comments.json': json(['امشِ، ثم التقط']),
      'reference.json': json({ commands: 2, ideas: [] }),
    }),
    'template.py': isChallenge ? '# Walk, then collect.\n' : 'steps = 1\nplayer.move_forward(steps)\n',
    'solutions/reference.py': `${given}${COLLECT}`,
    'wrong/too-far.py': `${given}player.move_forward(steps + 1)\nplayer.collect("carrot")\n`,
    'wrong/too-far.json': json({
      outcome: { kind: 'error', code: 'world/collect-position', line: line + 1 },
    }),
    'wrong/not-collected.py': `${given}player.move_forward(steps)\n`,
    'wrong/not-collected.json': json({ outcome: { kind: 'incomplete', open: [0] } }),
  };
}

/** Everything but the map. */
export function starterFiles(isChallenge: boolean, access: string): StarterFiles {
  const texts = Object.entries(STARTER_TEXTS).flatMap(
    ([language, { short, guide, task, tutorial, hint }]) => {
      const { meaning: _meaning, ...plain } = short;
      return [
        [`${language}/texts.json`, json(isChallenge ? plain : short)],
        [`${language}/guide.md`, isChallenge ? task : guide],
        [`${language}/hint.md`, hint],
        ...(isChallenge ? [] : [[`${language}/tutorial.md`, tutorial]]),
      ];
    },
  );
  return {
    'level.json': json(levelFile(isChallenge, access)),
    ...(!isChallenge && { 'question.json': json({ answer: [6, 6] }) }),
    ...programs(isChallenge),
    ...(Object.fromEntries(texts) as StarterFiles),
  };
}
