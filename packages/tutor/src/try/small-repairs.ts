import { type Code, endsWithColon, readCode } from '@burrow/python-syntax';
import { applyEdit, type Edit } from '../code/edit.ts';
import type { Context } from '../context.ts';
import { moved, spliced } from '../rules/rule.ts';
import { follow } from '../run/follow.ts';
import { tellStory } from '../run/story.ts';
import type { Step } from '../reference/step.types.ts';
import type { Finding } from '../tutor.types.ts';

type Repair = Finding & { readonly edit: Edit };

/** The maximum number of changes that are tried for one piece of advice. */
const MAX_TRIED = 80;
const MAX_STATEMENTS = 60;
const UNIT = 4;

const TURNS: Readonly<Record<string, string>> = { turn_left: 'turn_right', turn_right: 'turn_left' };

/** The line in the block above it, or after the block that it is the last line of. */
function shifts({ lines }: Code): Repair[] {
  return lines.flatMap((line, at): Repair[] => {
    const [above, below] = [lines[at - 1], lines[at + 1]];
    if (!above || endsWithColon(line) || endsWithColon(above)) return [];
    const base = { line: line.first, params: {} };
    const isIn = above.indent > line.indent;
    const isLast = line.indent > 0 && (below?.indent ?? 0) < line.indent && above.indent === line.indent;
    const outer = lines.slice(0, at).findLast(({ indent }) => indent < line.indent);
    return [
      ...(isIn ? [{ ...base, kind: 'line-indent', edit: moved(line, above.indent) } as const] : []),
      ...(isLast
        ? [
            {
              ...base,
              kind: 'line-outdent',
              params: { header: outer?.first ?? line.first },
              edit: moved(line, outer?.indent ?? line.indent - UNIT),
            } as const,
          ]
        : []),
    ];
  });
}

/** The line before the one above it. */
function swaps({ lines, source }: Code): Repair[] {
  const rows = source.split('\n');
  return lines.flatMap((line, at): Repair[] => {
    const above = lines[at - 1];
    if (!above || above.indent !== line.indent || endsWithColon(line) || endsWithColon(above)) return [];
    const [upper, lower] = [rows.slice(above.first - 1, above.last), rows.slice(line.first - 1, line.last)];
    const between = rows.slice(above.last, line.first - 1);
    const text = [...lower, ...between, ...upper].join('\n');
    const edit = { kind: 'modify', line: above.first, through: line.last, text } as const;
    return [{ kind: 'line-too-late', line: line.first, params: { other: above.first }, edit }];
  });
}

/** Another turn. */
const turns = (code: Code): Repair[] =>
  code.lines.flatMap((line): Repair[] => {
    const [player, , word] = line.tokens;
    const turn = TURNS[word?.text ?? ''];
    if (player?.text !== 'player' || !word || turn === undefined) return [];
    const edit = spliced(code, line, word.start, word.end, turn);
    return [{ kind: 'line-turn', line: line.first, params: {}, edit }];
  });

/** In a block: a new value in place of one that is added to the old one, or the other way round. */
const values = (code: Code): Repair[] =>
  code.lines.flatMap((line): Repair[] => {
    const at = line.tokens.findIndex(({ text }) => text === '=' || text === '+=');
    const [first, sign, last] = [line.tokens[0], line.tokens[at], line.tokens.at(-1)];
    const target = line.tokens.slice(0, Math.max(0, at));
    if (!first || !sign || !last || at < 1 || line.depth === 0 || target.some(({ text }) => text === '('))
      return [];
    if (sign.text === '+=') {
      const edit = spliced(code, line, sign.start, sign.end, '=');
      return [{ kind: 'line-sign', line: line.first, params: {}, edit }];
    }
    const name = code.source.slice(first.start, target.at(-1)?.end);
    const [, book, key] = /^(\w+)\[(.+)\]$/u.exec(name) ?? [];
    const value = code.source.slice(sign.end, last.end).trim();
    const added = book === undefined ? `+= ${value}` : `= ${book}.get(${key}, 0) + ${value}`;
    const edit = spliced(code, line, sign.start, last.end, added);
    return [{ kind: 'value-replaced', line: line.first, params: { name }, edit }];
  });

/** A line that is too much. */
const removals = ({ lines }: Code): Repair[] =>
  lines.flatMap((line, at): Repair[] => {
    const isAlone = endsWithColon(lines[at - 1]) && (lines[at + 1]?.indent ?? 0) < line.indent;
    if (endsWithColon(line) || isAlone) return [];
    const edit = { kind: 'remove', line: line.first, through: line.last } as const;
    return [{ kind: 'line-extra', line: line.first, params: {}, edit }];
  });

/** Whether the program reaches every goal after an edit, as far as it can be followed. */
function reachesWith({ level, code, hadBefore }: Context, edit: Edit): boolean {
  const after = readCode(applyEdit(code.source, edit));
  const followed = !level || hadBefore(after) ? null : follow(level, after);
  return (
    level !== null && followed !== null && !followed.error && tellStory({ level, ...followed }).isComplete
  );
}

const isTried = ({ level, code, isVariant }: Context): boolean =>
  level !== null && !isVariant && code.lines.length <= MAX_STATEMENTS;

/**
 * Returns one small change of the learner's own program that reaches every goal, whatever the reference looks like: then
 * this is what is wrong. Undefined if none is found, or the program cannot be followed.
 */
export function smallRepair(context: Context): Repair | undefined {
  if (!isTried(context)) return undefined;
  const { code } = context;
  return [...turns(code), ...values(code), ...shifts(code), ...swaps(code), ...removals(code)]
    .slice(0, MAX_TRIED)
    .find(({ edit }) => reachesWith(context, edit));
}

/** The one step towards the reference that reaches every goal by itself: then this is what is wrong, and the others are a matter of style. */
export const sufficientStep = (context: Context): Step | undefined =>
  isTried(context) ? context.steps.find(({ edit }) => reachesWith(context, edit)) : undefined;
