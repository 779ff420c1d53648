import type { PyValue } from '@burrow/contracts';
import { fromPyValue, type Scope } from '@burrow/python-syntax';
import { LevelFileSchema } from '../schema/level-file.schema.ts';
import {
  type Element,
  expandList,
  expandValue,
  isList,
  isObject,
  type Json,
  type JsonObject,
} from './expand-value.ts';
import { LazyNames } from './lazy-names.ts';
import { Refused, RuleError, type RuleProblem } from './rule.ts';
import { type Stand, walkFunctions } from './walk.ts';

/** Lists of plain values, whose elements may have a `for` too: the key of the value in such an element. */
const PLAIN_LISTS: Readonly<Record<string, string>> = { signs: 'text', answers: 'value', input: 'text' };

/** Fields that may differ from setting to setting. */
export const SETTING_FIELDS = ['start', 'facing', 'data', ...Object.keys(PLAIN_LISTS), 'items', 'levelGoals'];

/** Fields with rules that only the level as shown has. */
export const SHOWN_FIELDS = ['help', 'guideImage'];

const StandSchema = LevelFileSchema.pick({ start: true, facing: true });

/** level.json, or a variant in it, and what is before its fields: `variants.0.`. */
export interface Source {
  readonly prefix: string;
  readonly file: JsonObject;
}

/** A value as it is written, and where. */
interface Written {
  readonly value: Json;
  readonly field: string;
}

/** A field of a setting without rules. */
export interface Expanded {
  readonly value: Json;
  /** Where it is written. */
  readonly field: string;
  /** Where its elements are written, if it is a list with rules in it. */
  readonly elements?: readonly Element[];
}

function lastWritten(sources: readonly Source[], field: string): Written | undefined {
  const source = sources.findLast(({ file }) => file[field] !== undefined);
  const value = source?.file[field];
  return source && value !== undefined ? { value, field: `${source.prefix}${field}` } : undefined;
}

function constantsOf({ prefix, file: { constants } }: Source): (readonly [string, Written])[] {
  if (!isList(constants)) return [];
  return constants.flatMap((one, index) =>
    isObject(one) && typeof one['name'] === 'string' && one['value'] !== undefined
      ? [[one['name'], { value: one['value'], field: `${prefix}constants.${index}.value` }] as const]
      : [],
  );
}

const namesOf = ({ prefix, file: { names } }: Source): (readonly [string, Written])[] =>
  Object.entries(isObject(names) ? names : {}).map(([name, value]) => [
    name,
    { value, field: `${prefix}names.${name}` },
  ]);

/** An element of a list of plain values, without what its `for` and `if` needed. */
function plainElement(element: Element, written: Json | undefined, key: string): Element {
  const isRule = isObject(written) && ('for' in written || 'if' in written);
  if (!isRule || !isObject(element.value) || Object.keys(element.value).join() !== key) return element;
  return { ...element, value: element.value[key] ?? null };
}

/** One setting of a level: the level as shown, or with a variant. Everything is written out when it is asked for. */
export class SettingExpander {
  readonly problems: RuleProblem[] = [];
  private readonly sources: readonly Source[];
  private readonly names = new LazyNames();
  private readonly scope: Scope = { names: this.names, outer: null, own: null };
  private readonly constants: ReadonlyMap<string, Written>;

  constructor(sources: readonly Source[]) {
    this.sources = sources;
    for (const [name, call] of walkFunctions(() => this.stand())) this.names.set(name, call);
    for (const field of Object.keys(PLAIN_LISTS))
      this.names.define(field, () => fromPyValue((this.field(field)?.value ?? []) as PyValue));
    this.constants = new Map(sources.flatMap(constantsOf));
    for (const [name, written] of [...sources.flatMap(namesOf), ...this.constants])
      this.names.define(name, () => fromPyValue(this.python(written) as PyValue));
  }

  private python({ value, field }: Written): Json {
    return expandValue(value, { field, scope: this.scope, note: '', isPython: true });
  }

  private field(name: string): Expanded | undefined {
    const written = lastWritten(this.sources, name);
    if (!written) return undefined;
    const { value, field } = written;
    const place = { field, scope: this.scope, note: '', isPython: false };
    if (!isList(value)) return { value: expandValue(value, place), field };
    const key = PLAIN_LISTS[name];
    const elements = expandList(value, place).map(element =>
      key === undefined ? element : plainElement(element, value[element.index], key),
    );
    return { value: elements.map(element => element.value), field, elements };
  }

  private stand(): Stand {
    const [start, facing] = ['start', 'facing'].map(name => this.field(name)?.value);
    const found = StandSchema.safeParse({ start, facing });
    if (!found.success) throw new Refused('the start is no place, or facing no direction');
    return { position: found.data.start, facing: found.data.facing };
  }

  /** Notes what is wrong, and goes on. */
  private noting<Result>(work: () => Result): Result | undefined {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      this.problems.push(...error.problems);
      return undefined;
    }
  }

  /** Those of the fields that the setting has, without rules. */
  fields(names: readonly string[]): ReadonlyMap<string, Expanded> {
    const found = new Map<string, Expanded>();
    for (const name of names) {
      const expanded = this.noting(() => this.field(name));
      if (expanded) found.set(name, expanded);
    }
    return found;
  }

  /** Its constants by name, without rules. */
  constantValues(): ReadonlyMap<string, Json> {
    const found = new Map<string, Json>();
    for (const [name, written] of this.constants) {
      const value = this.noting(() => this.python(written));
      if (value !== undefined) found.set(name, value);
    }
    return found;
  }
}
