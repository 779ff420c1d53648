// Signs that come in pairs, and addresses of the web, which nobody adds.

const QUOTES = /[«»„“”‚「」『』"]/gu;
const OPENING = { '„': '”“', '「': '」', '『': '』', '«': '»' };
const withoutSpans = text => text.replaceAll(/`[^`\n]*`|\{\{?[^{}]*\}?\}/g, ' ');
const signsIn = text => withoutSpans(text).match(QUOTES) ?? [];
const isPaired = signs => signs.length % 2 === 0;

/** A quotation that opens and does not close, or the other way. */
export function pairProblem({ english, translation }) {
  if (!isPaired(signsIn(english))) return undefined;
  const found = signsIn(translation);
  if (!isPaired(found)) return 'has a quotation mark without the other of its pair';
  const [sign] =
    Object.entries(OPENING).find(
      ([open, close]) =>
        found.includes(open) &&
        [...close].every(end => end !== open) &&
        found.filter(each => each === open).length > found.filter(each => close.includes(each)).length,
    ) ?? [];
  return sign === undefined ? undefined : `has ${sign}, which does not close`;
}

const ADDRESS =
  /https?:\/\/[!-~]+|www\.[!-~]+|[\w.+-]+@[\w-]+\.[\w.-]+|\b[\w-]+\.(?:com|org|net|example|de|pl|jp|il|io|info|eu)\b/giu;
/** What stands behind the name of a mailbox, which may be translated. */
const hostOf = address =>
  address
    .toLowerCase()
    .replace(/^[^@/]*@/, '@')
    .replace(/[.,;:!?)\]»”]+$/, '');
/** Most texts have none, and are not searched. */
const MAY_HAVE_ADDRESS = /:\/\/|@|\.\w/u;
const addressesIn = text => (MAY_HAVE_ADDRESS.test(text) ? (text.match(ADDRESS) ?? []) : []);

/** An address of the web, or of a mailbox, that the English has not. */
export function linkProblem({ english, translation }) {
  const own = english.toLowerCase();
  const made = addressesIn(translation).find(each => !own.includes(hostOf(each)));
  return made === undefined ? undefined : `has ${made}, which the English lacks`;
}
