import type { PlayerCommandName } from '@burrow/contracts';
import { paintLevel, type Atlases, type Shown, type Stroke } from '@burrow/painting';

const BUBBLES: Partial<Record<PlayerCommandName, string>> = {
  speak: 'bubble-talk',
  question: 'bubble-question',
};

/**
 * Returns what to draw of an entry's corner of the farm, from back to front.
 * @param animal lower-case name of the learner's animal
 */
export const paintEntry = (
  command: PlayerCommandName,
  shown: Shown,
  atlases: Atlases,
  animal: string,
): readonly Stroke[] => paintLevel(shown, atlases, animal, { bubble: BUBBLES[command] });
