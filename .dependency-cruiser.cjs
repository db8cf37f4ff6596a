/**
 * What may import what (docs/architecture.md, docs/decisions/0027). Each place has a list of what
 * it may import of the project; nothing else may be. Packages are free unless a rule below says
 * otherwise. tests/import-rules.test.ts plants a violation of every rule.
 *
 * `$1` in a list is the feature of the importing file: what it says of `customers` holds for every
 * feature.
 */

const { globSync, readFileSync } = require('node:fs')
const { basename, join } = require('node:path')

const generic = 'ui|form|data-grid|file-import|timeline|layout'
const test = '\\.test\\.tsx?$'
const notOfTheProject = [
  'core',
  'npm',
  'npm-dev',
  'npm-optional',
  'npm-peer',
  'npm-bundled',
  'npm-no-pkg',
  'npm-unknown',
  'unknown',
]

const folder = (...names) => names.map((name) => `^${name}/`)
const file = (...names) => names.map((name) => `^${name.replaceAll('.', '\\.')}$`)
const lib = (...names) => folder(...names.map((name) => `lib/${name}`))
const platform = (...names) => lib(...names.map((name) => `platform/${name}`))
const own = (...layers) => layers.map((layer) => `^lib/features/$1/${layer}/`)
const publicOf = (...layers) => layers.map((layer) => `^lib/features/[^/]+/${layer}/public\\.ts$`)
const feature = (layer) => [`^lib/features/([^/]+)/${layer}/`]

const env = file('lib/platform/env.ts')
const log = file('lib/platform/log.ts')
const routes = file('lib/shared/routes.ts')
const openAndLock = file(
  'lib/platform/database/open.ts',
  'lib/platform/database/lock.ts',
  'lib/platform/database/private-files.ts',
)
/** The files that define writes: a browser gets names to call of them, and none of their code. */
const writes = globSync('lib/features/*/server/*.ts', { cwd: __dirname })
  .filter((path) => readFileSync(join(__dirname, path), 'utf8').startsWith("'use server'\n"))
  .map((path) => basename(path, '.ts'))
const ofFeature = [`^components/(?!(?:${generic})/)([^/]+)/`]
const ofNoFeature = folder(`components/(?:${generic})`)

/** A rule that forbids. */
const not = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** A place that imports of the project what its list says, and itself. */
const only = (name, from, list, ...except) => keep(name, from, [...from, ...list], ...except)

/** As `only`, where a place is itself one of many: its list says what of itself it may import. */
const keep = (name, from, list, ...except) =>
  not(
    `${name}-keeps-to-its-list`,
    `${name} may import nothing of the project but what its list in .dependency-cruiser.cjs says`,
    { path: from, pathNot: [test, ...except] },
    { pathNot: list, dependencyTypesNot: notOfTheProject },
  )

const lists = [
  only(
    'app',
    folder('app'),
    [
      ...folder('components'),
      ...lib('features', 'client', 'shared', 'composition'),
      ...platform('gateway', 'session'),
      ...env,
    ],
    '^app/api/',
  ),
  only('app-api', folder('app/api'), [
    ...lib('features', 'shared'),
    ...file('lib/composition/translation.tsx', 'lib/composition/messages/text-files.ts'),
    ...platform('http', 'gateway', 'session'),
    ...env,
    ...log,
  ]),

  keep('components-of-a-feature', ofFeature, [
    '^components/$1/',
    ...ofNoFeature,
    ...own('domain', 'messages', 'client'),
    '^components/[^/]+/public\\.tsx?$',
    ...publicOf('domain', 'messages', 'client'),
    ...lib('client', 'shared', 'contracts'),
  ]),
  only('components-of-no-feature', ofNoFeature, lib('client', 'shared', 'contracts')),

  keep('domain', feature('domain'), [
    ...own('domain'),
    ...publicOf('domain'),
    ...lib('shared', 'contracts'),
  ]),
  keep('messages', feature('messages'), [
    ...own('domain', 'messages'),
    ...publicOf('domain', 'messages'),
    ...lib('shared', 'contracts'),
  ]),
  keep('client', feature('client'), [
    ...own('domain', 'messages', 'client'),
    ...writes.map((name) => `^lib/features/$1/server/${name}\\.ts$`),
    ...publicOf('domain', 'messages', 'client'),
    ...lib('client', 'shared', 'contracts'),
  ]),
  keep('server', feature('server'), [
    ...own('domain', 'server'),
    ...publicOf('domain', 'server'),
    ...lib('platform', 'shared', 'contracts'),
  ]),

  only('browser-plumbing', lib('client'), lib('shared', 'contracts')),
  only('shared', lib('shared'), lib('contracts')),
  only('gateway', platform('gateway'), [
    ...platform('session', 'journal', 'user-state', 'events', 'upstream', 'database'),
    ...lib('shared', 'contracts'),
    ...env,
    ...log,
    ...file('lib/composition/local-operations.ts'),
  ]),
  only(
    'http',
    platform('http'),
    [
      ...platform('gateway', 'session', 'events', 'upstream', 'database'),
      ...lib('shared', 'contracts'),
      ...env,
      ...log,
    ],
    '/security-headers\\.ts$',
  ),
  only('session', platform('session'), [
    ...platform('user-state', 'upstream', 'database', 'settings'),
    ...lib('contracts'),
    ...routes,
    ...env,
    ...log,
  ]),
  only('journal-store', platform('journal'), [
    ...platform('database'),
    ...lib('contracts', 'shared'),
    ...env,
    ...log,
  ]),
  only('user-state', platform('user-state'), [
    ...platform('database'),
    ...lib('contracts', 'shared'),
  ]),
  only('events', platform('events'), [
    ...platform('database'),
    ...lib('contracts'),
    ...env,
    ...log,
  ]),
  only('upstream', platform('upstream'), [
    ...lib('contracts'),
    ...file('lib/shared/references/identity-number.ts', 'lib/shared/trim-edges.ts'),
    ...env,
    ...log,
  ]),
  only('database', platform('database'), [...lib('contracts'), ...env], ...openAndLock),
  only('opening-a-store', openAndLock, []),
  only('settings', platform('settings'), []),
  not(
    'leaves-import-nothing',
    'everyone leans on them, so they lean on nothing of the project but the rules of settings',
    { path: [...routes, ...env, ...log, ...file('lib/platform/http/security-headers.ts')] },
    { dependencyTypesNot: notOfTheProject, pathNot: platform('settings') },
  ),

  only('maintenance', lib('commands/maintenance'), [
    ...platform('database', 'journal', 'session'),
    ...file('lib/features/exports/server/public.ts'),
    ...lib('contracts'),
    ...env,
  ]),
  only('probe', lib('commands/probe'), [
    ...platform('gateway', 'session', 'upstream'),
    ...lib('contracts'),
    ...env,
  ]),

  only('proxy', file('proxy.ts'), [
    ...file('lib/platform/http/security-headers.ts'),
    ...routes,
    ...env,
  ]),
  only(
    'instrumentation',
    ['^instrumentation(-client)?\\.ts$'],
    [...lib('composition'), ...env, ...log],
  ),
  only(
    'configuration',
    ['^[^/]+\\.config\\.(ts|mjs)$', '^\\.dependency-cruiser\\.cjs$'],
    ['^e2e/'],
    '^next\\.config\\.ts$',
  ),
  only('next-configuration', file('next.config.ts'), []),

  only('sandbox', folder('sandbox'), [...lib('contracts'), ...openAndLock]),
  only('e2e', folder('e2e'), [
    ...routes,
    ...file('tests/support/zip.ts', 'tests/support/postgres.ts', 'sandbox/shapes/shapes.ts'),
    ...file('tests/support/business-file.ts', 'tests/support/business-workbook.ts'),
  ]),
  not(
    'second-upstream-shares-nothing',
    'it was written from interface.md alone: what it shared with the desk or the sandbox, it would agree with for no reason',
    { path: file('e2e/support/second-upstream.mjs') },
    { dependencyTypesNot: ['core'] },
  ),
  only('bench', folder('bench'), [
    ...folder('scripts'),
    ...routes,
    ...file('tests/support/business-file.ts', 'tests/support/business-workbook.ts'),
  ]),
  only('soak', folder('soak'), folder('bench', 'scripts')),
  only('mutants', folder('mutants'), [...folder('scripts'), ...file('vitest.config.ts')]),
  only('scripts', folder('scripts'), platform('settings')),
  not(
    'tests-keep-to-their-list',
    'unit tests reach everything but the end-to-end tests and the measurements',
    { path: [test, '^tests/'] },
    { path: ['^e2e/', '^bench/'] },
  ),
]

/** Every place that a source file may be in. */
const places = [
  ...lists.flatMap((rule) => rule.from.path),
  '^lib/(contracts|composition)/',
  '^next-env\\.d\\.ts$',
]

const inBrowser = {
  path: [
    '^components/',
    ...lib('client', 'shared'),
    ...['domain', 'messages', 'client'].flatMap(feature),
  ],
  pathNot: [test],
}
const inProduction = {
  path: [
    '^(app|components|lib|sandbox)/',
    '^(proxy|instrumentation|instrumentation-client|next\\.config)\\.ts$',
  ],
  pathNot: [test],
}
const serverPackages =
  'pg|drizzle-orm|@electric-sql|undici|cockatiel|pino|hono|@hono|jose|next-auth'

const sharper = [
  not(
    'contracts-in-the-browser-are-types',
    'operations are named by string, so that no wire schema is shipped: use `import type`',
    inBrowser,
    {
      path: '^lib/contracts/',
      dependencyTypesNot: ['type-only'],
    },
  ),
  not(
    'contracts-import-zod-alone',
    'the sandbox, the desk and the browser all share the contracts',
    { path: '^lib/contracts/', pathNot: test },
    { pathNot: ['^lib/contracts/', '^node_modules/zod/'] },
  ),
  not(
    'rules-are-pure',
    'a rule needs no package but exact arithmetic, what knows the numbers of companies, accounts and phones, and what unpacks archives',
    {
      path: [...feature('domain'), '^lib/shared/(?!i18n/)'],
      pathNot: [test, '^lib/shared/documents/unpack-archive\\.ts$'],
    },
    {
      path: '^node_modules/',
      pathNot: ['^node_modules/(@types/)?big\\.js/', '^node_modules/(stdnum|libphonenumber-js)/'],
    },
  ),
  not(
    'light-checks-load-no-library',
    'a page loads number-checks when it needs them, and everything else at once',
    {
      path: [...feature('domain'), ...lib('shared')],
      pathNot: [test, '^lib/shared/checks/(number|organization|phone|bank)-checks\\.ts$'],
    },
    {
      path: [
        '^node_modules/(stdnum|libphonenumber-js)/',
        '^lib/shared/checks/(organization|phone|bank)-checks\\.ts$',
      ],
    },
  ),
  not(
    'browser-code-imports-no-server-package',
    'what runs in the browser neither calls nor stores',
    inBrowser,
    {
      path: `^node_modules/(${serverPackages})/`,
    },
  ),
  not('browser-code-imports-no-node-module', 'what runs in the browser has no Node', inBrowser, {
    dependencyTypes: ['core'],
  }),
  not(
    'one-place-calls-the-upstream',
    'only lib/platform/upstream speaks to other machines',
    { path: '^(app|components|lib)/', pathNot: ['^lib/platform/upstream/', test] },
    { path: '^node_modules/undici/' },
  ),
  not(
    'links-are-followed-before-they-fetch',
    'components/ui/link is the link of the desk; the navigation asks whether one is on its way',
    {
      path: '^(app|components)/',
      pathNot: ['^components/(ui/link|layout/navigation)\\.tsx$', test],
    },
    { path: '^node_modules/next/link' },
  ),
  not(
    'sandbox-is-no-part-of-the-app',
    'the sandbox runs in plain Node',
    { path: '^sandbox/' },
    { path: '^node_modules/(next|next-auth|react|react-dom|server-only)/' },
  ),
  not(
    'sandbox-tests-share-no-rule-with-the-desk',
    'a wrong rule would agree with itself: a comparison of both sides stands in tests/',
    { path: `^sandbox/.*${test}` },
    { path: [...feature('domain'), ...lib('shared')] },
  ),
  not(
    'no-test-in-code',
    'code does not lean on a test',
    { pathNot: [test, '^tests/'] },
    { path: test },
  ),
  not(
    'no-development-package-in-production',
    'it is not there after `npm ci --omit=dev`',
    inProduction,
    {
      dependencyTypes: ['npm-dev'],
      pathNot: '^node_modules/@types/',
    },
  ),
  not(
    'no-undeclared-package',
    'package.json names what is used',
    {},
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  ),
  not('no-unresolvable-import', 'what is imported is there', {}, { couldNotResolve: true }),
  not('no-cycle', 'a cycle is one file cut in two', {}, { circular: true }),
  not(
    'no-unknown-place',
    'a file stands where the layout has a place for it',
    { pathNot: places },
    {},
  ),
]

module.exports = {
  forbidden: [...lists, ...sharper],
  options: {
    doNotFollow: { path: '^node_modules/' },
    exclude: {
      path: '(^|/)(\\.next|\\.sandbox-build|\\.desk-data|\\.stryker-tmp|test-results|playwright-report|coverage)/|^bench/(bare|react-admin)/',
    },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
