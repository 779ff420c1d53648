import { importModule, placeOf, starting } from './place.mjs';
import { spellings } from './workspace.mjs';

const TABLE = 'packages/contracts/src/services.table.ts';

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
