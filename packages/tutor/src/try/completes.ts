import { readCode } from '@burrow/python-syntax';
import { applyEdit, type Edit } from '../code/edit.ts';
import type { Context } from '../context.ts';
import { follow } from '../run/follow.ts';
import { tellStory } from '../run/story.ts';

/**
 * Whether an edit would complete the level: then its author types it. If the program cannot be followed, it is the last one
 * when nothing but lines of the learner's own still differs from the reference.
 */
export function completes({ level, code, stepsFrom, alignment }: Context, edit: Edit): boolean {
  if (!level) return false;
  const after = readCode(applyEdit(code.source, edit));
  const followed = follow(level, after);
  if (followed && tellStory({ level, ...followed }).isComplete) return true;
  return alignment !== undefined && stepsFrom(after).every(({ theirs }) => !theirs);
}
