import i18next, { type PostProcessorModule } from 'i18next';

const FORM = /_(zero|one|two|few|many|other)$/;
const PART = /<(\w+)>(.*?)<\/\1>/u;
/** On elements whose language is set here, so that it can go when their text does. */
const MARK = 'data-english';

/** `namespace:key` of texts that have no translation. */
const lacking = new Set<string>();
/** What was shown of them, with its values, and the pieces of a text with parts. */
const shown = new Set<string>();

/** Whether a key, or one that it is below, is lacking. */
const isLacking = (name: string): boolean =>
  lacking.has(name) || (name.includes('.') && isLacking(name.replace(/\.[^.]*$/u, '')));

const remembering: PostProcessorModule = {
  type: 'postProcessor',
  name: 'mark-english',
  process(value: unknown, _key, { i18nResolved }, { language }) {
    const { exactUsedKey = '', usedNS = '', usedLng } = (i18nResolved ?? {}) as Record<string, string>;
    const isEnglish = usedLng !== language || isLacking(`${usedNS}:${exactUsedKey.replace(FORM, '')}`);
    if (typeof value === 'string' && isEnglish)
      for (const piece of value.split(PART)) if (/\P{Script=Common}/u.test(piece)) shown.add(piece.trim());
    return value as string;
  },
};

const hasEnglish = (element: Element): boolean =>
  [...element.childNodes].some(node => node instanceof Text && shown.has(node.data.trim()));

function mark(element: Element): void {
  const isEnglish = hasEnglish(element);
  if (isEnglish === element.hasAttribute(MARK)) return;
  element.toggleAttribute(MARK, isEnglish);
  if (isEnglish) element.setAttribute('lang', 'en');
  else element.removeAttribute('lang');
}

function markChanges(changes: readonly MutationRecord[]): void {
  for (const { target, addedNodes } of changes) {
    const element = target instanceof Element ? target : target.parentElement;
    if (element) mark(element);
    for (const node of addedNodes)
      if (node instanceof Element) for (const each of [node, ...node.querySelectorAll('*')]) mark(each);
  }
}

function watch(): void {
  i18next.use(remembering);
  Object.assign(i18next.options, { postProcess: [remembering.name], postProcessPassResolved: true });
  new MutationObserver(markChanges).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}

let isWatching = false;

/**
 * Marks the elements that show one of these texts as `lang="en"`, from now on, and those of texts that i18next itself takes
 * from English. Loaded only once something lacks: `t` returns a string, so the page is watched for what it returned.
 * @param keys those of `englishKeys`
 */
export function markEnglish(namespace: string, keys: readonly string[]): void {
  for (const key of keys) lacking.add(`${namespace}:${key}`);
  if (!isWatching) watch();
  isWatching = true;
}
