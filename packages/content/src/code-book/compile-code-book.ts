import {
  commandSyntax,
  DirectionSchema,
  ItemSchema,
  PLAYER_COMMANDS,
  PositionSchema,
} from '@burrow/contracts';
import type { PlayerCommandName, WorldLevel } from '@burrow/contracts';
import { z } from 'zod';
import { AUTHORED_LANGUAGES } from '@burrow/contracts/languages';
import { createReport } from '../compiler/problem.ts';
import type { Problem, Report } from '../compiler/problem.ts';
import { createFileReader } from '../compiler/read-files.ts';
import type { FileReader } from '../compiler/read-files.ts';
import { reduceMap } from '../compiler/reduce-map.ts';
import { composeMap } from '../composer/compose-map.ts';
import { CompositionSchema } from '../composer/composition-file.schema.ts';
import type { CodeBook, CodeBookEntry } from '../content.types.ts';
import type { Translation } from '../translation/read-translations.ts';
import { translatedEntry } from '../translation/with-translations.ts';

/** code-book/<command>/scene.json: a small map, and the things on it. */
const SceneFileSchema = CompositionSchema.extend({
  start: PositionSchema,
  facing: DirectionSchema,
  items: z.array(ItemSchema.strict()),
});

type SceneFile = z.infer<typeof SceneFileSchema>;

/** A level without goals, in which the example may do everything. */
function sceneLevel(command: string, file: SceneFile): WorldLevel {
  const { start, facing, items, ...composition } = file;
  const map = reduceMap(composeMap({ ...composition, level: `code-book/${command}` }));
  return { start, facing, map, items, levelGoals: [], constants: [] };
}

function readEntry(
  reader: FileReader,
  command: PlayerCommandName,
  translations: readonly Translation[],
  report: Report,
): CodeBookEntry[] {
  const file = reader.json(`${command}/scene.json`, SceneFileSchema);
  const example = reader.text(`${command}/example.py`);
  const texts = Object.fromEntries(
    AUTHORED_LANGUAGES.map(code => [code, reader.text(`${command}/${code}.md`)?.trim() ?? '']),
  );
  if (!file || example === undefined) return [];
  if (!example.includes(`player.${command}(`)) report(`${command}/example.py`, '', `never uses ${command}`);
  const { en = '' } = texts;
  return [
    {
      command,
      syntax: commandSyntax(command),
      example: example.trim(),
      scene: sceneLevel(command, file),
      texts: { ...translatedEntry(en, command, translations), ...texts, en },
    },
  ];
}

/**
 * Reads the code book: all commands in order, each with a small scene in which its example runs.
 * @param root folder that holds one folder for each command
 */
export function compileCodeBook(
  root: string,
  translations: readonly Translation[] = [],
): { codeBook: CodeBook; problems: readonly Problem[] } {
  const { problems, report } = createReport();
  const reader = createFileReader(root, report);
  const codeBook = PLAYER_COMMANDS.flatMap(command => readEntry(reader, command, translations, report));
  return { codeBook, problems };
}
