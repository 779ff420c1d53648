import { noun, type Noun, type Translate } from '@burrow/i18n';
import type { Direction, Position } from '@burrow/contracts';
import { thingOf, type World, type WorldEvent, type WorldState } from '@burrow/world';
import { headingOf } from '@burrow/painting';

/** What to say about one step of a run. */
export interface ShownStep {
  readonly line: number | null;
  readonly events: readonly WorldEvent[];
  readonly after: WorldState;
}

type Told = readonly [key: string, params: Readonly<Record<string, string | number | Noun>>];

const facingOf = (from: Position, to: Position, t: Translate): string =>
  t(`facing.${headingOf([to[0] - from[0], to[1] - from[1]] as Direction)}`);

const thingNoun = (type: string, t: Translate): Noun => noun(t, `play:things.${type}`, type);

function told(event: WorldEvent, nameOfItem: (index: number) => Noun, t: Translate): Told {
  const nameOf = (type: string): Noun => thingNoun(type, t);
  switch (event.type) {
    case 'moved':
      return ['moved', { facing: facingOf(event.from, event.to, t) }];
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
      return ['pushed', { thing: nameOfItem(event.item), facing: facingOf(event.from, event.to, t) }];
    case 'built':
      return ['built', { thing: nameOf(event.structure) }];
    case 'watered':
      return event.item === null ? ['wateredGround', {}] : ['watered', { thing: nameOfItem(event.item) }];
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
      return ['failed', {}];
  }
}

/** The first tile of a walk represents the whole walk. */
function walked(events: readonly WorldEvent[], from: number): number {
  const end = events.findIndex((event, index) => index >= from && event.type !== 'moved');
  return (end === -1 ? events.length : end) - from;
}

/**
 * Returns a step of a run in words, with its line. Why one was refused is said where the run ends.
 * @param t the texts of `timeline` and `play`
 */
export function stepWords(world: World, { line, events, after }: ShownStep, t: Translate): string {
  const nameOfItem = (index: number): Noun => thingNoun(thingOf(world, after, index)?.type ?? '', t);
  const words = events.flatMap((event, index): string[] => {
    if (event.type === 'moved' && events[index - 1]?.type === 'moved') return [];
    const [key, params] = told(event, nameOfItem, t);
    return [t(`steps.${key}`, event.type === 'moved' ? { ...params, count: walked(events, index) } : params)];
  });
  if (words.length === 0) return '';
  return line === null ? words.join(' ') : t('steps.told', { line, words: words.join(' ') });
}
