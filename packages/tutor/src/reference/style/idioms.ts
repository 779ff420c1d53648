import { isPure, mayChange, type Rewriting, type Row, rowsOf } from './rows.ts';

/** Each row in other words, where a pattern fits. */
const replacing =
  (look: (row: Row, mine: string) => readonly Row[] | undefined): Rewriting =>
  ({ mine, theirs }) => {
    const rows = rowsOf(theirs);
    return rows.flatMap((row, at) => {
      const other = look(row, mine.source);
      return other ? [rows.toSpliced(at, 1, ...other)] : [];
    });
  };

const TAKERS =
  /\b(sorted|sum|list|max|min|set|tuple|any|all|join)\(((?:[^()[\]]|\([^()]*\))+ for (?:[^()]|\([^()]*\))+)\)/u;

/** `sorted([kg for kg in weights])`. */
const listed = replacing(({ depth, text }, mine) => {
  const isListed = /\b(?:sorted|sum|list|max|min|set|tuple|any|all|join)\(\[/u.test(mine);
  return isListed && TAKERS.test(text) ? [{ depth, text: text.replace(TAKERS, '$1([$2])') }] : undefined;
});

/** `[cook(dish) for dish in dishes]` for `map(cook, dishes)`. */
const unmapped = replacing(({ depth, text }, mine) => {
  const [whole = '', job = '', row = ''] = /\bmap\((\w+), (\w+)\)/u.exec(text) ?? [];
  const one = new RegExp(`\\b${job}\\((\\w+)\\) for \\1 in ${row}\\b`, 'u').exec(mine)?.[1];
  return whole !== '' && one !== undefined
    ? [{ depth, text: text.replace(whole, `[${job}(${one}) for ${one} in ${row}]`) }]
    : undefined;
});

/** `total = total + steps` for `total += steps`. */
const longSum = replacing(({ depth, text }, mine) => {
  const [, name = '', sign = '', value = ''] = /^([\w.[\]"']+) ([-+*])= ([^[].*)$/u.exec(text) ?? [];
  const isLong = name !== '' && mine.includes(`${name} = ${name} ${sign}`);
  const isPlain = !/ [-+] |\bif\b/u.test(value) || sign === '+';
  return isLong && isPlain ? [{ depth, text: `${name} = ${name} ${sign} ${value}` }] : undefined;
});

const COUNT = /^(\w+)\[(.+)\] = \1\.get\(\2, (\w+)\) \+ (.+)$/u;

/** `if kind not in seen: seen[kind] = 0` and `seen[kind] += 1`. */
const countedFromZero = replacing(({ depth, text }, mine) => {
  const [, book, key, zero, value] = COUNT.exec(text) ?? [];
  if (book === undefined || !/ not in /u.test(mine)) return undefined;
  return [
    { depth, text: `if ${key} not in ${book}:` },
    { depth: depth + 1, text: `${book}[${key}] = ${zero}` },
    { depth, text: `${book}[${key}] += ${value}` },
  ];
});

/** `if kind in seen: seen[kind] += 1`, `else: seen[kind] = 1`. */
const countedByCase = replacing(({ depth, text }, mine) => {
  const [, book, key, zero, value] = COUNT.exec(text) ?? [];
  if (book === undefined || zero !== '0' || / not in /u.test(mine)) return undefined;
  return [
    { depth, text: `if ${key} in ${book}:` },
    { depth: depth + 1, text: `${book}[${key}] += ${value}` },
    { depth, text: 'else:' },
    { depth: depth + 1, text: `${book}[${key}] = ${value}` },
  ];
});

/** `total = 0`, and a loop that adds, for `return sum(coins)` and for `total = sum(coins)`. */
const summed = replacing(({ depth, text }, mine) => {
  const [, goal = '', inside = ''] = /^(return |\w+ = )sum\(\[?(.+?)\]?\)$/u.exec(text) ?? [];
  const [, sum = '', added = ''] = /(\w+) \+= (.+)/u.exec(mine) ?? [];
  if (goal === '' || sum === '' || added === '' || !isPure(inside.replace(/ for .*$/u, ''))) return undefined;
  const [value = '', rest = ''] = inside.includes(' for ') ? inside.split(/ for (.*)/su) : ['', ''];
  const each = /for (\w+) in /u.exec(mine)?.[1] ?? 'each';
  const name = goal === 'return ' ? sum : goal.replace(' = ', '');
  const [head = '', filter] = rest.split(' if ');
  const loop = value === '' ? `for ${each} in ${inside}:` : `for ${head}:`;
  const deep = filter === undefined ? depth + 1 : depth + 2;
  return [
    { depth, text: `${name} = 0` },
    { depth, text: loop },
    ...(filter === undefined ? [] : [{ depth: depth + 1, text: `if ${filter}:` }]),
    { depth: deep, text: `${name} += ${value === '' ? each : value}` },
    ...(goal === 'return ' ? [{ depth, text: `return ${name}` }] : []),
  ];
});

/** `if ripe: steps = 1`, `else: steps = 3`, for `steps = 1 if ripe else 3`; also with `return`. */
const branched = replacing(({ depth, text }, mine) => {
  const [, start = '', yes = '', question = '', no = ''] =
    /^(return |[\w.[\]"']+ \+?= )(.+) if (.+) else (.+)$/u.exec(text) ?? [];
  if (start === '' || /\blambda\b|[[({][^\])}]* if /u.test(text)) return undefined;
  const isPlain = start === 'return ' && !/^\s*else:/mu.test(mine);
  return [
    { depth, text: `if ${question}:` },
    { depth: depth + 1, text: start + yes },
    ...(isPlain ? [] : [{ depth, text: 'else:' }]),
    { depth: isPlain ? depth : depth + 1, text: start + no },
  ];
});

/** `str(boxes) + " boxes"` for `f"{boxes} boxes"`. */
const addedTexts = replacing(({ depth, text }, mine) => {
  const [whole = '', inside = ''] = /\bf"([^"\\]*)"/u.exec(text) ?? [];
  if (whole === '' || /\{\{|\{[^}]*[:!{]/u.test(inside) || !/["'] \+|\+ ["']/u.test(mine)) return undefined;
  const parts = inside.split(/\{([^}]*)\}/u).flatMap((part, at) => {
    if (at % 2 === 0) return part === '' ? [] : [`"${part}"`];
    return [mine.includes(`str(${part})`) ? `str(${part})` : part];
  });
  return parts.length > 1 ? [{ depth, text: text.replace(whole, parts.join(' + ')) }] : undefined;
});

/** `for i in range(len(plan)):` with `plan[i]`, for `for crop in plan:`. */
const byPlace: Rewriting = ({ mine, theirs }) => {
  const rows = rowsOf(theirs);
  return rows.flatMap((row, at) => {
    const [, each = '', list = ''] = /^for (\w+) in (\w+):$/u.exec(row.text) ?? [];
    const index = new RegExp(`for (\\w+) in range\\(len\\(${list}\\)\\)`, 'u').exec(mine.source)?.[1];
    if (list === '' || index === undefined) return [];
    const end = rows.findIndex((one, other) => other > at && one.depth <= row.depth);
    const block = rows.slice(at + 1, end < 0 ? undefined : end);
    if (block.some(({ text }) => mayChange(text, [each, list]))) return [];
    const inside = block.map(one => ({
      ...one,
      text: one.text.replaceAll(new RegExp(`\\b${each}\\b(?!["'(])`, 'gu'), `${list}[${index}]`),
    }));
    const head = { ...row, text: `for ${index} in range(len(${list})):` };
    return [[...rows.slice(0, at), head, ...inside, ...rows.slice(at + 1 + block.length)]];
  });
};

/** `steps = []` and a loop with `steps.append(int(word))`, for `steps = [int(word) for word in words]`. */
const appended = replacing(({ depth, text }, mine) => {
  const [, name = '', value = '', loop = ''] = /^(\w+) = \[(.+?) for (.+)\]$/u.exec(text) ?? [];
  if (name === '' || loop.includes(' for ') || !mine.includes(`${name} = []`)) return undefined;
  const [head = '', question] = loop.split(' if ');
  const deep = question === undefined ? depth + 1 : depth + 2;
  return [
    { depth, text: `${name} = []` },
    { depth, text: `for ${head}:` },
    ...(question === undefined ? [] : [{ depth: depth + 1, text: `if ${question}:` }]),
    { depth: deep, text: `${name}.append(${value})` },
  ];
});

/** `words = part.split(" ")`, `amount = words[0]` and `thing = words[1]`, for `amount, thing = part.split(" ")`. */
const oneByOne = replacing(({ depth, text }, mine) => {
  const [, first = '', second = '', value = ''] = /^(\w+), (\w+) = ([^,]+(?:\(.*\))?)$/u.exec(text) ?? [];
  const list = new RegExp(`^\\s*${first} = (\\w+)\\[0\\]$`, 'mu').exec(mine)?.[1];
  if (first === '' || list === undefined || text.includes('*')) return undefined;
  return [
    { depth, text: `${list} = ${value}` },
    { depth, text: `${first} = ${list}[0]` },
    { depth, text: `${second} = ${list}[1]` },
  ];
});

/** Two ways to say the same. */
export const IDIOMS: readonly Rewriting[] = [
  listed,
  unmapped,
  longSum,
  countedFromZero,
  countedByCase,
  summed,
  byPlace,
  branched,
  appended,
  oneByOne,
];

/** Two ways to say the same, if what is put into the text is text. */
export const TEXTS: readonly Rewriting[] = [addedTexts];
