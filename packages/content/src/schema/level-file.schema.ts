import {
  ConstantSchema,
  DirectionSchema,
  ItemSchema,
  LevelGoalSchema,
  PlayerCommandSchema,
  PositionSchema,
} from '@burrow/contracts';
import { z } from 'zod';

/** level.json: what a level is, besides its map, texts and programs. */
export const LevelFileSchema = z.strictObject({
  zoom: z.int().min(16).max(256),
  start: PositionSchema,
  facing: DirectionSchema,
  items: z.array(ItemSchema.strict()),
  levelGoals: z.array(LevelGoalSchema.strict()),
  constants: z.array(ConstantSchema),
  commands: z.array(PlayerCommandSchema).min(1),
  maxLinesOfCode: z.int().min(1).optional(),
  access: z.enum(['open', 'account-to-run', 'account', 'plan']),
  guideImage: z.string().nullable(),
  guideNotReady: z.boolean(),
});

/** <language>/texts.json: the short texts. */
export const ShortTextsSchema = z.strictObject({ name: z.string().min(1), tip: z.string().min(1) });

/** wrong/<name>.json and template.json: how the program beside it must end. */
export const EndFileSchema = z.strictObject({
  outcome: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('error'),
      code: z.string().regex(/^(world|python)\/[a-z-]+$/),
      line: z.int().min(1),
    }),
    z.strictObject({
      kind: z.literal('incomplete'),
      /** Indexes of the level's goals that stay open, ascending. */
      open: z.array(z.int().min(0)).min(1),
    }),
  ]),
});

export type LevelFile = z.infer<typeof LevelFileSchema>;
export type ShortTexts = z.infer<typeof ShortTextsSchema>;
export type ProgramOutcome = z.infer<typeof EndFileSchema>['outcome'];
