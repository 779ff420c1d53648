import { describe, expect, test } from '@jest/globals';
import { CARDS } from './cards.table.ts';
import { confirmForm, page, payForm } from './checkout-forms.rules.ts';

const FIELDS = {
  _ptxn: 'txn_1',
  success_url: 'https://burrow.example/?a=1&b=2',
  email: 'a@example.com',
  country: 'DE',
  card: '4242',
};
/** The fields that a form carries along, by name. */
const hiddenIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  );

test('every page says that it is a test, and takes no markup from what it is told', () => {
  const html = page('<b>"Pay" & go</b>', '');
  expect(html).toContain('Test checkout. No card is charged.');
  expect(html).toContain('<h1>&lt;b&gt;&quot;Pay&quot; &amp; go&lt;/b&gt;</h1>');
  expect(html).not.toContain('<b>');
});

describe('who pays is asked', () => {
  test('with every card, and carries the transaction and where to go on', () => {
    const html = payForm(FIELDS, '€49.00');
    expect(hiddenIn(html)).toEqual({ _ptxn: 'txn_1', success_url: 'https://burrow.example/?a=1&amp;b=2' });
    for (const { number } of CARDS) expect(html).toContain(`<option value="${number}">`);
    expect(html).toContain('<button>Pay €49.00</button>');
    const countries = [...html.matchAll(/<option>(\w+)<\/option>/g)].map(([, code]) => code);
    expect(countries).toEqual(['DE', 'FR', 'GB', 'IE', 'JP', 'US']);
    expect(html).toContain('</select></label>\n<label>VAT number of a business');
    expect(html).toContain('<h1>Pay €49.00</h1><form');
  });

  test('again, and told why', () => {
    expect(payForm(FIELDS, '€49.00', 'Declined <again>')).toContain(
      '<p role="alert">Declined &lt;again&gt;</p>',
    );
  });

  test('without a field that nobody gave', () => {
    const html = payForm({ _ptxn: 'txn_1' }, '€1');
    expect(hiddenIn(html)).toEqual({ _ptxn: 'txn_1' });
    expect(html).toContain('value="txn_1">\n<label>Email');
  });
});

test('the bank asks with everything that was filled in, and takes yes or no', () => {
  const html = confirmForm(FIELDS);
  expect(html).toContain('<h1>Your bank asks: is it you?</h1>');
  expect(hiddenIn(html)).toMatchObject({
    email: 'a@example.com',
    country: 'DE',
    card: '4242',
    _ptxn: 'txn_1',
  });
  expect(html).toContain('name="confirmed" value="yes"');
  expect(html).toContain('name="confirmed" value="no"');
});
