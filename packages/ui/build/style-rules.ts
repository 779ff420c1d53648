/** The rules of a style sheet that has no comments, whole: a rule with others inside is one. */
export function rulesOf(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const [at, sign] of [...css].entries()) {
    if (sign === '{') depth += 1;
    if (sign !== '}') continue;
    depth -= 1;
    if (depth > 0) continue;
    rules.push(css.slice(start, at + 1));
    start = at + 1;
  }
  return rules;
}

/** Custom properties of a theme that antd makes for its dialogs while it is drawn here; no page has it. */
const OF_NO_PAGE = /^\.css-var-/;

/** The rules of a sheet that are not on the page before it, each once. */
export function rulesOfSheet(css: string, before: readonly string[]): string[] {
  const known = new Set(before);
  return [...new Set(rulesOf(css))].filter(rule => !known.has(rule) && !OF_NO_PAGE.test(rule));
}
