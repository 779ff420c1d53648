import type { TiledMap } from '../schema/tiled-map.schema.ts';

type Json = string | number | boolean | readonly Json[] | { readonly [key: string]: Json };

const INDENT = 8;

const scalar = (value: string | number | boolean): string => JSON.stringify(value).replaceAll('/', '\\/');

/** Things in lines of their own, numbers on one line. */
function list(values: readonly Json[], depth: number): string {
  const shown = values.map(value =>
    typeof value === 'object'
      ? `\n${' '.repeat(INDENT * (depth + 1))}${write(value, depth + 1)}`
      : write(value, depth),
  );
  return `[${shown.join(', ')}]`;
}

function write(value: Json, depth: number): string {
  if (typeof value !== 'object') return scalar(value);
  if (Array.isArray(value)) return list(value as readonly Json[], depth);
  const indent = ' '.repeat(INDENT * depth);
  const fields = Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, field]) => `"${name}":${write(field, depth)}`);
  return `{${depth === 0 ? ' ' : `\n${indent} `}${fields.join(`,\n${indent} `)}\n${indent}}`;
}

/** A map as Tiled writes it, so that to save it there without a change changes nothing. */
export const formatMap = (map: TiledMap): string => write(map as unknown as Json, 0);
