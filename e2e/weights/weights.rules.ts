// What a page weighs against what it may weigh. Pure: data in, data out.

export type Device = 'desktop' | 'phone';

/** How far a page moves while it loads (CLS), on each device. */
type Shift = Readonly<Record<Device, number>>;

/** Kilobytes over the line, by the file that they came in. */
type Parts = Readonly<Record<string, number>>;

export interface Weight {
  readonly kilobytes: number;
  readonly shift: Shift;
  readonly parts: Parts;
}

export interface Limit {
  readonly kilobytes: number;
  /** Only where a page moves more than any should. */
  readonly shift?: Partial<Shift>;
  /** What the kilobytes were made of, so that what grew can be named. */
  readonly parts: Parts;
}

export type Weights = Readonly<Record<string, Weight>>;
export type Limits = Readonly<Record<string, Limit>>;

/** Hashes in names and in headers compress a little differently in each build. */
const SLACK = 1.005;
/** A page that moves more than this looks restless. */
const MOST_SHIFT = 0.1;
/** A font that comes one frame later moves a line. */
const SHIFT_SLACK = 0.02;
const DEVICES: readonly Device[] = ['desktop', 'phone'];
const MOST_NAMED = 5;
/** A part that grew by less is not named. */
const NOTICED_KB = 0.1;

const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

function grownParts(weight: Weight, limit: Limit): string {
  const grown = Object.entries(weight.parts)
    .map(([name, now]) => ({ name, now, before: limit.parts[name] ?? 0 }))
    .filter(({ now, before }) => now - before >= NOTICED_KB)
    .toSorted((a, b) => b.now - b.before - (a.now - a.before));
  const named = grown.slice(0, MOST_NAMED).map(({ name, now, before }) => {
    return before > 0 ? `${name} from ${before} to ${now}` : `${name} is new with ${now}`;
  });
  return named.join('; ');
}

function shiftComplaints(page: string, { shift }: Weight, limit: Limit): string[] {
  return DEVICES.flatMap(device => {
    const known = limit.shift?.[device];
    const most = known === undefined ? MOST_SHIFT : known + SHIFT_SLACK;
    if (shift[device] <= most) return [];
    return [
      `${page} moves by ${shift[device]} on a ${device} while it loads, its limit is ${known ?? MOST_SHIFT}`,
    ];
  });
}

/** What is wrong with weights: a line for each page that is too heavy, moves too much, or has no limit. */
export function complaintsOf(weights: Weights, limits: Limits): string[] {
  return Object.entries(weights).flatMap(([page, weight]) => {
    const limit = limits[page];
    if (!limit) return [`${page} has no limit: it weighs ${weight.kilobytes} KB`];
    const shifts = shiftComplaints(page, weight, limit);
    if (weight.kilobytes <= limit.kilobytes * SLACK) return shifts;
    const line = `${page} weighs ${weight.kilobytes} KB, its limit is ${limit.kilobytes} KB. In KB: ${grownParts(weight, limit)}`;
    return [line, ...shifts];
  });
}

function shiftLimits({ shift }: Weight): Pick<Limit, 'shift'> {
  const restless = DEVICES.filter(device => shift[device] > MOST_SHIFT);
  if (restless.length === 0) return {};
  return { shift: Object.fromEntries(restless.map(device => [device, rounded(shift[device], 2)])) };
}

/**
 * Kilobytes lowered to what was reached, and for the pages that are named whatever was measured. How far a page moves
 * depends on what comes first, so that its own limit is not lowered by one calm run.
 */
export function renewed(limits: Limits, weights: Weights, named: readonly string[]): Limits {
  const pages = Object.entries(weights).map(([page, weight]): [string, Limit] => {
    const limit = limits[page];
    const { kilobytes, parts } = weight;
    if (!limit || named.includes(page)) return [page, { kilobytes, ...shiftLimits(weight), parts }];
    return [page, kilobytes < limit.kilobytes ? { ...limit, kilobytes, parts } : limit];
  });
  return Object.fromEntries(pages);
}
