import type { Translate } from '@burrow/i18n';
import { thingOf, type World, type WorldEvent, type WorldState } from '@burrow/world';
import { headingOf } from '../../scene/heading.rules.ts';

/** What is to be told of one step of a run. */
export interface ToldStep {
  readonly line: number | null;
  readonly events: readonly WorldEvent[];
  readonly after: WorldState;
}

type Told = readonly [key: string, params: Record<string, string | number>];

function told(event: WorldEvent, nameOfItem: (index: number) => string, t: Translate): Told | null {
  const nameOf = (type: string): string => t(`play:things.${type}`, { defaultValue: type });
  switch (event.type) {
    case 'moved':
      return ['moved', { column: event.to[0] + 1, row: event.to[1] + 1 }];
    case 'turned':
      return ['turned', { facing: t(`facing.${headingOf(event.to)}`) }];
    case 'bumped':
      return ['bumped', {}];
    case 'collected':
      return ['collected', { thing: nameOf(event.kind), amount: event.amount, total: event.total }];
    case 'spoke':
      return ['spoke', { text: event.phrase }];
    case 'signRead':
    case 'wrote':
      return [event.type, { text: event.text }];
    case 'opened':
    case 'closed':
      return [event.type, { thing: nameOfItem(event.item) }];
    case 'asked':
      return [event.answer ? 'askedYes' : 'askedNo', { text: event.question }];
    case 'pushed':
      return ['pushed', { thing: nameOfItem(event.item), column: event.to[0] + 1, row: event.to[1] + 1 }];
    case 'built':
      return ['built', { thing: nameOf(event.structure) }];
    case 'watered':
      return ['watered', { column: event.position[0] + 1, row: event.position[1] + 1 }];
    case 'placed':
    case 'planted':
      return [event.type, { thing: nameOf(event.kind), amount: event.amount }];
    case 'combined':
      return ['combined', { thing: nameOf(event.product) }];
    case 'spent':
      return ['spent', { thing: nameOf(event.kind), amount: event.amount, total: event.total }];
    case 'goalScored':
      return ['goalScored', { score: event.score, count: event.count }];
    case 'failed':
      return null;
  }
}

/** The last step of a walk stands for the whole walk. */
const isPassed = (event: WorldEvent, next: WorldEvent | undefined): boolean =>
  event.type === 'moved' && next?.type === 'moved';

/**
 * A step of a run in words, with its line.
 * @param t the texts of `timeline` and `play`
 * @param tellError words for a refusal
 */
export function stepWords(
  world: World,
  { line, events, after }: ToldStep,
  t: Translate,
  tellError: (code: string, params: Record<string, string | number>) => string,
): string {
  const nameOfItem = (index: number): string => {
    const type = thingOf(world, after, index)?.type ?? '';
    return t(`play:things.${type}`, { defaultValue: type });
  };
  const words = events.flatMap((event, index): string[] => {
    if (isPassed(event, events[index + 1])) return [];
    if (event.type === 'failed')
      return [tellError(event.code, event.params as Record<string, string | number>)];
    const said = told(event, nameOfItem, t);
    return said ? [t(`steps.${said[0]}`, said[1])] : [];
  });
  if (words.length === 0) return '';
  return line === null ? words.join(' ') : t('steps.told', { line, words: words.join(' ') });
}
