import { z } from 'zod';
import { PLAYER_COMMANDS } from './commands.table.ts';
import { LevelExerciseSchema, LevelQuestionSchema, ReviewQuestionSchema } from './exercise.schema.ts';
import { DirectionSchema, PositionSchema } from './position.schema.ts';
import { PyValueSchema } from './value.schema.ts';

export const PlayerCommandSchema = z.enum(PLAYER_COMMANDS);

/** What a goal requires: an act at a place, or a value at the end of the run. */
export const GOAL_ACTIONS = [
  'collect', 'assign', 'compare', 'place', 'build', 'speak', 'write', 'read', 'question',
  'open', 'close', 'water', 'plant', 'combine', 'push',
] as const; // prettier-ignore

const AmountSchema = z.object({ type: z.string().min(1), amount: z.int().min(1) });

/**
 * One goal of a level. `count` is the score that meets it; `score` starts at 0 and rises by one, or by
 * the cost amount for collect. `position` is where the animal stands, `targetPosition` the tile acted upon.
 * `data` is the phrase, name or value wanted; `variable` the learner's variable (assign) or expression (compare).
 */
export const LevelGoalSchema = z.object({
  action: z.enum(GOAL_ACTIONS),
  type: z.string().default(''),
  count: z.int().min(1).default(1),
  /** What the act needs in stock and uses up; for collect, how many one act yields. */
  cost: AmountSchema.optional(),
  data: PyValueSchema.optional(),
  /** Each `*` in the text of `data` stands for any text, e.g. a name that the learner typed. */
  wildcard: z.boolean().optional(),
  position: PositionSchema.optional(),
  targetPosition: PositionSchema.optional(),
  variable: z.string().optional(),
  /** What must be in stock, or met by goals of this type, before this goal can be met. */
  depends: z.object({ type: z.string().min(1), count: z.int().min(1) }).optional(),
  /** The value that a compare goal wants. Without it, the level's constant that `type` names. */
  expectedData: PyValueSchema.optional(),
  score: z.int().min(0).default(0),
});

/** A thing on the map that a command can act on, or somebody who stands in the way. */
export const ItemSchema = z.object({
  action: z.union([z.enum(GOAL_ACTIONS), z.literal('none')]),
  type: z.string().min(1),
  sprite: z.string().min(1),
  position: PositionSchema,
  compoundPositions: z.array(PositionSchema).optional(),
  /** What read() returns for a sign, or for anything with a label. */
  text: z.string().max(500).optional(),
  /** The initial state of a door, gate, chest or oven, or of a shelf, rack, flag pole, tray or barrel. */
  state: z.enum(['open', 'closed', 'empty', 'filled']).optional(),
  /** What collect() takes from a source that remains: canteens from a well, the contents of a chest. */
  gives: z.string().min(1).optional(),
});

/** The draw order of tile layers, from the ground up; the animal stands between middle and top. */
export const TILE_LAYERS = [
  'ground_tiles', 'ground_layer', 'ground_details', 'middle_layer', 'top_layer', 'extra_layer',
] as const; // prettier-ignore

/** The part of Tiled's map format that the game uses. Collision objects are in pixels. */
export const LevelMapSchema = z.object({
  width: z.int().min(1).max(200),
  height: z.int().min(1).max(200),
  tilewidth: z.literal(16),
  tileheight: z.literal(16),
  layers: z.array(
    z.object({
      name: z.enum(TILE_LAYERS),
      width: z.int().min(1),
      height: z.int().min(1),
      data: z.array(z.int().min(0)),
    }),
  ),
  tilesets: z.array(z.object({ source: z.string().min(1), firstgid: z.int().min(1) })),
  collisions: z.object({
    objects: z.array(z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })),
  }),
});

/** A name that is already defined for the learner's code, e.g. `carrots = 17`. */
export const ConstantSchema = z.object({ name: z.string().regex(/^[A-Za-z_]\w*$/), value: PyValueSchema });

const SignsSchema = z.array(z.string().max(500)).max(100);
const AnswersSchema = z.array(z.boolean()).max(100);
const InputSchema = z.array(z.string().max(2_000)).max(100);
const DataCodeSchema = z.string().max(10_000);

/** What the world and a run need to know about a level. */
export const WorldLevelSchema = z.object({
  start: PositionSchema,
  facing: DirectionSchema,
  map: LevelMapSchema,
  items: z.array(ItemSchema),
  levelGoals: z.array(LevelGoalSchema),
  constants: z.array(ConstantSchema),
  /** Texts of the things that can be read, in the order of `items`; they replace `text`. */
  signs: SignsSchema.optional(),
  /** What question() returns, in order, when nobody is there to click Yes or No. */
  answers: AnswersSchema.optional(),
  /** What input() returns, in order, when nobody is there to type. */
  input: InputSchema.optional(),
  /** Python that runs before the learner's code; its public names become available to the learner, in addition to the constants. */
  data: DataCodeSchema.optional(),
});

/**
 * A hidden setting in which the learner's program must succeed too. What it leaves out is as in the level;
 * `constants` replace those of the same name, lists replace the whole list.
 */
export const VariantSchema = z.strictObject({
  start: PositionSchema.optional(),
  facing: DirectionSchema.optional(),
  items: z.array(ItemSchema).optional(),
  levelGoals: z.array(LevelGoalSchema).optional(),
  constants: z.array(ConstantSchema).optional(),
  signs: SignsSchema.optional(),
  answers: AnswersSchema.optional(),
  input: InputSchema.optional(),
  data: DataCodeSchema.optional(),
});

const GuideCommandsSchema = z.array(z.tuple([PlayerCommandSchema, PyValueSchema])).max(20);

/** What a picture shows of a level: where things are, not what the goals require. */
export const GuideSceneSchema = WorldLevelSchema.pick({
  start: true,
  facing: true,
  items: true,
  levelGoals: true,
});

/** The state of the level, or of another scene on its map, after some commands. */
const GuideViewSchema = z.strictObject({
  /** If absent, the level as shown. */
  scene: GuideSceneSchema.optional(),
  commands: GuideCommandsSchema,
});

/**
 * The picture of a guide: a part of the level's own map, which the page draws with the learner's animal. Two views
 * show before and after.
 */
export const GuideImageSchema = z.strictObject({
  /** Column, row, width and height in tiles. */
  area: z.tuple([z.int().min(0), z.int().min(0), z.int().min(2).max(16), z.int().min(2).max(8)]),
  views: z.array(GuideViewSchema).min(1).max(2),
});

/** The same as an author writes it: `variant` is the index of a hidden setting, which the compiler turns into a scene. */
export const GuideImageFileSchema = GuideImageSchema.extend({
  views: z
    .array(z.strictObject({ variant: z.int().min(0).optional(), commands: GuideCommandsSchema }))
    .min(1)
    .max(2),
});

/** A term of the level that belongs in the learner's glossary. */
export const GlossaryEntrySchema = z.object({ term: z.string().min(1), text: z.string().min(1) });

/**
 * A dose of help: a nudge as a question, where to look (a tile and a line of the template), the lines of the
 * reference solution shuffled with an extra one, and one line of it.
 */
export const HintDoseSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('nudge'), text: z.string().min(1) }),
  z.object({
    kind: z.literal('look'),
    text: z.string().min(1),
    tile: PositionSchema.optional(),
    line: z.int().min(1).optional(),
  }),
  z.object({ kind: z.literal('lines'), lines: z.array(z.string().min(1)).min(2) }),
  z.object({ kind: z.literal('line'), line: z.string().min(1) }),
]);

/** The maximum number of hidden variants of a level. */
export const MAX_VARIANTS = 10;

/** The hidden variants of a level. They are run in this order after a success on the shown map. */
export const VariantsSchema = z.array(VariantSchema).max(MAX_VARIANTS);

/** What an author may add to a level. All of it is optional. */
export const LevelExtrasSchema = z.object({
  ...WorldLevelSchema.pick({ signs: true, answers: true, input: true, data: true }).shape,
  /** Things that can be placed in the creative level; their positions do not matter. */
  palette: z
    .array(ItemSchema.omit({ position: true }))
    .max(100)
    .optional(),
  /**
   * Ideas of Python that the level is about and no goal asks for, as `uses` knows them: who completes it without one is
   * told of it, and who tries it has a star more.
   */
  ideas: z.array(z.string().min(1)).min(1).max(3).optional(),
});

/**
 * Answer of GET /api/level/data/{course_slug}/{slug}. `chapter_id` and `level_id` count from 1; a level
 * without a chapter, such as `creative`, has chapter 0 without a name.
 */
export const LevelDataSchema = WorldLevelSchema.extend({
  slug: z.string(),
  course_slug: z.string(),
  name: z.string(),
  chapter_name: z.string(),
  chapter_id: z.int().min(0),
  level_id: z.int().min(1),
  /** Screen pixels per tile. */
  zoom: z.int().min(16).max(256),
  /** Markdown. */
  guide: z.string(),
  guideImage: GuideImageSchema.nullable(),
  /** What the picture shows, for those who cannot see it. */
  guideImageAlt: z.string().optional(),
  guideNotReady: z.boolean(),
  /** Markdown. */
  tutorial: z.string(),
  /** Markdown. */
  hint: z.string(),
  /** One sentence. */
  tip: z.string(),
  ...LevelExtrasSchema.shape,
  /** In how many hidden variants the program must succeed too; getLevelVariants returns them. */
  variantCount: z.int().min(0),
  glossary: z.array(GlossaryEntrySchema).optional(),
  /** Sentences for goals whose check is an expression, by that: learners read these in its place. */
  goalTexts: z.record(z.string(), z.string()).optional(),
  /** What the question asks, if its answer is the value of an expression. */
  questionText: z.string().optional(),
  /** How many doses of help there are; getHintDose returns each. */
  hintDoseCount: z.int().min(0),
  codeTemplate: z.string(),
  question: LevelQuestionSchema.optional(),
  exercise: LevelExerciseSchema.optional(),
  /** What learners are asked about the chapter two before, in the level that opens a chapter. */
  review: z.array(ReviewQuestionSchema).min(1).max(3).optional(),
  /** The maximum number of lines that are neither empty nor only a comment. */
  maxLinesOfCode: z.int().min(1).optional(),
  /** Names of the commands that the level uses, in order of first use. */
  commands: z.array(PlayerCommandSchema),
  /** The hash of the level in all its settings; run records send it back. */
  level_hash: z.string(),
  /** Visitors may look at it, and run it with an account. */
  signUpToRun: z.boolean().optional(),
  /** The language of its texts, if they do not exist in the language that was asked for. */
  textsLanguage: z.string().optional(),
  locked: z.boolean(),
  completed: z.boolean(),
  last_code_executed: z.string().nullable(),
});

/** Answer of GET /api/level/variants/{course_slug}/{slug}: `level_hash` is that of the level/data to which they belong. */
export const LevelVariantsSchema = z.object({ level_hash: z.string(), variants: VariantsSchema });

export type LevelGoal = z.infer<typeof LevelGoalSchema>;
export type Item = z.infer<typeof ItemSchema>;
export type LevelMap = z.infer<typeof LevelMapSchema>;
export type Constant = z.infer<typeof ConstantSchema>;
export type Variant = z.infer<typeof VariantSchema>;
export type GuideImage = z.infer<typeof GuideImageSchema>;
export type GuideImageFile = z.infer<typeof GuideImageFileSchema>;
export type HintDose = z.infer<typeof HintDoseSchema>;
export type LevelVariants = z.infer<typeof LevelVariantsSchema>;
export type GlossaryEntry = z.infer<typeof GlossaryEntrySchema>;
export type WorldLevel = z.infer<typeof WorldLevelSchema>;
export type LevelData = z.infer<typeof LevelDataSchema>;
