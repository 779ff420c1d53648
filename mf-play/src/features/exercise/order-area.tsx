import { latePart } from '@burrow/client';
import { loadExerciseTexts } from '@burrow/exercises/texts';

/** Lines to be put in order; loaded in levels that have them. */
export const OrderArea = latePart(
  async () => (await Promise.all([import('./order-editor.tsx'), loadExerciseTexts()]))[0].OrderEditor,
);
