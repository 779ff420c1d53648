import { expect, test } from '@jest/globals';
import { isPlain } from './plain-statement.rules.ts';

test.each([
  'select name from farm.pens where id = $1',
  'select 1 from farm.animals a where a.pen_id = $1 and a.wool is not null and not a.sold limit 1',
  `select id, name as "shownName" from farm.animals
     where pen_id = any($1::uuid[]) and state <> 'sold' order by name desc, id`,
  'select count(*)::int as animals from farm.animals where pen_id = $1',
  'insert into farm.animals (id, name, legs) values ($1, $2, 4) returning id',
  `update farm.animals set pen_id = null, name = $2, state = 'free' where id = $1`,
  'delete from farm.pens',
  'delete from farm.pens where id = $1 returning 1',
])('%s is what a repository does', text => {
  expect(isPlain(text)).toBe(true);
});

test.each([
  'select a.name from farm.animals a join farm.pens p on p.id = a.pen_id',
  'select name from farm.pens where id = $1 for update',
  'select name from farm.pens where opened_at < now()',
  'select name from farm.pens where id in (select pen_id from farm.animals)',
  'select max(legs) as legs from farm.animals',
  'insert into farm.pens (id) values ($1) on conflict do nothing',
  'insert into farm.pens (id) select unnest($1::int[])',
  'update farm.pens set animals = animals + 1 where id = $1',
  'update farm.pens set closed_at = now() where id = $1',
  'delete from farm.pens p using farm.animals a where a.pen_id = p.id',
])('%s is more than that', text => {
  expect(isPlain(text)).toBe(false);
});
