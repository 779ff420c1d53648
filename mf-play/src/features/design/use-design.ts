import type { DesignExercise, LevelData } from '@burrow/contracts';
import { type Chosen, settingOf, shownChoice } from '@burrow/exercises/design/rules';
import { variantLevel } from '@burrow/world';
import { useMemo, useState } from 'react';
import { useLevelVariantsQuery } from '../../level/level.api.ts';
import type { ShownSetting } from '../../run/shown-setting.ts';

/** What the learner chooses of a level's setting. */
export interface Design {
  readonly task: DesignExercise;
  readonly chosen: Chosen;
  /** Null until the settings have loaded. */
  readonly choose: ((chosen: Chosen) => void) | null;
}

interface Designed {
  /** The level in the setting that was chosen. */
  readonly level: LevelData;
  readonly shown: ShownSetting;
  /** Null if there is nothing to choose. */
  readonly design: Design | null;
}

/** The setting of a level that the learner has chosen: the level as shown, unless the level is for designing. */
export function useDesign(level: LevelData): Designed {
  const { exercise, course_slug: course, slug, level_hash } = level;
  const task = exercise?.kind === 'design' ? exercise : null;
  const [chosen, choose] = useState<Chosen>(() => (task ? shownChoice(task) : []));
  const { currentData } = useLevelVariantsQuery({ course, level: slug }, { skip: !task });
  const variants = currentData?.level_hash === level_hash ? currentData.variants : null;
  const setting = task && variants ? settingOf(task, chosen) : 0;
  const variant = variants?.[setting - 1];
  const inSetting = useMemo(
    () => (variant ? { ...level, ...variantLevel(level, variant) } : level),
    [level, variant],
  );
  const shown = useMemo(() => ({ level, setting }), [level, setting]);
  return { level: inSetting, shown, design: task && { task, chosen, choose: variants && choose } };
}
