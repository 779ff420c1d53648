import { LANGUAGES } from '../../packages/contracts/src/languages.ts';

const style = name => `# ${name}: how we write

Fill in before the first text is translated; whoever translates later reads this first.

- Children are addressed:
- Adults are addressed:
- Quotation marks:
- Numbers and decimal signs:
- Keys and buttons are named:
- Girls and boys are both addressed by:
- Never translated: code, commands, words of Python.
`;

const ROWS = 'packages/contracts/src/languages.ts';

/** The row of a language as Unicode names it, with the flag of the country where most speak it. */
function rowOf(code) {
  const nameIn = language => new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }).of(code);
  const name = /^[a-z]{2}$/.test(code) ? nameIn('en') : undefined;
  if (!name) throw new Error(`"${code}" is no code of a language.`);
  const locale = new Intl.Locale(code).maximize();
  const native = (nameIn(code) ?? name).replace(/^./u, letter => letter.toLocaleUpperCase(code));
  const isRtl = (locale.getTextInfo?.() ?? locale.textInfo).direction === 'rtl';
  const more = isRtl ? ", { direction: 'rtl' }" : '';
  const text = each => `'${each.replaceAll("'", String.raw`\'`)}'`;
  return {
    name,
    line: `  row('${code}', ${text(name)}, ${text(native)}, '${locale.region.toLowerCase()}'${more}),\n`,
  };
}

/** Adds a language to the table, in the order of codes. No page offers it before its row says `complete`. */
function addRow(workspace, code) {
  const { name, line } = rowOf(code);
  const after = LANGUAGES.find(each => each.code > code)?.code;
  workspace.insertBefore(ROWS, after ? `  row('${after}', ` : /^\];/m, line);
  return name;
}

/** Begins a language: its row, unless it has one, and its folder with a page of style to fill in and an empty glossary. No text is copied. */
export function language(workspace, code) {
  const name = LANGUAGES.find(each => each.code === code)?.name ?? addRow(workspace, code);
  workspace.create(`languages/${code}/style.md`, style(name));
  workspace.create(`languages/${code}/glossary.json`, `${JSON.stringify({ terms: [] }, null, 2)}\n`);
  return 'docs/translating.md says what is translated, and where it goes.';
}
