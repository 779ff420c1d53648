import { latePart } from '@burrow/client';
import { loadExerciseTexts } from '@burrow/exercises/texts';
import { loadDesignTexts } from '../../locales/texts.ts';
import { useOpenDesign } from './design.context.tsx';

const Bar = latePart(
  async () =>
    (await Promise.all([import('./design-bar.tsx'), loadDesignTexts(), loadExerciseTexts()]))[0].DesignBar,
);

/** Below the guide: what can be chosen of the level's setting. */
export function DesignArea() {
  const open = useOpenDesign();
  return open && <Bar open={open} />;
}
