import { type Node, parse, type Program } from 'acorn';
import { mention, type Mentions, noMentions } from './mentions.ts';
import { demandPlainNames, type List, type Piece, piecesOf } from './pieces.ts';

export interface TrimmedGlue {
  readonly code: string;
  /** Every key and text that it or Pyodide's loader mentions: the exports that they ask for are among them. */
  readonly texts: ReadonlySet<string>;
}

const read = (code: string): Program => parse(code, { ecmaVersion: 'latest', sourceType: 'module' });

/** The pieces that are asked for by what stays, and by them. `asked` is added to. */
function keptOf(pieces: readonly Piece[], asked: Mentions): Set<Node> {
  const kept = new Set<Node>();
  let waiting = pieces;
  for (;;) {
    const wanted = waiting.filter(piece => piece.isWanted(asked));
    if (wanted.length === 0) return kept;
    for (const { node, needs } of wanted) {
      kept.add(node);
      for (const one of needs) {
        demandPlainNames(one);
        mention(one, asked);
      }
    }
    waiting = waiting.filter(({ node }) => !kept.has(node));
  }
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function listEdit({ nodes, whole }: List, gone: ReadonlySet<Node>, code: string): Edit[] {
  const staying = nodes.filter(node => !gone.has(node));
  const [first, last] = [nodes[0], nodes.at(-1)];
  if (!first || !last || staying.length === nodes.length) return [];
  if (staying.length === 0) return [{ start: whole.start, end: whole.end, text: '' }];
  const text = staying.map(({ start, end }) => code.slice(start, end)).join(',');
  return [{ start: first.start, end: last.end, text }];
}

function edited(code: string, edits: readonly Edit[]): string {
  const texts: string[] = [];
  let at = 0;
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    texts.push(code.slice(at, start), text);
    at = end;
  }
  return [...texts, code.slice(at)].join('');
}

/**
 * Pyodide's glue without what only dynamic libraries could ask for, which we never load: exports and imports of the
 * WebAssembly that nothing mentions, and what nothing needs without them. A word counts as a mention wherever it stands, so
 * rather too much stays than too little.
 *
 * @param imported what the WebAssembly imports
 * @throws UnknownGlueError if the glue is written in another way than Pyodide's was so far
 */
export function trimGlue(code: string, loader: string, imported: ReadonlySet<string>): TrimmedGlue {
  const { pieces, lists, rest } = piecesOf(read(code), imported);
  const asked = noMentions();
  for (const node of rest) {
    demandPlainNames(node);
    mention(node, asked);
  }
  mention(read(loader), { names: new Set(), texts: asked.texts });
  const kept = keptOf(pieces, asked);
  const gone = new Set(pieces.map(({ node }) => node).filter(node => !kept.has(node)));
  const listed = new Set(lists.flatMap(({ nodes }) => nodes));
  const alone = [...gone]
    .filter(node => !listed.has(node))
    .map(({ start, end }) => ({ start, end, text: '' }));
  const edits = [...alone, ...lists.flatMap(list => listEdit(list, gone, code))];
  return { code: edited(code, edits), texts: asked.texts };
}
