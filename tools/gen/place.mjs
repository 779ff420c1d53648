/** Where a feature of a service goes, and the module that names it: `organization/school`, or `payment`, which has no floors. */
export function placeOf(workspace, place) {
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
export function importModule(workspace, file, name, from) {
  workspace.import(file, `import { ${name} } from '${from}';`);
  workspace.change(file, text =>
    /@Module\(\{\s*imports: \[/.test(text)
      ? text.replace(/(@Module\(\{\s*imports: \[)/, `$1${name}, `)
      : text.replace('@Module({', `@Module({ imports: [${name}],`),
  );
}

/** How a test starts a service: with its default settings, if it wants any. */
export function starting(workspace, service) {
  const wantsSettings = workspace.read(`services/${service}/src/create-${service}.ts`).includes('settings');
  return wantsSettings
    ? {
        import: "import { create, settings } from '../src/index.ts';",
        start: 'parts => create({ ...parts, settings: settings.parse({}) })',
      }
    : { import: "import { create } from '../src/index.ts';", start: 'create' };
}
