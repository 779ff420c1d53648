import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { gunzipSync } from 'node:zlib';
import { SplicedJson } from './spliced-json.ts';
import { randomRuns } from '../../../../../../tools/sampling/random-runs.ts';

const constant = {
  slug: 'intro-level1',
  map: Array.from({ length: 500 }, (_, at) => at % 7),
  name: 'Żółw 🐢',
};

test('plain and gzip both contain the constant part and the fields', () => {
  const spliced = new SplicedJson(constant);
  fc.assert(
    fc.property(fc.boolean(), fc.string({ unit: 'binary', maxLength: 3_000 }), (completed, code) => {
      const whole = { ...constant, completed, code };
      expect(JSON.parse(spliced.plain({ completed, code }).toString())).toEqual(
        JSON.parse(JSON.stringify(whole)),
      );
      expect(gunzipSync(spliced.gzip({ completed, code }))).toEqual(spliced.plain({ completed, code }));
    }),
    randomRuns(200),
  );
});
