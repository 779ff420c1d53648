import { ANIMAL_PLACEHOLDER, type HintDose, type LevelData } from '@burrow/contracts';

const naming =
  (animal: string) =>
  (text: string): string =>
    text.replaceAll(ANIMAL_PLACEHOLDER, animal);

/** Returns the level with the name of the learner's animal in its texts. */
export function withAnimal(level: LevelData, animal: string): LevelData {
  const say = naming(animal);
  const { guide, guideImageAlt, tutorial, hint, tip } = level;
  return {
    ...level,
    guide: say(guide),
    tutorial: say(tutorial),
    hint: say(hint),
    tip: say(tip),
    ...(guideImageAlt !== undefined && { guideImageAlt: say(guideImageAlt) }),
  };
}

/** Returns a dose of help with the name of the learner's animal in its text. */
export const doseWithAnimal = (dose: HintDose, animal: string): HintDose =>
  'text' in dose ? { ...dose, text: naming(animal)(dose.text) } : dose;
