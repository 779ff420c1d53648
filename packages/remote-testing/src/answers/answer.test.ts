import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { setupServer } from 'msw/node';
import { answer, refusal, takeRefusedAnswers } from './index.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const ask = async (path: string, init?: RequestInit) => {
  const response = await fetch(`http://localhost/api/${path}`, init);
  return { status: response.status, body: (await response.json()) as unknown };
};
const post = (path: string, body: unknown) => ask(path, { method: 'POST', body: JSON.stringify(body) });

test('a call is answered by its name, with what its path and query say', async () => {
  server.use(
    answer('listStudentsWithoutCourse', ({ params }) => ({
      students: [
        { student_id: crypto.randomUUID(), course_name: params.course_slug, by: null, purchase_id: null },
      ],
    })),
  );
  const { body } = await ask('profile/python/students/not-purchased');
  expect(body).toMatchObject({ students: [{ course_name: 'python' }] });
  expect(takeRefusedAnswers()).toEqual([]);
});

test('an answer that the contract refuses is remembered, and named', async () => {
  const complained = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.use(answer('getCountry', { country_code: 49 as never }));
  await ask('user/country');
  expect(complained).toHaveBeenCalledTimes(1);
  complained.mockRestore();
  expect(takeRefusedAnswers()).toEqual([
    expect.stringMatching(/^getCountry is answered with .*country_code/s),
  ]);
  expect(takeRefusedAnswers()).toEqual([]);
});

test('a body that the contract refuses is refused as a service does, before anybody is asked', async () => {
  const asked: unknown[] = [];
  server.use(
    answer('redeemCode', ({ body }) => {
      asked.push(body.code);
      return refusal('payment/unknown-code');
    }),
  );
  expect(await post('payment/redeem', {})).toMatchObject({ status: 422, body: { code: 'request/invalid' } });
  expect(await post('payment/redeem', { code: 'BURW-2345-6789' })).toMatchObject({ status: 404 });
  expect(asked).toHaveLength(1);
});

test('an answer may be for one value of the path, for one time, or leave the call to the handler before', async () => {
  const country = (country_code: string) => answer('getCountry', { country_code });
  server.use(country('DE'));
  server.use(answer('getCountry', () => undefined));
  server.use(answer('getCountry', { country_code: 'JP' }, { once: true }));
  expect((await ask('user/country')).body).toEqual({ country_code: 'JP' });
  expect((await ask('user/country')).body).toEqual({ country_code: 'DE' });
  server.use(answer('getCredit', { counter: 3 } as never, { at: { execution_type: 'level' } }));
  await expect(ask('credit/challenge')).rejects.toThrow();
});
