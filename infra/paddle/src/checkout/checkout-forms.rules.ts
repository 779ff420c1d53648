import { CARDS } from './cards.table.ts';
import type { CheckoutEvent } from './checkout-event.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, char => ENTITIES[char] ?? '');

const STYLE = `body{font:16px/1.5 system-ui;max-width:28rem;margin:2rem auto;padding:0 1rem}
.test{background:#fc3;padding:.5rem 1rem;font-weight:600}label{display:block;margin-top:1rem}
input,select,button{font:inherit;padding:.5rem;width:100%;box-sizing:border-box}button{margin-top:1rem}`;

/** What a form in a frame tells the page around it: what has happened, and that it was closed. */
export interface Telling {
  readonly told: CheckoutEvent;
  readonly closed: CheckoutEvent | null;
}

const attribute = (name: string, event: CheckoutEvent | null): string =>
  event ? ` data-${name}="${escape(JSON.stringify(event))}"` : '';

/** Every page says that it is a test. */
export function page(title: string, content: string, telling: Telling | null = null): string {
  const attributes = telling
    ? `${attribute('told', telling.told)}${attribute('closed', telling.closed)}`
    : '';
  const close = telling?.closed ? '<button type="button" data-close>Close</button>' : '';
  const script = telling ? '<script src="/checkout/tell.js"></script>' : '';
  return `<!doctype html><html lang="en"${attributes}><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Test: ${escape(title)}</title><style>${STYLE}</style>
<p class="test">Test checkout. No card is charged.</p><h1>${escape(title)}</h1>${content}${close}${script}</html>`;
}

type Fields = Readonly<Record<string, string | undefined>>;

const hidden = (fields: Fields): string =>
  Object.entries(fields)
    .map(([name, value]) =>
      value === undefined ? '' : `<input type="hidden" name="${name}" value="${escape(value)}">`,
    )
    .join('');

const cards = `<label>Card <select name="card">${CARDS.map(
  ({ number, name }) => `<option value="${number}">${number}: ${name}</option>`,
).join('')}</select></label>`;

const alert = (said: string): string => (said ? `<p role="alert">${escape(said)}</p>` : '');

/** Asks who pays, where from, and with which card. Leaving the page is giving up. */
export const payForm = (
  { _ptxn, success_url, overlay }: Fields,
  total: string,
  said = '',
  telling: Telling | null = null,
): string =>
  page(
    `Pay ${total}`,
    `${alert(said)}<form method="post" action="/checkout">${hidden({ _ptxn, success_url, overlay })}
<label>Email <input name="email" type="email" required autocomplete="email"></label>
<label>Country <select name="country">${['DE', 'FR', 'GB', 'IE', 'JP', 'US'].map(code => `<option>${code}</option>`).join('')}</select></label>
<label>VAT number of a business <input name="vat_number"></label>
<label>Discount code <input name="discount"></label>
${cards}<button>Pay ${escape(total)}</button></form>`,
    telling,
  );

/** The bank's question. */
export const confirmForm = (fields: Fields): string => {
  const { _ptxn, success_url, overlay, email, country, vat_number, discount, card } = fields;
  const carried = { _ptxn, success_url, overlay, email, country, vat_number, discount, card };
  return page(
    'Your bank asks: is it you?',
    `<form method="post" action="/checkout">${hidden(carried)}
<button name="confirmed" value="yes">Yes</button><button name="confirmed" value="no">No</button></form>`,
  );
};
