import { spellings } from './workspace.mjs';

const TABLE = 'packages/contracts/src/services.table.ts';
const GATEWAY_SETTINGS = 'services/gateway/.env.example';
const PLATFORM_SETTINGS = 'infra/standalone/.env.example';

/** The port of a service that runs as its own process: the next one that no other service uses. */
function nextPort(workspace) {
  const ports = [...workspace.read(GATEWAY_SETTINGS).matchAll(/_URL=http:\/\/127\.0\.0\.1:(\d+)/g)];
  return Math.max(...ports.map(([, port]) => Number(port))) + 1;
}

/** A service with one endpoint on a table of its own: its folder, its row, its contract and its settings. */
export function service(workspace, name, now = Date.now()) {
  const values = spellings(name);
  const { pascal, upper, snake } = values;
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
  workspace.import('packages/contracts/src/index.ts', `export * from './${name}.schema.ts';`);
  workspace.import(TABLE, `import { ${upper}_ENDPOINTS } from './endpoints/${name}.endpoints.ts';`);
  workspace.insertBefore(
    TABLE,
    /^\} as const satisfies/m,
    `  ${key}: { schema: '${snake}', addressSetting: '${upper}_URL', about: '${values.title}.', endpoints: ${upper}_ENDPOINTS },\n`,
  );
  workspace.insertAfter(
    GATEWAY_SETTINGS,
    /(^[A-Z_]+_URL=http:\/\/127\.0\.0\.1:\d+\n)+/m,
    `${upper}_URL=http://127.0.0.1:${port}\n`,
  );
  workspace.insertAfter(
    PLATFORM_SETTINGS,
    /(^# [A-Z_]+_URL=http:\/\/127\.0\.0\.1:\d+\n)+/m,
    `# ${upper}_URL=http://127.0.0.1:${port}\n`,
  );
  workspace.changeJson('infra/standalone/package.json', ({ dependencies }) => {
    dependencies[`@burrow/${name}`] = '0.1.0';
  });
  workspace.insertBefore(
    'infra/standalone/test/authorisation.matrix.ts',
    /^ {2}getCurrentUser:/m,
    `  list${pascal}Things: [{ cells: LOGGED_IN }],\n`,
  );
  workspace.insertAfter(
    'infra/standalone/test/privacy.exempt.ts',
    /^ {2}'\*\.migrations\.\*',\n/m,
    `  '${snake}.things.*',\n`,
  );
  return `Link it with npm install, then npm test -w services/${name}. Whoever reads or changes what, is a row of infra/standalone/test/authorisation.matrix.ts; what it keeps of people, a row of packages/contracts/src/privacy.ts.`;
}
