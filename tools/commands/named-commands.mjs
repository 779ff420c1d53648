// The commands that the documentation names. ADRs are left out: each tells of its own day.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');
const PROJECTS = '{shell,mf-*,e2e,bench,tools,packages/*,services/*,infra/*}';
const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/*.md',
  'docs/operations/*.md',
  `${PROJECTS}/README.md`,
];
const PROGRAM = /^(npm|npx|node|\.ci\/run)\b/;

/** What stands between backticks, and the lines of fenced blocks, without what is said about them. */
const codeIn = markdown =>
  [...markdown.matchAll(/```\w*\n([\s\S]*?)```|`([^`\n]+(?:\n[^`\n]+)?)`/g)].flatMap(([, block, span]) =>
    (block?.split('\n') ?? [span.replace(/\n\s*/, ' ')]).map(line => line.replace(/\s#.*$/, '').trim()),
  );

/**
 * A command by its name: what it runs and where, without what it is given. `npm run x` in a project's own README is one of
 * the root, or else of the project.
 */
function nameOf(words, folder, scripts) {
  const [program, ...rest] = words;
  if (program === '.ci/run') return program;
  if (program !== 'npm')
    return [program, ...rest.filter(word => !word.startsWith('--')).slice(0, 1)].join(' ');
  const given = rest.slice(0, rest.includes('--') ? rest.indexOf('--') : undefined);
  const at = given.findIndex(word => word === '-w');
  const [verb, script] = given.filter((word, index) => !word.startsWith('-') && (at < 0 || index !== at + 1));
  const name = verb === 'run' ? `npm run ${script}` : `npm ${verb}`;
  if (at >= 0) return `${name} -w ${given[at + 1]}`;
  const isOwn = verb === 'run' && !scripts('.').includes(script) && folder !== 'docs';
  return isOwn ? `${name} -w ${folder}` : name;
}

/** Returns the commands of a document by their names. @param scripts the names of a folder's npm scripts */
export function commandsIn(markdown, folder, scripts) {
  const commands = codeIn(markdown).flatMap(code => code.split(/\s*&&\s*/));
  // A placeholder in place of the script or the project names none.
  const isNamed = command => PROGRAM.test(command) && !/^(npm( run)?|npx|node) *($|[<…[])|-w …/.test(command);
  return commands.filter(isNamed).map(command => nameOf(command.split(/\s+/), folder, scripts));
}

/** The names of a folder's npm scripts; none where there is no package.json. */
export function scriptsOf(folder) {
  const [file] = globSync(path.join(folder, 'package.json'), { cwd: ROOT });
  return file ? Object.keys(JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')).scripts ?? {}) : [];
}

/** Each command that is named, with the documents that do. */
export function namedCommands() {
  const named = new Map();
  for (const file of globSync(DOCUMENTS, { cwd: ROOT }).toSorted())
    for (const name of commandsIn(readFileSync(path.join(ROOT, file), 'utf8'), path.dirname(file), scriptsOf))
      named.set(name, [...new Set([...(named.get(name) ?? []), file])]);
  return named;
}
