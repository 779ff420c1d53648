// What changed between the surfaces that two checkouts have recorded, line by line.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const linesOf = text =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean);
const EXPORTED =
  /^export (?:declare |default |abstract )*(?:const|let|function|class|interface|type|enum)\s+(\w+)/;

/** Each line with the export that it belongs to. */
function owned(text) {
  let owner = '';
  return linesOf(text).map(line => {
    owner = EXPORTED.exec(line)?.[1] ?? owner;
    return { line, owner };
  });
}

/** Lines of a report of types that came or went, each with the name that an error would have. */
export function reportChanges(surface, before, after) {
  const without = (lines, others) => {
    const known = new Set(others.map(({ line }) => line));
    return lines.filter(({ line }) => !known.has(line) && !line.startsWith('//'));
  };
  const [old, now] = [owned(before), owned(after)];
  const changesOf = (how, lines) =>
    lines.map(({ line, owner }) => ({ how, surface, line, names: [owner].filter(Boolean) }));
  return [...changesOf('gone', without(old, now)), ...changesOf('new', without(now, old))];
}

const isObject = value => typeof value === 'object' && value !== null;

/** Paths at which two values differ, as far in as possible. */
function differing(before, after, at = []) {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (before === undefined) return [{ how: 'new', at }];
  if (after === undefined) return [{ how: 'gone', at }];
  if (!isObject(before) || !isObject(after)) return [{ how: 'changed', at }];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap(key => differing(before[key], after[key], [...at, key]));
}

const IN_SCHEMAS = new Set(['properties', 'anyOf', 'allOf', 'oneOf', 'prefixItems', 'required', 'items']);

/** Parts of calls and events that came, went or changed. */
export function callChanges(surface, before, after) {
  const [old, now] = [JSON.parse(before), JSON.parse(after)];
  const names = new Set([...Object.keys(old), ...Object.keys(now)]);
  return [...names].flatMap(call =>
    differing(old[call], now[call])
      .filter(({ at }) => !at.includes('required'))
      .map(({ how, at }) => {
        const inside = at.filter(part => !IN_SCHEMAS.has(part) && !/^\d+$/.test(part));
        return { how, surface, line: [call, inside.join('.')].filter(Boolean).join(': '), names: [call] };
      }),
  );
}

const changesIn = (file, ...given) => (file.endsWith('.json') ? callChanges : reportChanges)(...given);

/** The surfaces that a checkout has recorded, by their names. */
export function recordedSurfaces(root) {
  const packages = path.join(root, 'packages');
  const surfaces = readdirSync(packages).flatMap(name => {
    const folder = path.join(packages, name, 'surface');
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter(file => file !== 'version')
      .map(file => [`@burrow/${name}, ${file}`, readFileSync(path.join(folder, file), 'utf8')]);
  });
  return new Map(surfaces);
}

/** The surfaces of this checkout as they are, whether recorded or not; takes a quarter of a minute. */
export async function surfacesHere() {
  const { surfacesNow } = await import('../surfaces/check.mjs');
  return new Map(
    surfacesNow().map(({ folder, file, text }) => [`@burrow/${path.basename(folder)}, ${file}`, text]),
  );
}

/** Every line that differs; none are known where the older side has recorded no surface yet. */
export function surfaceChanges(before, now) {
  return [...before].flatMap(([surface, text]) =>
    changesIn(surface, surface, text, now.get(surface) ?? (surface.endsWith('.json') ? '{}' : '')),
  );
}
