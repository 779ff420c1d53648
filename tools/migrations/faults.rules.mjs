// What a migration must not do: docs/adr/0142-expand-then-contract.md. It reads the text of the file: what is between
// the beginning and `down`, without comments and the bodies of functions.

const sqlOf = text =>
  text
    .replace(/\basync down\b[^]*$/, '')
    .replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
    .replaceAll(/\$\$[^]*?\$\$/g, '')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();

const TABLE = String.raw`((?:"?\w+"?\.)?"?[\w$\{\}]+"?)`;
const matches = (sql, pattern) => [...sql.matchAll(new RegExp(pattern, 'g'))];
const tablesIn = (sql, pattern) => matches(sql, pattern).map(([, table]) => table);

/** What old programs, which still run beside the new ones, cannot live with. */
const CONTRACTS = String.raw`drop table|drop column|rename to|rename column|rename \w+ to|alter column \w+ (?:set data )?type|alter column \w+ set not null|set schema`;
const EXPANDS = 'create table|add column';

function contractFaults(sql, text) {
  const isMarked = /breaksOlderPrograms\s*(?::[^=]+)?=\s*true/.test(text);
  const contracts = matches(sql, CONTRACTS).map(([what]) => what);
  if (contracts.length > 0 && !isMarked)
    return [
      `"${contracts[0]}": programs of the release before still run. Do it one release after the last use, with static readonly breaksOlderPrograms = true`,
    ];
  if (contracts.length > 0 && matches(sql, EXPANDS).length > 0)
    return ['it expands and contracts at once: two migrations, of two releases'];
  return [];
}

const isConcurrent = sql => /index concurrently/.test(sql);

function indexFaults(sql, text, made) {
  const plain = tablesIn(
    sql,
    String.raw`create (?:unique )?index (?!concurrently)(?:if not exists )?(?:\w+ )?on (?:only )?${TABLE}`,
  ).filter(table => !made.has(table));
  const faults = plain.map(
    table => `an index on ${table}, which has rows: create index concurrently, or nobody can write meanwhile`,
  );
  if (!isConcurrent(sql)) return faults;
  if (!/transaction\s*=\s*false/.test(text))
    faults.push('create index concurrently cannot run in a transaction: transaction = false as const');
  if (!/drop index concurrently if exists/.test(sql))
    faults.push(
      'an index that was not finished stays behind, invalid: drop index concurrently if exists comes first',
    );
  if (!/set lock_timeout = 0.*reset lock_timeout/.test(sql))
    faults.push(
      'it waits for every older transaction, and lets others write meanwhile: set lock_timeout = 0, and reset lock_timeout after it',
    );
  if (/alter table|create table|insert into|create function|create trigger/.test(sql))
    faults.push(
      'without a transaction, half of it may stay: an index concurrently is a migration of its own',
    );
  return faults;
}

/** `alter table …` up to the next statement, for tables that have rows. */
const alterationsIn = (sql, made) =>
  matches(
    sql,
    String.raw`alter table (?:if exists )?(?:only )?${TABLE} ((?:(?!alter table|create (?:table|index|unique)|\`|;).)*)`,
  )
    .filter(([, table]) => !made.has(table))
    .map(([, table, what]) => ({ table, what }));

const COLUMN = String.raw`add column (?:if not exists )?(\w+) ((?:(?!, (?:add|drop|alter) ).)*)`;

function columnFaults(table, what) {
  return matches(what, COLUMN).flatMap(([, column, type]) => {
    const name = `${table}.${column}`;
    if (/not null/.test(type) && !/default|generated/.test(type))
      return [`${name} is not null without a default: programs of the release before do not write it`];
    if (
      /default [^,]*(gen_random_uuid|random\(|clock_timestamp|nextval)/.test(type) ||
      /\bstored\b|\bserial\b|generated (always|by default) as identity/.test(type)
    )
      return [`${name} has another value in every row: the whole table is written anew, under a lock`];
    return [];
  });
}

function constraintFaults(table, what) {
  const added = matches(
    what,
    String.raw`add (?:constraint \w+ )?(check|foreign key|unique|primary key|exclude)((?:(?!, add ).)*)`,
  );
  return added.flatMap(([, kind, rest]) => {
    if (kind === 'unique' || kind === 'primary key')
      return /using index/.test(rest)
        ? []
        : [`${kind} on ${table}: an index concurrently first, then add constraint … using index`];
    return /not valid/.test(rest)
      ? []
      : [
          `${kind} on ${table} reads all rows under a lock: add it not valid, and validate it in a migration of its own`,
        ];
  });
}

function rowFaults(sql, made) {
  const changed = [
    ...tablesIn(sql, String.raw`\bupdate ${TABLE} (?:as \w+ |\w+ )?set\b`),
    ...tablesIn(sql, String.raw`\bdelete from ${TABLE}`),
  ].filter(table => !made.has(table));
  return changed.map(table => `rows of ${table} are changed at once, and locked: a job does it in pieces`);
}

function lockFaults(sql) {
  if (/\block table\b/.test(sql)) return ['lock table: everybody waits'];
  if (isConcurrent(sql)) return [];
  return /set (local |session )?(lock_timeout|statement_timeout)/.test(sql)
    ? ['it changes the limits that migrations run with (database-limits.table.ts)']
    : [];
}

/** Tables with a row for each school or less: nobody notices how long an index takes. */
const SMALL = [
  'organization.organizations',
  'organization.domains',
  'account.organizations',
  'learning.organizations',
  'assistant.organizations',
];

/** What is wrong with a migration, in words for whoever wrote it; none where nothing is. */
export function migrationFaults(text) {
  const sql = sqlOf(text);
  const made = new Set(tablesIn(sql, String.raw`create (?:unlogged )?table (?:if not exists )?${TABLE}`));
  const alterations = alterationsIn(sql, made);
  return [
    ...contractFaults(sql, text),
    ...indexFaults(sql, text, made.union(new Set(SMALL))),
    ...alterations.flatMap(({ table, what }) => [
      ...columnFaults(table, what),
      ...constraintFaults(table, what),
    ]),
    ...rowFaults(sql, made),
    ...lockFaults(sql),
  ];
}
