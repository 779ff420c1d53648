import { describe, expect, test } from '@jest/globals';
import { seal, unseal, unsealWithAny } from './sealed-key.rules.ts';

const KEY = Buffer.alloc(32, 1).toString('base64url');
const OTHER = Buffer.alloc(32, 2).toString('base64url');

describe('a sealed key', () => {
  test.each(['JBSWY3DPEHPK3PXP', '', 'مفتاح'])('%j is read by whoever has the key', text => {
    expect(unseal(seal(text, KEY), KEY)).toBe(text);
  });

  test('is read with no other key', () => expect(() => unseal(seal('text', KEY), OTHER)).toThrow());

  test('looks otherwise each time, and like nothing of its text', () => {
    const [one, other] = [seal('JBSWY3DPEHPK3PXP', KEY), seal('JBSWY3DPEHPK3PXP', KEY)];
    expect(one.equals(other)).toBe(false);
    expect(one.subarray(0, 12).equals(other.subarray(0, 12))).toBe(false);
    expect(one.includes('JBSWY3DP')).toBe(false);
  });

  test('is refused once any of its bytes is another', () => {
    const sealed = seal('text', KEY);
    for (const at of sealed.keys()) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => unseal(changed, KEY)).toThrow();
    }
    expect(() => unseal(sealed.subarray(0, -1), KEY)).toThrow();
  });

  test('is read with any key of a list, which says whether it was the first, and with none of others', () => {
    const sealed = seal('text', KEY);
    expect(unsealWithAny(sealed, [KEY, OTHER])).toEqual({ text: 'text', isByFirst: true });
    expect(unsealWithAny(sealed, [OTHER, KEY])).toEqual({ text: 'text', isByFirst: false });
    expect(unsealWithAny(sealed, [OTHER])).toBeNull();
  });

  test('is not made with a key that is too short', () => {
    expect(() => seal('text', Buffer.alloc(16).toString('base64url'))).toThrow();
  });
});
