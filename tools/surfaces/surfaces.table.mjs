/** What other teams build against: the entries of packages whose surface is recorded. */
export const SURFACES = [
  { folder: 'packages/contracts', entries: ['errors', 'languages', 'stream', 'paths/index'] },
  { folder: 'packages/i18n', entries: ['index'] },
  { folder: 'packages/ui', entries: ['index', 'extra', 'office', 'table'] },
  { folder: 'packages/client', entries: ['index', 'router'] },
];
