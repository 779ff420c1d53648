import { ENDPOINTS } from '@burrow/contracts';
import { routePath } from '@burrow/service-kit';
import { expect, test } from '@jest/globals';
import { metricsIn, routesIn, servedIn, watchedQueries } from './watched-metrics.harness.ts';

test('rules and dashboard ask for routes that there are', () => {
  const routes = Object.values(ENDPOINTS).map(({ path }) => routePath(path));
  const asked = watchedQueries().flatMap(routesIn);
  expect(asked).toContain('/api/level/update/:slug');
  expect(asked.filter(route => !routes.includes(route))).toEqual([]);
});

test('a query is read: its metrics, and nothing else', () => {
  const query =
    '60 * sum by (le, route) (rate(answers_count{status=~"5..",route="/api/a|/api/b"}[5m])) / on (le) max(of_all) > 2e9 and up';
  expect(metricsIn(query)).toEqual(['answers_count', 'of_all']);
  expect(routesIn(query)).toEqual(['/api/a', '/api/b']);
});

test('a scrape is read: what a histogram is made of has names of its own', () => {
  expect([...servedIn('# TYPE a gauge\na 1\n# TYPE b histogram\n')]).toEqual([
    'a',
    'b_bucket',
    'b_sum',
    'b_count',
  ]);
});
