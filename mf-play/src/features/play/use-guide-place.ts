import { useGuide } from '../../level/guide.context.tsx';
import type { Side } from '../../level/screen.context.ts';
import { useTwoColumns } from '../../level/use-media.ts';

/** Returns the column of the level's text: beside the code it is open above the map, so that the code keeps its place. */
export function useGuidePlace(): Side {
  const hasTwoColumns = useTwoColumns();
  const { isOpen } = useGuide();
  return hasTwoColumns && isOpen ? 'game' : 'code';
}
