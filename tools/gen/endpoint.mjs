import { spellings } from './workspace.mjs';

const TABLE = 'packages/contracts/src/services.table.ts';

/** Where a feature of a service goes, and the module that names it: `organization/school`, or `payment`, which has no floors. */
function placeOf(workspace, place) {
  const [service, floor, ...rest] = place.split('/');
  const src = `services/${service}/src`;
  if (!workspace.has(`${src}/${service}.module.ts`))
    throw new Error(`There is no service called ${service}.`);
  const floors = workspace
    .find(`${src}/features/*/*/index.ts`)
    .map(file => file.slice(`${src}/features/`.length).split('/')[0]);
  const known = [...new Set(floors)].toSorted();
  if (known.length === 0 && floor === undefined)
    return { service, module: `${src}/${service}.module.ts`, folder: `${src}/features`, below: './features' };
  if (!known.includes(floor) || rest.length > 0)
    throw new Error(
      `Say where in ${service} it belongs: ${known.map(each => `${service}/${each}`).join(', ') || service}.`,
    );
  const folder = `${src}/features/${floor}`;
  return { service, module: `${folder}/${floor}.module.ts`, folder, below: '.' };
}

/** Puts a module among those that another one imports. */
function importModule(workspace, file, name, from) {
  workspace.import(file, `import { ${name} } from '${from}';`);
  workspace.change(file, text =>
    /@Module\(\{\s*imports: \[/.test(text)
      ? text.replace(/(@Module\(\{\s*imports: \[)/, `$1${name}, `)
      : text.replace('@Module({', `@Module({ imports: [${name}],`),
  );
}

/** Puts a service's new table of endpoints among those that it has. */
function addToTable(workspace, service, name, constant) {
  workspace.import(TABLE, `import { ${constant} } from './endpoints/${name}.endpoints.ts';`);
  const key = service.includes('-') ? `'${service}'` : service;
  const row = new RegExp(`(\\n  ${key}: \\{[^}]*?endpoints: )(\\{|\\w+)`);
  workspace.change(TABLE, text =>
    text.replace(row, (_, before, first) =>
      first === '{' ? `${before}{ ...${constant}, ` : `${before}{ ...${first}, ...${constant} }`,
    ),
  );
}

/** Everybody who is logged in may call it, until its author says otherwise. */
function addToMatrix(workspace, service, operation) {
  const matrix = `services/${service}/test/authorisation.matrix.ts`;
  workspace.insertBefore(matrix, /^\};/m, `  ${operation}: [{ cells: LOGGED_IN }],\n`);
  if (!/\bLOGGED_IN\b[^[\]]*from '@burrow\/service-kit\/testing'/.test(workspace.read(matrix)))
    workspace.change(matrix, text =>
      text.replace(/,?(\s*\} from '@burrow\/service-kit\/testing')/, ', LOGGED_IN$1'),
    );
}

/** How a test starts a service: with its default settings, if it wants any. */
function starting(workspace, service) {
  const wantsSettings = workspace.read(`services/${service}/src/create-${service}.ts`).includes('settings');
  return wantsSettings
    ? {
        import: "import { create, settings } from '../src/index.ts';",
        start: 'parts => create({ ...parts, settings: settings.parse({}) })',
      }
    : { import: "import { create } from '../src/index.ts';", start: 'create' };
}

/** A call of the API: its entry, its row of who may call it, and a feature of its service that answers it, with a test. */
export function endpoint(workspace, place, name) {
  const { service, module, folder, below } = placeOf(workspace, place);
  const values = { ...spellings(name), service, ...starting(workspace, service) };
  const { upper, camel, pascal } = values;
  workspace.fromTemplates('endpoint/contracts', 'packages/contracts/src/endpoints', values);
  workspace.fromTemplates('endpoint/feature', `${folder}/${name}`, values);
  workspace.fromTemplates('endpoint/test', `services/${service}/test`, values);
  addToTable(workspace, service, name, `${upper}_ENDPOINTS`);
  importModule(workspace, module, `${pascal}Module`, `${below}/${name}/index.ts`);
  addToMatrix(workspace, service, camel);
  workspace.raiseMinor('packages/contracts');
  return 'Write what it takes, answers and does; then npm run surfaces records it for other teams.';
}
