import { isList, isObject, type Json, type JsonObject } from '../rules/expand-value.ts';
import type { RuleProblem } from '../rules/rule.ts';

/** What learners choose in a level for designing, as they are served it. */
interface Choice {
  readonly name: string;
  readonly values: readonly Json[];
  /** Index of the value of the level as shown; -1 if that is none of them. */
  readonly shown: number;
}

export interface WithVariants {
  readonly file: Json;
  readonly problems: readonly RuleProblem[];
}

const FIELD = 'exercise.choices';

/** The values of a level's constants, as written. */
const constantsOf = ({ constants }: JsonObject): JsonObject =>
  Object.fromEntries(
    (isList(constants) ? constants : []).flatMap(one =>
      isObject(one) && typeof one['name'] === 'string' ? [[one['name'], one['value'] ?? null]] : [],
    ),
  );

function choicesOf(exercise: JsonObject, shown: JsonObject): readonly Choice[] | undefined {
  const { kind, choices } = exercise;
  if (kind !== 'design' || !isObject(choices) || !Object.values(choices).every(isList)) return undefined;
  return Object.entries(choices as Readonly<Record<string, readonly Json[]>>).map(([name, values]) => ({
    name,
    values,
    shown: values.indexOf(shown[name] ?? null),
  }));
}

/** All ways to choose one value of each, as indexes; the last choice changes fastest. */
const combinations = (choices: readonly Choice[]): readonly (readonly number[])[] =>
  choices.reduce<readonly (readonly number[])[]>(
    (rows, { values }) => rows.flatMap(row => [...values.keys()].map(at => [...row, at])),
    [[]],
  );

/** A hidden setting that gives the chosen names their values. */
function variantOf(chosen: readonly (readonly [string, Json])[], constants: JsonObject): JsonObject {
  const [known, others] = [true, false].map(is => chosen.filter(([name]) => name in constants === is));
  return {
    constants: (known ?? []).map(([name, value]) => ({ name, value })),
    names: Object.fromEntries(others ?? []),
  };
}

/**
 * Adds the settings that learners can choose in a level for designing to its level.json: each combination of values but
 * that of the level as shown is a hidden variant. `choices` become a list, in which the shown values are marked.
 */
export function withChosenVariants(file: Json): WithVariants {
  if (!isObject(file) || !isObject(file['exercise'])) return { file, problems: [] };
  const constants = constantsOf(file);
  const shown = { ...(isObject(file['names']) && file['names']), ...constants };
  const choices = choicesOf(file['exercise'], shown);
  if (!choices) return { file, problems: [] };
  const problems: RuleProblem[] = choices
    .filter(choice => choice.shown < 0)
    .map(({ name }) => ({
      field: `${FIELD}.${name}`,
      message:
        name in shown ? 'the value of the level as shown is not among them' : 'is no constant and no name',
    }));
  if (file['variants'] !== undefined)
    problems.push({ field: 'variants', message: 'are those that learners can choose, and not written' });
  const variants = combinations(choices)
    .filter(row => row.some((at, index) => at !== choices[index]?.shown))
    .map(row =>
      row.map((at, index) => [choices[index]?.name ?? '', choices[index]?.values[at] ?? null] as const),
    )
    .map(chosen => variantOf(chosen, constants));
  const exercise = { kind: 'design', choices: choices.map(choice => ({ ...choice })) };
  return { file: { ...file, exercise, variants }, problems };
}
