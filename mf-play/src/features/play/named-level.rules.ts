import { ANIMAL_PLACEHOLDER, type LevelData } from '@burrow/contracts';

/** The level with the name of the learner's animal in its texts. */
export function withAnimal(level: LevelData, animal: string): LevelData {
  const say = (text: string): string => text.replaceAll(ANIMAL_PLACEHOLDER, animal);
  const { guide, guideImageAlt, tutorial, hint, tip, hintDoses } = level;
  return {
    ...level,
    guide: say(guide),
    tutorial: say(tutorial),
    hint: say(hint),
    tip: say(tip),
    ...(guideImageAlt !== undefined && { guideImageAlt: say(guideImageAlt) }),
    ...(hintDoses && {
      hintDoses: {
        ...hintDoses,
        nudge: say(hintDoses.nudge),
        look: { ...hintDoses.look, text: say(hintDoses.look.text) },
      },
    }),
  };
}
