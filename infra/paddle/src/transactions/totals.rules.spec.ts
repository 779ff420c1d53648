import { describe, expect, test } from '@jest/globals';
import { totalsOf } from './totals.rules.ts';

const GERMANY = { rate: 0.19, isAdded: false };
const TEXAS = { rate: 0.0825, isAdded: true };
const NOWHERE = { rate: 0, isAdded: false };

describe('a price', () => {
  test('has its tax within', () => {
    expect(totalsOf(4900, GERMANY, 0, 'EUR')).toEqual({
      subtotal: '4118',
      discount: '0',
      tax: '782',
      total: '4900',
      credit: '0',
      credit_to_balance: '0',
      balance: '0',
      grand_total: '4900',
      grand_total_tax: '782',
      fee: '245',
      earnings: '3873',
      currency_code: 'EUR',
    });
  });

  test('has its tax added', () => {
    expect(totalsOf(4900, TEXAS, 0, 'USD')).toMatchObject({
      subtotal: '4900',
      tax: '404',
      total: '5304',
      grand_total: '5304',
      grand_total_tax: '404',
      fee: '265',
      earnings: '4635',
    });
  });

  test('has no tax where there is none', () => {
    expect(totalsOf(1000, NOWHERE, 0, 'EUR')).toMatchObject({ subtotal: '1000', tax: '0', earnings: '950' });
  });
});

describe('a balance', () => {
  test('pays a part: less is charged, with the tax of what is charged', () => {
    expect(totalsOf(4900, GERMANY, 1900, 'EUR')).toMatchObject({
      total: '4900',
      tax: '782',
      credit: '1900',
      grand_total: '3000',
      grand_total_tax: '479',
      fee: '150',
      earnings: '2371',
    });
  });

  test.each([4900, 9900])('of %i pays all, and no more than all', credit => {
    expect(totalsOf(4900, GERMANY, credit, 'EUR')).toMatchObject({
      credit: '4900',
      grand_total: '0',
      grand_total_tax: '0',
      fee: '0',
      earnings: '0',
    });
  });
});

test('what gives back more than it costs charges nothing, and the rest goes to the balance', () => {
  expect(totalsOf(-5400, GERMANY, 1900, 'EUR')).toMatchObject({
    subtotal: '-4538',
    tax: '-862',
    total: '-5400',
    credit: '0',
    credit_to_balance: '5400',
    grand_total: '0',
    grand_total_tax: '0',
    fee: '0',
  });
});
