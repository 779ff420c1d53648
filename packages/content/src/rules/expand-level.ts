import { isDeepStrictEqual } from 'node:util';
import { isList, isObject, type Json, type JsonObject } from './expand-value.ts';
import {
  type Expanded,
  SETTING_FIELDS,
  SettingExpander,
  SHOWN_FIELDS,
  type Source,
} from './expand-setting.ts';
import type { RuleProblem } from './rule.ts';

export interface ExpandedLevel {
  /** level.json without rules. */
  readonly level: Json;
  /** What is wrong with them. */
  readonly problems: readonly RuleProblem[];
  /** Names the field of level.json from which a field of `level` was made. */
  readonly asWritten: (field: string) => string;
}

const IDENTIFIER = /^[A-Za-z_]\w*$/;

function nameProblems({ prefix, file: { names, constants } }: Source): RuleProblem[] {
  if (names === undefined) return [];
  if (!isObject(names)) return [{ field: `${prefix}names`, message: 'is no object of names and values' }];
  const taken = new Set(isList(constants) ? constants.map(one => isObject(one) && one['name']) : []);
  return Object.keys(names).flatMap(name => {
    const message = taken.has(name)
      ? 'is a constant'
      : IDENTIFIER.test(name)
        ? undefined
        : 'is no name of Python';
    return message === undefined ? [] : [{ field: `${prefix}names.${name}`, message }];
  });
}

const nameOf = (constant: Json): string | undefined =>
  isObject(constant) && typeof constant['name'] === 'string' ? constant['name'] : undefined;

/** Constants as written, with the values of their rules. */
const withValues = (constants: readonly Json[], values: ReadonlyMap<string, Json>): Json[] =>
  constants.map(one => {
    const value = values.get(nameOf(one) ?? '');
    return isObject(one) && value !== undefined ? { ...one, value } : one;
  });

/** One setting without rules. */
interface Setting {
  readonly fields: ReadonlyMap<string, Expanded>;
  readonly constants: ReadonlyMap<string, Json>;
}

const valuesOf = (fields: ReadonlyMap<string, Expanded>): JsonObject =>
  Object.fromEntries([...fields].map(([name, { value }]) => [name, value]));

function shownLevel({ names: _names, ...file }: JsonObject, { fields, constants }: Setting): JsonObject {
  const written = file['constants'];
  return {
    ...file,
    ...valuesOf(fields),
    ...(isList(written) && { constants: withValues(written, constants) }),
  };
}

/** A variant as it is written, and whatever rules of the level make of its names. */
function plainVariant({ names: _names, ...file }: JsonObject, setting: Setting, shown: Setting): JsonObject {
  const differing = [...setting.fields].filter(
    ([name, { value }]) => name in file || !isDeepStrictEqual(value, shown.fields.get(name)?.value),
  );
  const written = file['constants'] ?? [];
  if (!isList(written)) return { ...file, ...valuesOf(new Map(differing)) };
  const own = new Set(written.map(nameOf));
  const derived = [...setting.constants].filter(
    ([name, value]) => !own.has(name) && !isDeepStrictEqual(value, shown.constants.get(name)),
  );
  const constants = [
    ...withValues(written, setting.constants),
    ...derived.map(([name, value]) => ({ name, value })),
  ];
  return {
    ...file,
    ...valuesOf(new Map(differing)),
    ...((file['constants'] !== undefined || constants.length > 0) && { constants }),
  };
}

const FIELD = /^((?:variants\.\d+\.)?)([A-Za-z]+)(?:\.(\d+))?(.*)$/s;

/** Names where the field of a setting is written, with its round, and the setting if the field is not its own. */
function writtenField(field: string, settings: ReadonlyMap<string, Setting>): string {
  const [, prefix = '', name = '', index, rest = ''] = FIELD.exec(field) ?? [];
  const expanded = settings.get(prefix)?.fields.get(name);
  if (!expanded) return field;
  const element = index === undefined ? undefined : expanded.elements?.[Number(index)];
  const at = element?.index ?? index;
  const isOwn = expanded.field === `${prefix}${name}`;
  const notes = [element?.note ?? '', isOwn ? '' : `in ${prefix.slice(0, -1)}`].filter(note => note !== '');
  const written = `${expanded.field}${at === undefined ? '' : `.${at}`}${rest}`;
  return notes.length === 0 ? written : `${written} (${notes.join(', ')})`;
}

/** The first problem of each field. */
function firstOfEach(problems: readonly RuleProblem[]): readonly RuleProblem[] {
  const found = new Map<string, RuleProblem>();
  for (const problem of problems) if (!found.has(problem.field)) found.set(problem.field, problem);
  return [...found.values()];
}

/**
 * Writes out the rules of a level.json, for the level as shown and for each variant, so that nothing is left of them:
 * texts that begin with `= `, elements with `for` and `if`, and `names`. What is not as it should be stays, and is left
 * to the schema of the result.
 */
export function expandLevel(file: Json): ExpandedLevel {
  if (!isObject(file)) return { level: file, problems: [], asWritten: field => field };
  const level: Source = { prefix: '', file };
  const problems = nameProblems(level);
  const settings = new Map<string, Setting>();

  const expand = (sources: readonly Source[], names: readonly string[]): Setting => {
    const { prefix } = sources.at(-1) ?? level;
    const expander = new SettingExpander(sources);
    const setting = { fields: expander.fields(names), constants: expander.constantValues() };
    const note = prefix === '' ? '' : ` (in ${prefix.slice(0, -1)})`;
    problems.push(
      ...expander.problems.map(({ field, message }) => ({
        field,
        message: field.startsWith('variants.') ? message : `${message}${note}`,
      })),
    );
    settings.set(prefix, setting);
    return setting;
  };

  const shown = expand([level], [...SETTING_FIELDS, ...SHOWN_FIELDS]);
  const { variants } = file;
  const plain = isList(variants)
    ? variants.map((variant, index) => {
        if (!isObject(variant)) return variant;
        const source = { prefix: `variants.${index}.`, file: variant };
        problems.push(...nameProblems(source));
        return plainVariant(variant, expand([level, source], SETTING_FIELDS), shown);
      })
    : variants;
  return {
    level: { ...shownLevel(file, shown), ...(plain !== undefined && { variants: plain }) },
    problems: firstOfEach(problems),
    asWritten: field => writtenField(field, settings),
  };
}
