import { readFileSync } from 'node:fs';

const readHere = (name: string): string =>
  readFileSync(new URL(`../watching/${name}`, import.meta.url), 'utf8');

interface Panel {
  readonly targets?: readonly { readonly expr: string }[];
}

/** Every query of the alert rules and of the dashboard. */
export function watchedQueries(): string[] {
  const rules = [...readHere('alerts.yml').matchAll(/^ +expr: (.*)$/gm)].map(([, expr = '']) => expr);
  const { panels } = JSON.parse(readHere('dashboard.json')) as { readonly panels: readonly Panel[] };
  return [...rules, ...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))];
}

const WORDS = ['and', 'or', 'unless', 'bool', 'offset'];
/** Prometheus makes it of every target. */
const OF_PROMETHEUS = ['up'];

/** Returns the metrics that a query names: what is no label, function or word of its language. */
export function metricsIn(query: string): string[] {
  const bare = query
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, ' ')
    .replaceAll(/\b(by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, ' ');
  const names = bare.match(/\b[a-z_:][\w:]*\b(?!\s*\()/gi) ?? [];
  return names.filter(name => !WORDS.includes(name) && !OF_PROMETHEUS.includes(name));
}

/** Returns the routes that a query names. */
export const routesIn = (query: string): string[] =>
  [...query.matchAll(/route(?:=~|!=|=)"([^"]*)"/g)].flatMap(([, routes = '']) => routes.split('|'));

/** Returns what a scrape serves by name, with the names of what histograms are made of. */
export const servedIn = (scrape: string): Set<string> =>
  new Set(
    [...scrape.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['bucket', 'sum', 'count'].map(part => `${name}_${part}`) : [name],
    ),
  );
