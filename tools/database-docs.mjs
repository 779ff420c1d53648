// Writes docs/database.md from what each service says of its tables (src/database/tables.json).
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.join(import.meta.dirname, '..');
const FILE = path.join(ROOT, 'docs/database.md');

const HEAD = `# Tables of the database

Made by \`npm run docs:database\` from \`services/*/src/database/tables.json\`; a test of infra/standalone compares them with the migrated database. Each service has a schema, and reads no other. A copy is kept up to date by the events of its owner.
`;

const widest = cells => Math.max(...cells.map(cell => cell.length));

/** A table whose columns are aligned, as the project's style has it. */
function tableOf(rows) {
  const widths = [0, 1].map(column => widest(rows.map(row => row[column])));
  const line = row => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  const [head, ...others] = rows;
  return [head, widths.map(width => '-'.repeat(width)), ...others].map(line).join('\n');
}

function sectionOf(file) {
  const service = file.split(path.sep)[1];
  const tables = JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
  const rows = Object.entries(tables).map(([table, what]) => [`\`${table}\``, what]);
  return `\n## ${service}\n\n${tableOf([['table', 'what it holds'], ...rows])}\n`;
}

/** The text of docs/database.md. */
function databaseDocs() {
  const files = globSync('services/*/src/database/tables.json', { cwd: ROOT }).toSorted();
  return HEAD + files.map(sectionOf).join('');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!process.argv.includes('--check')) writeFileSync(FILE, databaseDocs());
  else if (readFileSync(FILE, 'utf8') !== databaseDocs())
    throw new Error('docs/database.md is not what the services say of their tables: npm run docs:database');
}
