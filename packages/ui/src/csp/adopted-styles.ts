/**
 * Replaces `@rc-component/util/Dom/dynamicCSS` in our builds. antd adds a few rules to the
 * page at run time (custom properties of components, the scroll lock under a dialog). The content
 * security policy forbids style elements, so they become adopted style sheets.
 */
const sheets = new Map<string, CSSStyleSheet>();
let anonymous = 0;

/** Never attached: callers set attributes on the element that is returned. */
const handle = (): HTMLStyleElement => document.createElement('style');

export function updateCSS(css: string, key: string): HTMLStyleElement {
  const known = sheets.get(key);
  const sheet = known ?? new CSSStyleSheet();
  sheet.replaceSync(css);
  if (!known) {
    sheets.set(key, sheet);
    document.adoptedStyleSheets.push(sheet);
  }
  return handle();
}

export function injectCSS(css: string): HTMLStyleElement {
  anonymous += 1;
  return updateCSS(css, `anonymous-${anonymous}`);
}

export function removeCSS(key: string): void {
  const sheet = sheets.get(key);
  if (!sheet) return;
  sheets.delete(key);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter(adopted => adopted !== sheet);
}

export function clearContainerCache(): void {
  sheets.forEach((_, key) => removeCSS(key));
}
