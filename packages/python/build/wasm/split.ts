import { name, s32, sized, u32, vector } from './bytes.ts';
import {
  type Import,
  KIND,
  type ModuleParts,
  readModule,
  readSections,
  SECTION,
  type Section,
  writeModule,
} from './module.ts';
import { FIRST, PRIVATE, SLOTS } from '../../src/parts/part-names.ts';

const [FUNCREF, CALL, CALL_INDIRECT, END] = [0x70, 0x10, 0x11, 0x0b];
const [LOCAL_GET, I32_CONST, TABLE_GET, REF_IS_NULL, IF, VOID] = [0x20, 0x41, 0x25, 0xd1, 0x04, 0x40];

export interface Split {
  /** Starts, and runs everything that does not call one of the cold functions. */
  readonly first: Uint8Array;
  /** The bodies of the cold functions; shares memory, tables and globals with the first part. */
  readonly second: Uint8Array;
}

const countOf = (imports: readonly Import[], kind: number): number =>
  imports.filter(one => one.kind === kind).length;

interface Plan extends ModuleParts {
  /** Whether somebody asks for an export of this name. */
  readonly isAsked: (name: string) => boolean;
  /** Number of the first function that is not imported. */
  readonly base: number;
  readonly isHot: (index: number) => boolean;
  readonly slotsTable: number;
}

/** Calls a function of the other part: it has the same number in both, and its slot has that number. */
function bridge(plan: Plan, index: number, before: readonly number[] = []): number[] {
  const type = plan.functions[index - plan.base] ?? 0;
  const { parameters } = plan.types[type] ?? { parameters: 0 };
  const gets = Array.from({ length: parameters }, (_, at) => [LOCAL_GET, ...u32(at)]).flat();
  const call = [I32_CONST, ...s32(index), CALL_INDIRECT, ...u32(type), ...u32(plan.slotsTable), END];
  return [0, ...before, ...gets, ...call];
}

/** Loads the second part, through slot 0, if it is not there yet. */
function loadBody({ slotsTable }: Plan, emptySlot: number, type: number): number[] {
  const table = u32(slotsTable);
  return [0, I32_CONST, ...s32(emptySlot), TABLE_GET, ...table, REF_IS_NULL, IF, VOID,
    I32_CONST, 0, CALL_INDIRECT, ...u32(type), ...table, END, END]; // prettier-ignore
}

/** Element segments that put functions into the slots of their own numbers. */
function fillSlots({ slotsTable, functions, base }: Plan, isWanted: (index: number) => boolean): number[][] {
  const wanted = functions.map((_, at) => base + at).filter(isWanted);
  const runs: number[][] = [];
  for (const index of wanted) {
    const last = runs.at(-1);
    if (last && last.at(-1) === index - 1) last.push(index);
    else runs.push([index]);
  }
  return runs.map(run => [
    2,
    ...u32(slotsTable),
    I32_CONST,
    ...s32(run[0] ?? 0),
    END,
    0,
    ...u32(run.length),
    ...run.flatMap(u32),
  ]);
}

const exported = (text: string, kind: number, index: number): number[] => [
  ...name(text),
  kind,
  ...u32(index),
];

/** What the second part imports of the first: its kind, its number and its type as an import has it. */
function shared({ imports, tables, memories, globals, tags, slotsTable, base, functions }: Plan) {
  const slots = Uint8Array.from([FUNCREF, 0, ...u32(base + functions.length)]);
  const kinds = [
    { kind: KIND.table, own: [...tables, slots] },
    { kind: KIND.memory, own: memories },
    { kind: KIND.global, own: globals },
    { kind: KIND.tag, own: tags },
  ];
  return kinds.flatMap(({ kind, own }) =>
    own.map((type, at) => {
      const index = countOf(imports, kind) + at;
      const isSlots = kind === KIND.table && index === slotsTable;
      return { kind, index, type, name: isSlots ? SLOTS : `${PRIVATE}${kind}.${index}` };
    }),
  );
}

function firstPart(plan: Plan, sections: readonly Section[]): Section[] {
  const { functions, bodies, base, isHot, elements, tables, exports } = plan;
  const load = base + functions.length;
  const empty = functions.findIndex((_, at) => !isHot(base + at)) + base;
  const nothing = plan.types.findIndex(({ parameters, results }) => parameters + results === 0);
  if (nothing < 0) throw new Error('no function type without parameters and result');
  const slots = [FUNCREF, 0, ...u32(load)];
  const call = [CALL, ...u32(load)];
  const bodiesNow = bodies.map((body, at) => (isHot(base + at) ? body : bridge(plan, base + at, call)));
  const changed: Record<number, Uint8Array> = {
    [SECTION.function]: vector([...functions, nothing].map(u32)),
    [SECTION.table]: vector([...tables, slots]),
    [SECTION.export]: vector([
      ...exports.filter(one => plan.isAsked(one.name)).map(one => exported(one.name, one.kind, one.index)),
      ...shared(plan).map(one => exported(one.name, one.kind, one.index)),
    ]),
    [SECTION.element]: vector([...elements, ...fillSlots(plan, isHot)]),
    [SECTION.code]: vector([...bodiesNow, loadBody(plan, empty, nothing)].map(sized)),
  };
  return sections.map(({ id, bytes }) => ({ id, bytes: changed[id] ?? bytes }));
}

function secondPart(plan: Plan, sections: readonly Section[]): Section[] {
  const { functions, bodies, base, isHot, imports } = plan;
  const kept = (id: number): Section[] => sections.filter(section => section.id === id);
  const given = [
    ...imports.map(one => [...name(one.module), ...name(one.name), one.kind, ...one.type]),
    ...shared(plan).map(one => [...name(FIRST), ...name(one.name), one.kind, ...one.type]),
  ];
  const bodiesNow = bodies.map((body, at) => (isHot(base + at) ? bridge(plan, base + at) : body));
  return [
    ...kept(SECTION.type),
    { id: SECTION.import, bytes: vector(given) },
    { id: SECTION.function, bytes: vector(functions.map(u32)) },
    { id: SECTION.element, bytes: vector(fillSlots(plan, index => !isHot(index))) },
    { id: SECTION.code, bytes: vector(bodiesNow.map(sized)) },
  ];
}

/**
 * Splits a module in two by function bodies. All functions keep their numbers in both parts, so that no instruction
 * changes: where a part does not have a body, it has a bridge to the other one. A bridge to a cold function loads the
 * second part first, by whatever stands in slot 0.
 *
 * @param hot numbers of the functions that the first part has, as the module counts them, imported ones included
 * @param isAsked whether the first part needs to export a name, for others than the second part
 */
export function splitWasm(
  wasm: Uint8Array,
  hot: ReadonlySet<number>,
  isAsked: (name: string) => boolean = () => true,
): Split {
  const sections = readSections(wasm);
  const parts = readModule(sections);
  const base = countOf(parts.imports, KIND.function);
  const slotsTable = countOf(parts.imports, KIND.table) + parts.tables.length;
  const plan: Plan = { ...parts, base, slotsTable, isAsked, isHot: index => hot.has(index) };
  return { first: writeModule(firstPart(plan, sections)), second: writeModule(secondPart(plan, sections)) };
}
