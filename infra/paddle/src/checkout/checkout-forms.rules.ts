import { CARDS } from './cards.table.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, char => ENTITIES[char] ?? '');

const STYLE = `body{font:16px/1.5 system-ui;max-width:28rem;margin:2rem auto;padding:0 1rem}
.test{background:#fc3;padding:.5rem 1rem;font-weight:600}label{display:block;margin-top:1rem}
input,select,button{font:inherit;padding:.5rem;width:100%;box-sizing:border-box}button{margin-top:1rem}`;

/** Every page says that it is a test. */
export const page = (title: string, content: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Test: ${escape(title)}</title><style>${STYLE}</style>
<p class="test">Test checkout. No card is charged.</p><h1>${escape(title)}</h1>${content}</html>`;

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
export const payForm = ({ _ptxn, success_url }: Fields, total: string, said = ''): string =>
  page(
    `Pay ${total}`,
    `${alert(said)}<form method="post" action="/checkout">${hidden({ _ptxn, success_url })}
<label>Email <input name="email" type="email" required autocomplete="email"></label>
<label>Country <select name="country">${['DE', 'FR', 'GB', 'IE', 'JP', 'US'].map(code => `<option>${code}</option>`).join('')}</select></label>
<label>VAT number of a business <input name="vat_number"></label>
<label>Discount code <input name="discount"></label>
${cards}<button>Pay ${escape(total)}</button></form>`,
  );

/** The bank's question. */
export const confirmForm = ({
  _ptxn,
  success_url,
  email,
  country,
  vat_number,
  discount,
  card,
}: Fields): string =>
  page(
    'Your bank asks: is it you?',
    `<form method="post" action="/checkout">${hidden({ _ptxn, success_url, email, country, vat_number, discount, card })}
<button name="confirmed" value="yes">Yes</button><button name="confirmed" value="no">No</button></form>`,
  );
