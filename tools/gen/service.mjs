import { spellings } from './workspace.mjs';

/** As npm writes them. */
function sortKeys(record) {
  for (const key of Object.keys(record).toSorted()) {
    const value = record[key];
    delete record[key];
    record[key] = value;
  }
}

const TABLE = 'packages/contracts/src/services.table.ts';

/** The port of a service that runs as its own process: the next one that no other service uses. */
function nextPort(workspace) {
  const ports = [...workspace.read(TABLE).matchAll(/\bport: (\d+)/g)];
  return Math.max(...ports.map(([, port]) => Number(port))) + 1;
}

/** A service with one endpoint on a table of its own: its folder, its contract, its row and its line among the dependencies. */
export function service(workspace, name, now = Date.now()) {
  const values = spellings(name);
  const { upper, snake } = values;
  const port = nextPort(workspace);
  const accessor = name.includes('-') ? `['${name}']` : `.${name}`;
  const key = name.includes('-') ? `'${name}'` : name;
  workspace.fromTemplates('service', `services/${name}`, {
    ...values,
    accessor,
    stamp: String(now),
    port: String(port),
    portEnd: String(port).slice(1),
  });
  workspace.fromTemplates('contracts', 'packages/contracts/src', values);
  workspace.import(TABLE, `import { ${upper}_ENDPOINTS } from './endpoints/${name}.endpoints.ts';`);
  workspace.insertBefore(
    TABLE,
    /^\} as const satisfies/m,
    `  ${key}: { schema: '${snake}', addressSetting: '${upper}_URL', port: ${port}, about: '${values.title}.', endpoints: ${upper}_ENDPOINTS },\n`,
  );
  workspace.changeJson('infra/standalone/package.json', ({ dependencies }) => {
    dependencies[`@burrow/${name}`] = '0.1.0';
    sortKeys(dependencies);
  });
  workspace.own(`services/${name}`, name);
  workspace.raiseMinor('packages/contracts');
  return `Link it with npm install, then npm test -w services/${name}; npm run surfaces records its calls for other teams. Who may call what, is a row of its test/authorisation.matrix.ts; what it keeps of people, a row of packages/contracts/src/privacy.ts.`;
}
