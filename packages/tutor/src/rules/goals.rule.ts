import type { Shortfall } from '@burrow/world';
import { bindingsOf, BUILTINS, KEYWORDS, readCode } from '@burrow/python-syntax';
import { isKindApart } from '../code/value-kinds.ts';
import { nearest } from '../code/nearest.ts';
import { showCommand } from '../code/show-command.ts';
import type { Context } from '../context.ts';
import { endOf } from '../reference/edits.ts';
import { planFrom } from '../run/plan.ts';
import type { Finding } from '../tutor.types.ts';
import { thingOf } from './place.rule.ts';
import type { Rule } from './rule.ts';

/** The name that is not there in an expression of a goal, such as `price(10)`; null if all of them are. */
function missingIn({ bindings, given }: Context, expression: string): Finding | null {
  const lines = readCode(expression).lines;
  const own = new Set([...bindings, ...bindingsOf(lines)].map(({ name }) => name));
  const tokens = lines.flatMap(line => line.tokens);
  const at = tokens.findIndex(
    ({ kind, text }, index) =>
      kind === 'name' &&
      tokens[index - 1]?.text !== '.' &&
      ![own, given, BUILTINS, KEYWORDS].some(names => names.has(text)),
  );
  const name = tokens[at]?.text;
  if (name === undefined) return null;
  const isCall = tokens[at + 1]?.text === '(';
  if (isCall && /^[A-Z]/u.test(name)) return { kind: 'class-missing', line: null, params: { name } };
  const kind = isCall ? 'function-missing' : 'variable-missing';
  return { kind, line: null, params: { variable: name } };
}

/** Decorators that are not of the learner's making. */
const NO_OWN: ReadonlySet<string> = new Set([
  'wraps',
  'functools',
  'property',
  'classmethod',
  'staticmethod',
]);

/** Whether a check is code as learners write it, such as `can.water` or `price(10)`, and can be named to them. */
const isOwnCode = (variable: string): boolean =>
  /^[\w.]+(?:\([^()]*\)|\[[^[\]]*\])?$/u.test(variable) &&
  !/__|^(?:isinstance|callable|sorted|type)\(/u.test(variable);

/** A goal asks for a decorator, and the one that is there changes nothing, see `burrow_decorators.py`. */
function idleDecorator({ code }: Context): Finding | null {
  const line = code.lines.find(
    ({ tokens: [at, name] }) => at?.text === '@' && name?.kind === 'name' && !NO_OWN.has(name.text),
  );
  const name = line?.tokens[1]?.text;
  return name === undefined ? null : { kind: 'decorator-idle', line: null, params: { name } };
}

function valueFinding({ error }: Shortfall, context: Context): Finding | null {
  const { params, code } = error;
  const variable = String(params['variable'] ?? '');
  if (code === 'world/uses-missing')
    return (
      (params['word'] === 'decorator' ? idleDecorator(context) : null) ?? {
        kind: 'uses-missing',
        line: null,
        params,
      }
    );
  if (code === 'world/variable-missing') {
    if (!/^\w+$/u.test(variable)) return missingIn(context, variable);
    const own = context.bindings.filter(({ name }) => !context.wanted.has(name) && !context.given.has(name));
    const near = nearest(
      variable,
      own.map(({ name }) => name),
    );
    const line = context.code.lines[own.find(({ name }) => name === near)?.line ?? -1]?.first ?? null;
    return near === undefined
      ? { kind: 'variable-missing', line, params }
      : { kind: 'variable-near', line, params: { ...params, near } };
  }
  if (!isOwnCode(variable)) return { kind: 'value-open', line: null, params: {} };
  const apart = isKindApart(String(params['found']), String(params['wanted']));
  return { kind: apart ? 'value-kind' : 'value-other', line: null, params };
}

const isAct = ({ error }: Shortfall): boolean =>
  error.code === 'world/goal-open' || error.code === 'world/depends';

/** The next command of a program that ended too early. */
function nextAct(context: Context, open: Shortfall): Finding {
  const { story, code, isStraight } = context;
  const plan = story ? planFrom(story.world, story.state) : undefined;
  const first = plan?.commands[0];
  if (!story || !plan || !first) return { kind: 'goal-open', line: null, params: open.error.params };
  const goal = story.world.level.levelGoals[plan.goal];
  const line = endOf(code);
  const edit = isStraight ? ({ kind: 'add', line, text: showCommand(first) } as const) : undefined;
  const params = { ...open.error.params, action: goal?.action ?? '', thing: thingOf(goal) };
  if (first.name === 'move_forward') {
    return { kind: 'goal-walk', line, params: { ...params, count: Number(first.argument) }, edit };
  }
  if (first.name === 'turn_left' || first.name === 'turn_right') {
    return {
      kind: 'goal-turn',
      line,
      params: {
        ...params,
        side: plan.commands[1]?.name === first.name ? 'behind' : first.name.slice('turn_'.length),
      },
      edit,
    };
  }
  return { kind: 'goal-act', line, params, edit };
}

/** A program that ran to its end and left goals open. */
export const openGoals: Rule = context => {
  const open = context.story?.open ?? [];
  const act = open.find(isAct);
  if (act) {
    const isLoop = !context.isStraight && act.error.code === 'world/goal-open';
    return isLoop ? { kind: 'goal-open', line: null, params: act.error.params } : nextAct(context, act);
  }
  const value = open[0];
  return value ? valueFinding(value, context) : null;
};
