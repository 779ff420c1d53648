import { firstTexts } from './words.mjs';
import { spellings } from './workspace.mjs';

/** The port of a remote's development server: the next one that no other remote uses. */
function nextPort(workspace) {
  const ports = workspace
    .find('mf-*/package.json')
    .map(file => Number(/--port (\d+)/.exec(workspace.read(file))?.[1] ?? 0));
  return String(Math.max(8169, ...ports) + 1);
}

/** A remote with one page, found by its name. */
export function remote(workspace, name) {
  const values = { ...spellings(name), port: nextPort(workspace) };
  const folder = `mf-${name}`;
  if (workspace.has(`${folder}/package.json`)) throw new Error(`${folder} is there already.`);
  workspace.fromTemplates('remote', folder, values);
  const createTexts = (namespace, code, texts) =>
    workspace.create(
      `${folder}/src/locales/${namespace}/${code}.json`,
      `${JSON.stringify(texts, null, 2)}\n`,
    );
  for (const [code, texts] of firstTexts(values.title)) {
    createTexts(name, code, { start: texts });
    createTexts('menu', code, { [values.camel]: texts.title });
  }
  workspace.own(folder, name);
  return `Link it with npm install, then npm test -w ${folder} and npm run dev -w ${folder}. Its first page is /en/${name}.`;
}
