/** The build that a part of the site is of: what was released last, or what is to be released. */
export type Side = 'previous' | 'today';

/** Which build each part of a site is of. The gateway belongs to the services; portraits are deployed with it. */
export interface Parts {
  readonly shell: Side;
  /** The remote that is looked at. */
  readonly remote: Side;
  /** The other remotes. */
  readonly others: Side;
  readonly services: Side;
}

export interface Combination extends Parts {
  readonly id: string;
  /** `{remote}` stands for the remote's name. */
  readonly title: string;
  /** What the site becomes while tabs of the first one stay open. */
  readonly becomes?: Parts;
  /** The site that runs beside it on the same database and store; each call goes to the other of the two. */
  readonly beside?: Parts;
}

const PREVIOUS: Parts = { shell: 'previous', remote: 'previous', others: 'previous', services: 'previous' };
const TODAY: Parts = { shell: 'today', remote: 'today', others: 'today', services: 'today' };

/** Every way in which two versions meet while a remote, the shell and the services are released one by one. */
export const COMBINATIONS: readonly Combination[] = [
  { id: 'remote-first', title: "today's {remote} in the previous site", ...PREVIOUS, remote: 'today' },
  { id: 'site-first', title: "the previous {remote} in today's site", ...TODAY, remote: 'previous' },
  {
    id: 'pages-first',
    title: "today's pages with the previous services",
    ...TODAY,
    services: 'previous',
  },
  {
    id: 'services-first',
    title: "the previous pages with today's services",
    ...PREVIOUS,
    services: 'today',
  },
  {
    id: 'tab-and-services',
    title: "a tab of the previous site while today's services start",
    ...PREVIOUS,
    becomes: { ...PREVIOUS, services: 'today' },
  },
  {
    id: 'tab-and-site',
    title: "a tab of the previous site while the whole site becomes today's",
    ...PREVIOUS,
    becomes: TODAY,
  },
  {
    id: 'two-gateways',
    title: "the previous shell and services beside today's, each call to the other one",
    ...PREVIOUS,
    beside: { ...PREVIOUS, shell: 'today', services: 'today' },
  },
];

/** Each side alone: what fails there too has nothing to do with versions. */
export const ALONE: readonly Combination[] = [
  { id: 'previous', title: 'the previous site alone', ...PREVIOUS },
  { id: 'today', title: "today's site alone", ...TODAY },
  {
    id: 'previous-tab',
    title: 'a tab of the previous site while the same starts again',
    ...PREVIOUS,
    becomes: PREVIOUS,
  },
  { id: 'today-tab', title: "a tab of today's site while the same starts again", ...TODAY, becomes: TODAY },
  {
    id: 'previous-twice',
    title: 'the previous site twice, each call to the other one',
    ...PREVIOUS,
    beside: PREVIOUS,
  },
  { id: 'today-twice', title: "today's site twice, each call to the other one", ...TODAY, beside: TODAY },
];

/** What is tried on a combination: pages, tabs that stay open, or first visits to two gateways. */
export const kindOf = ({ becomes, beside }: Combination): 'site' | 'tab' | 'beside' =>
  becomes ? 'tab' : beside ? 'beside' : 'site';

/** Which side's pages are another one's than the services': what these were built against, answers must have. */
export function sideOfPages({ shell, remote, services, becomes, beside }: Combination): Side {
  if (becomes ?? beside) return shell;
  return remote === services ? shell : remote;
}
