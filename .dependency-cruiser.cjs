// The table "who may use whom" of CONTRIBUTING.md. Each row: a package and what of ours it may import.
const table = {
  formats: [],
  'interface-text': [],
  http: [],
  database: [],
  storage: [],
  backup: ['database', 'storage'],
  learning: ['http', 'database', 'identity', 'catalogue', 'formats', 'interface-text', 'media', 'profiles', 'reading'],
  media: ['http', 'database', 'storage'],
  catalogue: ['http', 'database', 'identity', 'formats', 'media', 'interface-text'],
  downloads: ['http', 'database', 'storage', 'catalogue', 'formats', 'media', 'interface-text'],
  identity: ['http', 'database', 'interface-text'],
  profiles: ['http', 'database', 'identity'],
  reading: ['http', 'database', 'identity', 'catalogue', 'profiles'],
  projects: ['http', 'database', 'identity', 'catalogue', 'profiles', 'reading', 'learning'],
  usage: ['http', 'database', 'catalogue', 'formats', 'identity'],
  importer: ['http', 'database', 'storage', 'identity', 'catalogue', 'formats', 'interface-text', 'media', 'learning'],
  'open-catalogue': ['http', 'database', 'catalogue', 'downloads', 'formats', 'media', 'interface-text'],
};
// A contract, what has no concept, and rules that a field of a form follows too.
const contractsOnly =
  'packages/[^/]+/contract[.]ts$|packages/[^/]+/[^/]+/contract[.]ts$|packages/(formats|interface-text|http)/|packages/projects/(plain-digits|reports/report-csv)[.]ts$|packages/usage/numbers/numbers-csv[.]ts$|packages/learning/handing-out/overview-csv[.]ts$|' +
  'packages/open-catalogue/embedding/embed-code[.]ts$|packages/learning/games/game[.]ts$';
// The second table there: the rooms of the web app, from the ground up. Each row: a folder of packages/web/app and which others it may import.
const ground = ['styles', 'fonts', 'ui', 'request', 'i18n', 'stickers'];
const rooms = {
  styles: [],
  fonts: ['ui'],
  ui: [],
  request: [],
  stickers: [],
  i18n: ['ui', 'request'],
  identity: [...ground],
  profiles: [...ground, 'identity'],
  projects: [...ground, 'identity'],
  library: [...ground, 'identity'],
  offline: [...ground, 'identity', 'profiles', 'projects'],
  catalogue: [...ground, 'identity', 'profiles', 'offline'],
  downloads: [...ground, 'identity', 'profiles', 'offline', 'catalogue'],
  reading: [...ground, 'identity', 'profiles', 'offline', 'classes', 'catalogue'],
  learning: [...ground, 'identity', 'profiles', 'offline', 'catalogue', 'reading'],
  classes: [...ground, 'identity', 'profiles', 'offline'],
  pages: [...ground, 'identity', 'profiles', 'projects', 'offline', 'catalogue', 'downloads', 'reading', 'learning'],
  layout: [...ground, 'identity', 'profiles', 'projects', 'offline', 'catalogue', 'reading', 'learning', 'classes'],
};
const app = '^packages/web/app/';
const anyRoom = `${app}(${Object.keys(rooms).join('|')})/`;

module.exports = {
  forbidden: [
    ...Object.entries(table).map(([name, allowed]) => ({
      name: `${name}-uses-only-its-row`,
      severity: 'error',
      from: { path: `^packages/${name}/` },
      to: { path: '^(packages|starter|scripts)/', pathNot: `^packages/(${[name, ...allowed].join('|')})/` },
    })),
    {
      name: 'web-knows-only-contracts',
      comment: 'Never tables, never a server.ts: server code must not reach the browser.',
      severity: 'error',
      from: { path: '^packages/web/(app|service-worker)/' },
      to: { path: '^packages/', pathNot: `^packages/web/|${contractsOnly}` },
    },
    ...Object.entries(rooms).map(([room, allowed]) => ({
      name: `room-${room}-uses-only-its-row`,
      severity: 'error',
      from: { path: `${app}${room}/` },
      to: { path: app, pathNot: `${app}(${[room, ...allowed].join('|')})/` },
    })),
    {
      name: 'every-room-has-a-row',
      severity: 'error',
      from: { path: `${app}[^/]+/`, pathNot: anyRoom },
      to: {},
    },
    {
      name: 'nobody-uses-server',
      severity: 'error',
      from: { pathNot: '^packages/(server|web/journeys)/|^bench/|^scripts/' },
      to: { path: '^packages/server/' },
    },
    {
      name: 'fixtures-are-for-tests',
      severity: 'error',
      from: { pathNot: '[.]test[.]tsx?$|/testing/|^packages/web/(journeys|browsers)/|^bench/|^scripts/' },
      to: { path: '^packages/[^/]+/testing/' },
    },
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'all-resolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|[.]css|[?]url$|^\\+types|/\\+types/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|[.]react-router)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
