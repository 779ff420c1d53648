import type { RecordedCommand } from '@burrow/contracts';

type Calls = readonly (readonly [name: string, argument: string])[];

const list = (calls: Calls, one: (name: string, argument: string) => string, between = '\n'): string =>
  calls.map(([name, argument]) => one(name, argument)).join(between);
const indented = (text: string): string => text.replaceAll(/^/gmu, '    ');
const direct = (calls: Calls, who = 'player'): string =>
  list(calls, (name, given) => `${who}.${name}(${given})`);
const quoted = (calls: Calls): string =>
  list(calls, (name, given) => `("${name}", (${given}${given && ','}))`, ', ');
const bound = (calls: Calls): string =>
  list(calls, (name, given) => `(player.${name}, (${given}${given && ','}))`, ', ');
const split = (name: string): string => `"${name.slice(0, 2)}" + "${name.slice(2)}"`;

/** Ways to give the same commands, each of which Python knows and a child may find. */
export const WAYS: Readonly<Record<string, (calls: Calls) => string>> = {
  plainly: direct,
  'by an alias': calls => `friend = player\n${direct(calls, 'friend')}`,
  'by names of calls': calls => list(calls, (name, given) => `do = player.${name}\ndo(${given})`),
  'in a loop over functions': calls => `for do, given in [${bound(calls)}]:\n    do(*given)`,
  'by a dictionary': calls => `ways = {${list(calls, name => `"${name}": player.${name}`, ', ')}}\n${list(calls, (name, given) => `ways["${name}"](${given})`)}`,
  'by callbacks': calls => `def later(do, *given):\n    return do(*given)\n\n${list(calls, (name, given) => `later(player.${name}${given && `, ${given}`})`)}`,
  'by lambdas': calls => `for do in [${list(calls, (name, given) => `lambda: player.${name}(${given})`, ', ')}]:\n    do()`,
  'by getattr': calls => list(calls, (name, given) => `getattr(player, ${split(name)})(${given})`),
  'by getattr in a loop': calls => `for name, given in [${quoted(calls)}]:\n    getattr(player, name)(*given)`,
  'by exec': calls => `exec(${JSON.stringify(direct(calls))})`,
  'by exec of parts': calls => list(calls, (name, given) => `exec("player." + ${split(name)} + ${JSON.stringify(`(${given})`)})`),
  'by eval': calls => list(calls, (name, given) => `eval("player." + ${split(name)} + ${JSON.stringify(`(${given})`)})`),
  'by compiled code': calls => `exec(compile(${JSON.stringify(`${'\n'.repeat(30)}${direct(calls)}`)}, "mine", "exec"))`,
  'by a function': calls => `def go(who):\n${indented(direct(calls, 'who'))}\n\ngo(player)`,
  'by a class': calls => `class Robot:\n    def __init__(self, who):\n        self.who = who\n\n    def go(self):\n${indented(indented(direct(calls, 'self.who')))}\n\nRobot(player).go()`,
  'by __getattr__': calls => `class Shadow:\n    def __getattr__(self, name):\n        return getattr(player, name)\n\n${direct(calls, 'Shadow()')}`,
  'by partial': calls => `from functools import partial\n${list(calls, (name, given) => `partial(player.${name}${given && `, ${given}`})()`)}`,
  'by methodcaller': calls => `from operator import methodcaller\n${list(calls, (name, given) => `methodcaller("${name}"${given && `, ${given}`})(player)`)}`,
  'by a generator': calls => `def go():\n${indented(list(calls, (name, given) => `yield player.${name}(${given})`))}\n\nlist(go())`,
  'in a text with values': calls => list(calls, (name, given) => `print(f"{player.${name}(${given})}")`),
  'by its class': calls => list(calls, (name, given) => `type(player).${name}(player${given && `, ${given}`})`),
  'by the names of its class': calls => list(calls, (name, given) => `vars(type(player))["${name}"](player${given && `, ${given}`})`),
  'by a decorator': calls => `def twice_named(do):\n    def inner():\n        return do()\n    return inner\n\n@twice_named\ndef go():\n${indented(direct(calls))}\n\ngo()`,
  'in an async function': calls => `import asyncio\n\nasync def go():\n${indented(direct(calls))}\n\nasyncio.run(go())`,
  'by a pattern': calls => `match player:\n    case object(${[...new Map(calls)].map(([name]) => `${name}=${name}_now`).join(', ')}):\n${indented(indented(list(calls, (name, given) => `${name}_now(${given})`)))}`,
}; // prettier-ignore

/** Commands as calls. */
export const callsOf = (commands: readonly RecordedCommand[]): Calls =>
  commands.map(([name, argument]) => [name, argument === null ? '' : JSON.stringify(argument)]);
