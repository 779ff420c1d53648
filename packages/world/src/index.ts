export { applyCommand, type Applied } from './apply.ts';
export { answered } from './commands/question.command.ts';
export type { WorldError } from './world-error.ts';
export type { WorldEvent, WorldEventType } from './events.ts';
export { MAX_COMMANDS } from './limits.ts';
export { findPath } from './find-path.ts';
export { THING_KINDS, isChest, isWater, kindWord, type Blocking, type ItemKind } from './item-kinds.table.ts';
export {
  isValueGoal,
  judge,
  watchedVariables,
  type GoalJudgement,
  type Judgement,
  type Variables,
} from './judge.ts';
export { judgeRecord, type JudgedLevel, type Verdict } from './judge-record.ts';
export { FLAG_VARIANTS, RECIPES, type Ingredient } from './recipes.table.ts';
export {
  replay,
  replayToEnd,
  type GivenCommand,
  type Replay,
  type ReplayEnd,
  type ReplayStep,
} from './replay.ts';
export { restoreState, serialiseState } from './serialise.ts';
export { leftOut } from './left-out.ts';
export { reachesOf, shortfalls, usedWord, usesOf, type Shortfall } from './shortfall.ts';
export { showValue } from './show-value.ts';
export { startState, type ItemState, type ItemStatus, type Player, type WorldState } from './state.ts';
export { CHICKEN_HOUSES, STRUCTURES, type Structure } from './structures.table.ts';
export { leftOf, rightOf, sideOf } from './direction.ts';
export { itemsAt, thingOf, tilesOfThing } from './things.ts';
export { stepsTouching, tilesOfEvent } from './touched-by.ts';
export { samePyValue } from './value-equality.ts';
export { variantLevel } from './variant.ts';
export { WORLD_VERSION } from './version.ts';
export { isWalkable } from './walkable.ts';
export { isCreative, loadWorld, type World } from './world.ts';
