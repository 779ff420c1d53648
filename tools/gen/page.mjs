import { firstTexts } from './words.mjs';
import { spellings } from './workspace.mjs';

/** A feature with one page: its folder, its texts, its line in the remote's manifest and its path. The same in every remote. */
export function page(workspace, remote, name) {
  if (!workspace.has(`${remote}/package.json`)) throw new Error(`There is no remote ${remote}.`);
  const values = spellings(name);
  const { camel, pascal, title } = values;
  workspace.fromTemplates('page', `${remote}/src/features/${name}`, values);
  const manifest = `${remote}/src/manifest.tsx`;
  workspace.import(manifest, `import { ${camel}Routes } from './features/${name}/index.ts';`);
  workspace.insertBefore(manifest, /,?\s*\];/, `, ...${camel}Routes`);
  workspace.changeJson(`${remote}/package.json`, ({ burrow }) => {
    if (burrow.prefixes.includes(name))
      throw new Error(`${remote} has a page below ${name} already: add the route by hand.`);
    burrow.prefixes.push(name);
  });
  for (const [code, texts] of firstTexts(title))
    workspace.create(`${remote}/src/locales/${name}/${code}.json`, `${JSON.stringify(texts, null, 2)}\n`);
  workspace.change(
    `${remote}/src/locales/texts.ts`,
    before =>
      `${before}\nexport const load${pascal}Texts = textsOnce('${name}', code => import(\`./${name}/\${code}.json\`, { with: { type: 'json' } }));\n`,
  );
  return `npm test -w ${remote} -- ${name}; its page is /en/${name}.`;
}
