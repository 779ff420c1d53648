import type { Composition } from '../composition.types.ts';
import { asyncLevel1 } from './async-level1.ts';
import { challengeBerryMilk } from './challenge-berry-milk.ts';
import { challengeBlueHouse } from './challenge-blue-house.ts';
import { challengeDressing } from './challenge-dressing.ts';
import { challengeEchoWell } from './challenge-echo-well.ts';
import { challengeFirstBridge } from './challenge-first-bridge.ts';
import { challengeFlagMail } from './challenge-flag-mail.ts';
import { challengeFruitJuice } from './challenge-fruit-juice.ts';
import { challengeGrainTower } from './challenge-grain-tower.ts';
import { challengeGrapeJuice } from './challenge-grape-juice.ts';
import { challengeGreenHouse } from './challenge-green-house.ts';
import { challengeOrangeHouse } from './challenge-orange-house.ts';
import { challengeRedHouse } from './challenge-red-house.ts';
import { challengeRockGarden } from './challenge-rock-garden.ts';
import { challengeSaladBar } from './challenge-salad-bar.ts';
import { challengeSeedSwap } from './challenge-seed-swap.ts';
import { challengeSignPainter } from './challenge-sign-painter.ts';
import { challengeStoneRoad } from './challenge-stone-road.ts';
import { challengeThirstyRows } from './challenge-thirsty-rows.ts';
import { challengeThreeLocks } from './challenge-three-locks.ts';
import { challengeWoodRoad } from './challenge-wood-road.ts';
import { creative } from './creative.ts';
import { generatorsLevel1 } from './generators-level1.ts';
import { introLevel1 } from './intro-level1.ts';
import { introLevel2 } from './intro-level2.ts';
import { introLevel3 } from './intro-level3.ts';
import { introLevel4 } from './intro-level4.ts';
import { introLevel5 } from './intro-level5.ts';
import { introLevel6 } from './intro-level6.ts';
import { introLevel7 } from './intro-level7.ts';
import { introLevel8 } from './intro-level8.ts';
import { loopsLevel1 } from './loops-level1.ts';
import { loopsLevel2 } from './loops-level2.ts';

/** One for each map that is composed rather than drawn in Tiled. */
export const COMPOSITIONS: readonly Composition[] = [
  asyncLevel1,
  challengeBerryMilk,
  challengeBlueHouse,
  challengeDressing,
  challengeEchoWell,
  challengeFirstBridge,
  challengeFlagMail,
  challengeFruitJuice,
  challengeGrainTower,
  challengeGrapeJuice,
  challengeGreenHouse,
  challengeOrangeHouse,
  challengeRedHouse,
  challengeRockGarden,
  challengeSaladBar,
  challengeSeedSwap,
  challengeSignPainter,
  challengeStoneRoad,
  challengeThirstyRows,
  challengeThreeLocks,
  challengeWoodRoad,
  creative,
  generatorsLevel1,
  introLevel1,
  introLevel2,
  introLevel3,
  introLevel4,
  introLevel5,
  introLevel6,
  introLevel7,
  introLevel8,
  loopsLevel1,
  loopsLevel2,
];
