import { AUTHORED_LANGUAGES } from '../../packages/contracts/src/languages.ts';
import { spellings } from './workspace.mjs';

/** What the code book says until its author writes it. */
const TEXT = { en: 'This command is new.', ar: 'هذا الأمر جديد.' };

/** A player command: its row, its rule in world, its method in Python and its page of the code book. */
export function command(workspace, name) {
  const values = spellings(name);
  const { camel, snake } = values;
  workspace.insertBefore(
    'packages/contracts/src/commands.table.ts',
    /^\} as const satisfies/m,
    `  ${snake}: { parameter: null, example: '', completed: '', group: 'move', meant: [], icon: 'M4 12h16M12 4v16' },\n`,
  );
  workspace.fromTemplates('command/rule', 'packages/world/src/commands', values);
  const registry = 'packages/world/src/commands/registry.ts';
  workspace.import(registry, `import { ${camel} } from './${name}.command.ts';`);
  workspace.insertBefore(registry, /^\} satisfies Record/m, `  ${snake}: ${camel},\n`);
  workspace.insertBefore(
    'packages/python/src/py/burrow_player.py',
    /^ {4}def __repr__/m,
    `    def ${snake}(self):\n        _command("${snake}")\n\n`,
  );
  const book = `packages/content/code-book/${snake}`;
  workspace.fromTemplates('command/book', book, values);
  for (const code of AUTHORED_LANGUAGES) workspace.create(`${book}/${code}.md`, `${TEXT[code] ?? TEXT.en}\n`);
  return `Write what it does, its icon and its page of the code book; npm test -w packages/world, -w packages/python and -w packages/content say what is missing: each command wants a challenge that uses it, and e2e/journeys/play/commands.spec.ts what is seen of it there.`;
}
