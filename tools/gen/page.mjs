import { firstTexts } from './words.mjs';
import { spellings } from './workspace.mjs';

/** How a page is loaded and tested in a remote: with what that remote provides. */
function habits(workspace, remote, { name, pascal }) {
  const short = remote.replace(/^mf-/, '');
  const page = `(await import('./${name}.page.tsx')).${pascal}Page`;
  const pascalRemote = spellings(short).pascal;
  const start = { account: 'startPlatform', play: 'startServer' }[short] ?? 'startArea';
  const given = short === 'play' ? `routes, '${name}'` : `'${name}'`;
  return {
    namespace: short,
    lazyImport:
      short === 'account'
        ? "import { accountPage } from '../../components/account-page.tsx';"
        : "import { lazyPage } from '@burrow/client';",
    element: `${short === 'account' ? 'accountPage' : 'lazyPage'}(async () => ${page})`,
    testImports: [
      ...(short === 'play' ? ["import { routes } from '../../manifest.tsx';"] : []),
      `import { render${pascalRemote}, ${start} } from '../../testing/render-${short}.tsx';`,
    ].join('\n'),
    testStart: `${start}();`,
    testRender: `render${pascalRemote}(${given})`,
  };
}

/** A feature with one page: its folder, its line in the remote's manifest, its path and its texts. */
export function page(workspace, remote, name) {
  if (!workspace.has(`${remote}/package.json`)) throw new Error(`There is no remote ${remote}.`);
  const values = spellings(name);
  const folder = `${remote}/src/features/${name}`;
  workspace.fromTemplates('page', folder, { ...values, ...habits(workspace, remote, values) });
  const manifest = `${remote}/src/manifest.tsx`;
  workspace.import(manifest, `import { ${values.camel}Routes } from './features/${name}/index.ts';`);
  workspace.insertBefore(manifest, /,?\s*\];/, `, ...${values.camel}Routes`);
  workspace.changeJson(`${remote}/package.json`, ({ burrow }) => {
    if (burrow.prefixes.includes(name))
      throw new Error(`${remote} has a page below ${name} already: add the route by hand.`);
    burrow.prefixes.push(name);
  });
  const namespace = remote.replace(/^mf-/, '');
  for (const [code, texts] of firstTexts(values.title))
    workspace.changeJson(`${remote}/src/locales/${namespace}/${code}.json`, all => {
      if (values.camel in all) throw new Error(`The texts of ${remote} have "${values.camel}" already.`);
      all[values.camel] = texts;
    });
  return `npm test -w ${remote} -- ${name}; its page is /en/${name}.`;
}
