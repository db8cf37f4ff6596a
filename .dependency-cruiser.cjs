/**
 * What may import what (docs: design.md, section 2). Each place has a list of what it may import of the project; nothing else may be. Packages
 * are free unless a rule below says otherwise. tests/import-rules.test.ts plants a violation of every rule.
 */

const areas = 'receivables|distribution|partner|collection|identity|journal'
const generic = 'ui|form|data-grid|timeline|layout'
const shared = 'exports'
const test = '\\.test\\.tsx?$'
const queriesOnServer = '^lib/queries/(prefetched|[^/]+-on-server)\\.tsx?$'
const notOfTheProject = ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-bundled', 'npm-no-pkg', 'npm-unknown', 'unknown']

const folder = (...names) => names.map((name) => `^${name}/`)
const file = (...names) => names.map((name) => `^${name.replaceAll('.', '\\.')}$`)
const leaf = (...names) => file(...names.map((name) => `lib/${name}.ts`))
const lib = (...names) => folder(...names.map((name) => `lib/${name}`))
const openAndLock = file('lib/database/open.ts', 'lib/database/lock.ts', 'lib/database/private-files.ts')

/** A rule that forbids. */
const not = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** A place that imports of the project what its list says, and itself. */
const only = (name, from, list, ...except) =>
  not(
    `${name}-keeps-to-its-list`,
    `${name} may import nothing of the project but what its list in .dependency-cruiser.cjs says`,
    { path: from, pathNot: [test, ...except] },
    { pathNot: [...from, ...list], dependencyTypesNot: notOfTheProject },
  )

const page = [...folder('components'), ...lib('queries', 'actions', 'workflows', 'gateway', 'session', 'format'), ...leaf('routes', 'env')]
const behindPages = [...lib('queries', 'domain', 'format', 'contracts'), ...leaf('routes')]
const query = [...lib('actions', 'domain', 'contracts'), ...leaf('routes')]

const lists = [
  only('app', folder('app'), page, '^app/api/'),
  only('app-api', folder('app/api'), [...page, ...leaf('log')]),

  only('components-of-an-area', folder(`components/(?:${areas})`), [...folder(`components/(?:${generic}|${shared})`), ...behindPages]),
  only('components-of-several-areas', folder(`components/(?:${shared})`), [...folder(`components/(?:${generic})`), ...behindPages]),
  only('components-of-no-area', folder(`components/(?:${generic})`), [...lib('domain', 'format'), ...leaf('routes')]),

  only('queries', folder('lib/queries'), query, queriesOnServer),
  only('queries-on-server', [queriesOnServer], [...query, ...lib('queries', 'gateway')]),
  only('exports', lib('exports'), [...lib('database', 'domain', 'contracts'), ...leaf('env')]),
  only('actions', lib('actions'), lib('gateway', 'workflows', 'contracts')),
  only('workflows', lib('workflows'), [...lib('gateway', 'journal', 'exports', 'domain', 'contracts'), ...leaf('log')]),
  only('gateway', lib('gateway'), [
    ...lib('session', 'journal', 'kept', 'exports', 'events', 'upstream', 'database', 'domain', 'contracts'),
    ...leaf('env', 'log'),
  ]),
  only('session', lib('session'), [...lib('kept', 'upstream', 'database', 'contracts', 'settings'), ...leaf('env', 'log', 'routes')]),
  only('journal', lib('journal'), [...lib('database', 'contracts'), ...leaf('env', 'log')]),
  only('maintenance', lib('maintenance'), [...lib('database', 'journal', 'exports', 'session', 'contracts'), ...leaf('env')]),
  only('kept', lib('kept'), lib('database')),
  only('events', lib('events'), [...lib('database', 'contracts'), ...leaf('env', 'log')]),
  only('upstream', lib('upstream'), [...lib('contracts'), ...leaf('env', 'log')]),
  only('database', lib('database'), [...lib('contracts'), ...leaf('env')], ...openAndLock),
  only('opening-a-store', openAndLock, []),
  only('format', lib('format'), lib('domain', 'contracts')),
  only('domain', lib('domain'), lib('contracts')),
  not(
    'leaves-import-nothing',
    'everyone leans on them, so they lean on nothing of the project but the rules of settings',
    { path: leaf('routes', 'env', 'log', 'security-headers') },
    { dependencyTypesNot: notOfTheProject, pathNot: lib('settings') },
  ),

  only('proxy', file('proxy.ts'), leaf('security-headers', 'routes', 'env')),
  only('instrumentation', ['^instrumentation(-client)?\\.ts$'], [...lib('gateway'), ...leaf('env', 'log')]),
  only('configuration', ['^[^/]+\\.config\\.(ts|mjs)$', '^\\.dependency-cruiser\\.cjs$'], ['^e2e/'], '^next\\.config\\.ts$'),
  only('next-configuration', file('next.config.ts'), []),

  only('sandbox', folder('sandbox'), [...lib('contracts'), ...openAndLock]),
  only('e2e', folder('e2e'), [...leaf('routes'), ...file('tests/support/zip.ts', 'tests/support/postgres.ts', 'sandbox/shapes/shapes.ts')]),
  not(
    'second-upstream-shares-nothing',
    'it was written from interface.md alone: what it shared with the desk or the sandbox, it would agree with for no reason',
    { path: file('e2e/support/second-upstream.mjs') },
    { dependencyTypesNot: ['core'] },
  ),
  only('bench', folder('bench'), [...folder('scripts'), ...leaf('routes')]),
  only('soak', folder('soak'), folder('bench', 'scripts')),
  only('mutants', folder('mutants'), [...folder('scripts'), ...file('vitest.config.ts')]),
  only('scripts', folder('scripts'), lib('settings')),
  only('probe', lib('probe'), [...lib('gateway', 'session', 'upstream', 'contracts'), ...leaf('env')]),
  only('settings', lib('settings'), []),
  not(
    'tests-keep-to-their-list',
    'unit tests reach everything but the end-to-end tests and the measurements',
    { path: [test, '^tests/'] },
    { path: ['^e2e/', '^bench/'] },
  ),
]

/** Every place that a source file may be in. */
const places = [...lists.flatMap((rule) => rule.from.path), '^lib/contracts/', '^next-env\\.d\\.ts$']

const inBrowser = { path: ['^components/', ...lib('queries', 'format', 'domain')], pathNot: [test, queriesOnServer] }
const inProduction = {
  path: ['^(app|components|lib|sandbox)/', '^(proxy|instrumentation|instrumentation-client|next\\.config)\\.ts$'],
  pathNot: [test],
}
const serverPackages = 'pg|drizzle-orm|@electric-sql|undici|cockatiel|pino|hono|@hono|jose|next-auth'

const sharper = [
  not(
    'no-sideways-areas',
    'an area does not know another: a page composes areas by slots',
    { path: `^components/(${areas})/`, pathNot: test },
    { path: `^components/(${areas})/`, pathNot: '^components/$1/' },
  ),
  not('contracts-in-the-browser-are-types', 'operations are named by string, so that no wire schema is shipped: use `import type`', inBrowser, {
    path: '^lib/contracts/',
    dependencyTypesNot: ['type-only'],
  }),
  not(
    'contracts-import-zod-alone',
    'the sandbox, the desk and the browser all share the contracts',
    { path: '^lib/contracts/', pathNot: test },
    { pathNot: ['^lib/contracts/', '^node_modules/zod/'] },
  ),
  not(
    'domain-is-pure',
    'a rule needs no package but exact arithmetic, and what knows the numbers of companies, accounts and phones',
    { path: '^lib/domain/', pathNot: test },
    { path: '^node_modules/', pathNot: ['^node_modules/(@types/)?big\\.js/', '^node_modules/(stdnum|libphonenumber-js)/'] },
  ),
  not(
    'light-checks-load-no-library',
    'a page loads number-checks when it needs them, and everything else at once',
    { path: '^lib/(domain|format)/', pathNot: [test, '^lib/domain/(number-checks|checks/(organization|phone|bank)-checks)\\.ts$'] },
    { path: ['^node_modules/(stdnum|libphonenumber-js)/', '^lib/domain/checks/(organization|phone|bank)-checks\\.ts$'] },
  ),
  not('browser-code-imports-no-server-package', 'what runs in the browser neither calls nor stores', inBrowser, {
    path: `^node_modules/(${serverPackages})/`,
  }),
  not('browser-code-imports-no-node-module', 'what runs in the browser has no Node', inBrowser, { dependencyTypes: ['core'] }),
  not('components-leave-reading-on-the-server-to-pages', 'a page prefetches', { path: '^components/', pathNot: test }, { path: queriesOnServer }),
  not(
    'one-place-calls-the-upstream',
    'only lib/upstream speaks to other machines',
    { path: '^(app|components|lib)/', pathNot: ['^lib/upstream/', test] },
    { path: '^node_modules/undici/' },
  ),
  not(
    'links-are-followed-before-they-fetch',
    'components/ui/link is the link of the desk; the navigation asks whether one is on its way',
    { path: '^(app|components)/', pathNot: ['^components/(ui/link|layout/navigation)\\.tsx$', test] },
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
    { path: '^lib/domain/' },
  ),
  not('no-test-in-code', 'code does not lean on a test', { pathNot: [test, '^tests/'] }, { path: test }),
  not('no-development-package-in-production', 'it is not there after `npm ci --omit=dev`', inProduction, {
    dependencyTypes: ['npm-dev'],
    pathNot: '^node_modules/@types/',
  }),
  not('no-undeclared-package', 'package.json names what is used', {}, { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] }),
  not('no-unresolvable-import', 'what is imported is there', {}, { couldNotResolve: true }),
  not('no-cycle', 'a cycle is one file cut in two', {}, { circular: true }),
  not('no-unknown-place', 'a file stands where the layout has a place for it', { pathNot: places }, {}),
]

module.exports = {
  forbidden: [...lists, ...sharper],
  options: {
    doNotFollow: { path: '^node_modules/' },
    exclude: { path: '(^|/)(\\.next|\\.sandbox-build|\\.desk-data|\\.stryker-tmp|test-results|playwright-report|coverage)/|^bench/bare/' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'] },
  },
}
