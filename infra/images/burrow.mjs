// Starts one program of an image: a service, the gateway, the platform, or a command. `migrate account` brings the tables
// of a service to what this image needs, and ends.
import { readFileSync } from 'node:fs';

const PROGRAMS = JSON.parse(readFileSync(new URL('programs.json', import.meta.url), 'utf8'));
const [, , name = '', service = ''] = process.argv;

function refuse(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

async function migrate() {
  const file = `services/${service}/src/database/data-source.js`;
  const { dataSource } = await import(new URL(file, import.meta.url).href).catch(error => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    return refuse('migrate account, assistant, learning, organization or payment?');
  });
  try {
    await dataSource.initialize();
    const done = await dataSource.runMigrations();
    process.stdout.write(`${service}: ${done.length} migrations have run\n`);
  } finally {
    await dataSource.destroy();
  }
}

if (name === 'migrate')
  await migrate().catch(error => refuse(`${service} was not migrated: ${error.message}`));
else if (Object.hasOwn(PROGRAMS, name)) await import(new URL(PROGRAMS[name], import.meta.url).href);
else refuse(`There is no program "${name}". Programs: ${Object.keys(PROGRAMS).join(', ')}, migrate SERVICE.`);
