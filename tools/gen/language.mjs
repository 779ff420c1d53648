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

/** Begins a language: its folder with a page of style to fill in and an empty glossary. No text is copied. */
export function language(workspace, code) {
  const row = LANGUAGES.find(each => each.code === code);
  if (!row)
    throw new Error(`There is no row for "${code}" in packages/contracts/src/languages.ts: add one first.`);
  workspace.create(`languages/${code}/style.md`, style(row.name));
  workspace.create(`languages/${code}/glossary.json`, `${JSON.stringify({ terms: [] }, null, 2)}\n`);
  return 'docs/translating.md says what is translated, and where it goes.';
}
