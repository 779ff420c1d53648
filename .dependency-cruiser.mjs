/**
 * Who may import whom. Type imports count. `tools/import-rules.test.mjs` feeds every rule a known-bad
 * import and expects its refusal.
 */
const REMOTES = '^mf-[^/]+/';
const WEB_ONLY = '^packages/(client|exercises|forms|i18n|painting|remote-testing|ui)/|^mf-[^/]+/|^shell/';
/** A service with many features has floors: `features/<floor>/<feature>/`, each floor with a module of its own. */
const WITH_FLOORS = 'services/(?:account|learning|organization)';
const WITHOUT_FLOORS = `mf-[^/]+|shell|packages/[^/]+|(?!${WITH_FLOORS}/)services/[^/]+`;
/** What is made of features, and what the path of one is below its src/features. */
const FEATURE_FOLDERS = [
  { owner: WITHOUT_FLOORS, feature: '[^/]+' },
  { owner: WITH_FLOORS, feature: '[^/]+/[^/]+' },
];
const WITH_FEATURES = 'mf-[^/]+|shell|services/[^/]+|packages/[^/]+';
const FEATURES = [
  ...FEATURE_FOLDERS.map(({ owner, feature }) => `^(?:${owner})/src/features/${feature}$`),
  '^services/[^/]+/src/[^/]+$',
  `^(?:${WITH_FLOORS})/src/features/[^/]+$`,
].join('|');
const BY_INDEX = 'Import a feature from its index.ts: what stands there is what others may use.';
const SERVER_ONLY = '^packages/service-kit/|^services/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Break the cycle: move what both need into a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'remote-imports-only-packages',
      comment: 'A remote imports packages, never another remote nor the shell. Share through a package.',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/' },
      to: { path: `${REMOTES}|^shell/`, pathNot: '^$1/' },
    },
    {
      name: 'shell-knows-no-remote',
      comment: 'The shell reads remotes.json at run time; it imports no area.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: REMOTES },
    },
    {
      name: 'service-imports-only-packages',
      comment: 'A service imports packages, never another service. Call it through the gateway or an event.',
      severity: 'error',
      from: { path: '^services/([^/]+)/' },
      to: { path: '^services/', pathNot: '^services/$1/' },
    },
    {
      name: 'packages-stay-below',
      comment: 'A package imports packages only.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(services|shell|mf-[^/]+|infra|e2e)/' },
    },
    {
      name: 'contracts-stands-alone',
      comment: 'contracts imports nothing of ours.',
      severity: 'error',
      from: { path: '^packages/contracts/' },
      to: { path: '^(packages|services|shell|mf-[^/]+|infra)/', pathNot: '^packages/contracts/' },
    },
    {
      name: 'world-knows-only-contracts',
      comment: 'world imports nothing of ours but contracts, and no library.',
      severity: 'error',
      from: { path: '^packages/world/src/', pathNot: '\\.(test|bench)\\.ts$' },
      to: { path: '.', pathNot: '^packages/(world|contracts)/' },
    },
    {
      name: 'forms-knows-what-a-form-needs',
      comment: 'forms imports client, contracts, i18n and ui, no other package of ours.',
      severity: 'error',
      from: { path: '^packages/forms/' },
      to: { path: '^packages/', pathNot: '^packages/(client|contracts|forms|i18n|ui)/' },
    },
    {
      name: 'exercises-know-what-a-question-needs',
      comment: 'exercises imports contracts, i18n and ui, no other package of ours.',
      severity: 'error',
      from: { path: '^packages/exercises/' },
      to: { path: '^packages/', pathNot: '^packages/(contracts|exercises|i18n|ui)/' },
    },
    {
      name: 'web-packages-stay-off-the-server',
      comment: 'Services do not import browser packages.',
      severity: 'error',
      from: { path: SERVER_ONLY },
      to: { path: WEB_ONLY },
    },
    {
      name: 'server-packages-stay-off-the-web',
      comment: 'Browser code does not import server packages.',
      severity: 'error',
      from: { path: WEB_ONLY },
      to: { path: SERVER_ONLY },
    },
    {
      name: 'rules-are-pure',
      comment:
        'A *.rules.ts imports neither Nest, TypeORM, React nor Phaser: it takes data and returns data.',
      severity: 'error',
      from: { path: '\\.rules\\.ts$' },
      to: { path: 'node_modules/(@nestjs|typeorm|react|react-dom|react-redux|phaser|@reduxjs)/' },
    },
    {
      name: 'public-entries-only',
      comment: 'Import another project by its package name, not by a path into its sources.',
      severity: 'error',
      from: { path: '^(packages/[^/]+|services/[^/]+|infra/[^/]+|shell|mf-[^/]+)/' },
      to: {
        path: '^(packages|services|shell|mf-[^/]+)/',
        pathNot: '^$1/',
        dependencyTypesNot: [
          'npm',
          'npm-dev',
          'npm-peer',
          'npm-optional',
          'localmodule',
          'aliased-workspace',
          'unknown',
          'npm-no-pkg',
          'npm-unknown',
        ],
      },
    },
    ...FEATURE_FOLDERS.map(({ owner, feature }) => ({
      name: 'feature-by-index',
      comment: BY_INDEX,
      severity: 'error',
      from: { path: `^(${owner})/src/features/(${feature})/` },
      to: { path: '^$1/src/features/', pathNot: `^$1/src/features/(${feature}/index\\.ts$|$2/)` },
    })),
    ...FEATURE_FOLDERS.map(({ owner, feature }) => ({
      name: 'feature-by-index-from-outside',
      comment: BY_INDEX,
      severity: 'error',
      from: { path: `^(${owner})/src/`, pathNot: `^(${owner})/src/features/${feature}/` },
      to: {
        path: `^$1/src/features/${feature}`,
        pathNot: `^$1/src/features/(${feature}/index\\.ts|[^/]+/[^/]+\\.module\\.ts)$`,
      },
    })),
    {
      name: 'no-feature-cycles',
      comment:
        'Features form no cycle, nor do the folders below them in a service: move what both need below them, e.g. into src/level or src/people.',
      severity: 'error',
      scope: 'folder',
      from: { path: FEATURES },
      to: { circular: true, path: FEATURES },
    },
    {
      name: 'features-stand-on-top',
      comment: 'What features share does not import them: else they form a cycle through it.',
      severity: 'error',
      from: {
        path: `^(${WITH_FEATURES})/src/[^/]+/`,
        pathNot: `^(${WITH_FEATURES})/src/(features|testing)/|\\.(test|spec)\\.tsx?$`,
      },
      to: { path: '^$1/src/features/' },
    },
    {
      name: 'router-through-client',
      comment: "Import from '@burrow/client/router': host and remotes share that part of react-router.",
      severity: 'error',
      from: { path: '^(shell|mf-[^/]+)/' },
      to: { path: 'node_modules/react-router/' },
    },
    {
      name: 'antd-through-ui',
      comment: "Import from '@burrow/ui': only what it re-exports is shared and styled.",
      severity: 'error',
      from: { path: '^(shell|mf-[^/]+)/' },
      to: { path: 'node_modules/antd/' },
    },
    {
      name: 'office-for-adults',
      comment:
        'Tables and row menus of antd are for the pages where adults work (docs/adr/0069): 55 KB that log-in, game, quizzes, profile and purchase do without.',
      severity: 'error',
      from: {
        path: '^(shell|mf-[^/]+|packages)/',
        pathNot:
          '^mf-organization/|^mf-account/src/features/staff/|^packages/ui/|^shell/src/boot/provide-parts\\.ts$',
      },
      to: { path: '^packages/ui/src/(office|table)[./]' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.nx)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['burrow-source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
