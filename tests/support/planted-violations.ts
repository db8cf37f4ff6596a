type Plant = {
  /** The file that breaks the rule, and what it says. */
  file: string
  says: string
  /** Files that are there besides the clean tree. */
  beside?: Record<string, string>
}

const value = 'export const one = 1\n'
const imports = (what: string): string => `import { one } from '${what}'\nexport const two = one\n`
const passOn = (what: string): string => `export { one } from '${what}'\n`

/** For every rule of .dependency-cruiser.cjs one file that breaks it, and it alone. */
export const plantedViolations: Record<string, Plant[]> = {
  'app-keeps-to-its-list': [
    { file: 'app/page.tsx', says: imports('@/lib/platform/upstream/call') },
    { file: 'app/(desk)/page.tsx', says: imports('@/lib/platform/journal/write-journal') },
    { file: 'app/layout.tsx', says: imports('@/sandbox/clock') },
    { file: 'app/error.tsx', says: imports('@/lib/platform/log') },
  ],
  'app-api-keeps-to-its-list': [
    { file: 'app/api/events/route.ts', says: imports('@/lib/platform/database/open') },
  ],
  'components-of-a-feature-keeps-to-its-list': [
    {
      file: 'components/customers/form.tsx',
      says: imports('@/lib/features/customers/server/update-customer'),
    },
    {
      file: 'components/journal/list.tsx',
      says: imports('@/lib/platform/gateway/execute-operation'),
    },
    { file: 'components/batches/row.tsx', says: imports('@/components/customers/customer') },
    {
      file: 'components/batches/row.tsx',
      says: imports('@/lib/features/customers/client/customers'),
    },
    {
      file: 'components/batches/row.tsx',
      says: imports('@/lib/features/customers/domain/address-group'),
    },
    { file: 'components/batches/row.tsx', says: imports('@/lib/composition/prefetch-queries') },
  ],
  'components-of-no-feature-keeps-to-its-list': [
    { file: 'components/ui/button.tsx', says: imports('../customers/public') },
    {
      file: 'components/data-grid/grid.tsx',
      says: imports('@/lib/features/customers/domain/public'),
    },
  ],
  'domain-keeps-to-its-list': [
    {
      file: 'lib/features/batches/domain/rows.ts',
      says: imports('@/lib/features/customers/domain/address-group'),
    },
    { file: 'lib/features/customers/domain/stops.ts', says: imports('../messages/labels') },
    { file: 'lib/features/customers/domain/stops.ts', says: imports('@/lib/client/read') },
  ],
  'messages-keeps-to-its-list': [
    { file: 'lib/features/customers/messages/words.ts', says: imports('../client/customers') },
  ],
  'client-keeps-to-its-list': [
    { file: 'lib/features/customers/client/save.ts', says: imports('../server/read-back') },
    {
      file: 'lib/features/batches/client/save.ts',
      says: imports('@/lib/features/customers/server/update-customer'),
    },
    { file: 'lib/features/batches/client/save.ts', says: imports('@/components/customers/public') },
  ],
  'server-keeps-to-its-list': [
    {
      file: 'lib/features/batches/server/send.ts',
      says: imports('@/lib/features/customers/server/update-customer'),
    },
    { file: 'lib/features/customers/server/send.ts', says: imports('../client/customers') },
    {
      file: 'lib/features/customers/server/send.ts',
      says: imports('@/lib/composition/prefetch-queries'),
    },
  ],
  'browser-plumbing-keeps-to-its-list': [
    { file: 'lib/client/live/live.ts', says: imports('@/lib/features/customers/domain/public') },
    { file: 'lib/client/live/live.ts', says: imports('@/lib/platform/gateway/execute-operation') },
  ],
  'shared-keeps-to-its-list': [
    {
      file: 'lib/shared/numbers/money.ts',
      says: imports('@/lib/features/customers/domain/public'),
    },
    { file: 'lib/shared/numbers/money.ts', says: imports('@/lib/platform/env') },
  ],
  'gateway-keeps-to-its-list': [
    {
      file: 'lib/platform/gateway/rights.ts',
      says: imports('@/lib/features/customers/server/public'),
    },
    { file: 'lib/platform/gateway/rights.ts', says: imports('@/lib/composition/start-desk') },
  ],
  'http-keeps-to-its-list': [
    {
      file: 'lib/platform/http/answer.ts',
      says: imports('@/lib/features/customers/server/public'),
    },
  ],
  'session-keeps-to-its-list': [
    { file: 'lib/platform/session/token-claims.ts', says: imports('@/lib/shared/numbers/sums') },
  ],
  'journal-store-keeps-to-its-list': [
    { file: 'lib/platform/journal/read.ts', says: imports('../upstream/call') },
  ],
  'user-state-keeps-to-its-list': [
    { file: 'lib/platform/user-state/rows.ts', says: imports('../session/vault') },
  ],
  'events-keeps-to-its-list': [
    { file: 'lib/platform/events/hub.ts', says: imports('../session/vault') },
  ],
  'upstream-keeps-to-its-list': [
    { file: 'lib/platform/upstream/send.ts', says: imports('../session/vault') },
  ],
  'database-keeps-to-its-list': [
    { file: 'lib/platform/database/sealed.ts', says: imports('../log') },
  ],
  'opening-a-store-keeps-to-its-list': [
    { file: 'lib/platform/database/lock.ts', says: imports('../env') },
  ],
  'settings-keeps-to-its-list': [
    { file: 'lib/platform/settings/workspaces.mjs', says: "import '../env.ts'\n" },
  ],
  'leaves-import-nothing': [
    { file: 'lib/platform/http/security-headers.ts', says: imports('../env') },
  ],
  'maintenance-keeps-to-its-list': [
    {
      file: 'lib/commands/maintenance/erase.ts',
      says: imports('@/lib/platform/gateway/execute-operation'),
    },
  ],
  'probe-keeps-to-its-list': [
    {
      file: 'lib/commands/probe/probe.ts',
      says: imports('@/lib/features/customers/server/public'),
    },
  ],
  'proxy-keeps-to-its-list': [{ file: 'proxy.ts', says: imports('./lib/platform/session/vault') }],
  'instrumentation-keeps-to-its-list': [
    { file: 'instrumentation.ts', says: imports('./lib/platform/journal/write-journal') },
  ],
  'configuration-keeps-to-its-list': [
    { file: 'drizzle.config.ts', says: imports('./lib/platform/env') },
  ],
  'next-configuration-keeps-to-its-list': [
    { file: 'next.config.ts', says: imports('./lib/platform/env') },
  ],
  'sandbox-keeps-to-its-list': [
    { file: 'sandbox/rules.ts', says: imports('@/lib/features/customers/domain/public') },
    { file: 'sandbox/store.ts', says: imports('@/lib/platform/database/desk-database') },
  ],
  'sandbox-tests-share-no-rule-with-the-desk': [
    {
      file: 'sandbox/rules.test.ts',
      says: imports('@/lib/features/customers/domain/address-group'),
    },
    { file: 'sandbox/rules.test.ts', says: imports('@/lib/shared/numbers/sums') },
  ],
  'e2e-keeps-to-its-list': [
    { file: 'e2e/customer.spec.ts', says: imports('../lib/contracts/result') },
  ],
  'second-upstream-shares-nothing': [
    { file: 'e2e/support/second-upstream.mjs', says: "import '../../lib/shared/routes.ts'\n" },
    { file: 'e2e/support/second-upstream.mjs', says: "import 'zod'\n" },
  ],
  'bench-keeps-to-its-list': [
    { file: 'bench/run.ts', says: imports('../lib/platform/gateway/execute-operation') },
  ],
  'mutants-keeps-to-its-list': [
    { file: 'mutants/run.mjs', says: "import '../lib/platform/env.ts'\n" },
  ],
  'soak-keeps-to-its-list': [{ file: 'soak/run.mjs', says: "import '../lib/platform/env.ts'\n" }],
  'scripts-keeps-to-its-list': [
    { file: 'scripts/start.mjs', says: "import '../lib/platform/env.ts'\n" },
  ],
  'tests-keep-to-their-list': [
    { file: 'tests/all.test.ts', says: imports('../e2e/fixtures') },
    { file: 'lib/shared/numbers/money.test.ts', says: imports('@/bench/figures') },
  ],
  'contracts-in-the-browser-are-types': [
    { file: 'components/customers/form.tsx', says: imports('@/lib/contracts/result') },
    { file: 'lib/client/read.ts', says: imports('../contracts/result') },
    { file: 'lib/shared/numbers/money.ts', says: imports('@/lib/contracts/result') },
    { file: 'lib/features/batches/domain/rows.ts', says: imports('@/lib/contracts/result') },
    { file: 'lib/features/batches/messages/words.ts', says: imports('@/lib/contracts/result') },
    { file: 'lib/features/batches/client/batches.ts', says: imports('@/lib/contracts/result') },
  ],
  'contracts-import-zod-alone': [
    { file: 'lib/contracts/partner.ts', says: "import big from 'big.js'\nexport default big\n" },
    {
      file: 'lib/contracts/partner.ts',
      says: "import { join } from 'node:path'\nexport default join\n",
    },
    { file: 'lib/contracts/partner.ts', says: imports('../platform/env') },
  ],
  'rules-are-pure': [
    {
      file: 'lib/features/batches/domain/rows.ts',
      says: "import { z } from 'zod'\nexport default z\n",
    },
    { file: 'lib/shared/numbers/money.ts', says: "import { z } from 'zod'\nexport default z\n" },
  ],
  'light-checks-load-no-library': [
    {
      file: 'lib/features/batches/domain/checks.ts',
      says: imports('@/lib/shared/checks/phone-checks'),
    },
    { file: 'lib/shared/checks/finding.ts', says: imports('./phone-checks') },
  ],
  'browser-code-imports-no-server-package': [
    { file: 'components/ui/button.tsx', says: "import pg from 'pg'\nexport default pg\n" },
    {
      file: 'lib/features/batches/client/batches.ts',
      says: "import pg from 'pg'\nexport default pg\n",
    },
    { file: 'lib/client/read.ts', says: "import pg from 'pg'\nexport default pg\n" },
  ],
  'browser-code-imports-no-node-module': [
    {
      file: 'lib/shared/format/money.ts',
      says: "import { join } from 'node:path'\nexport default join\n",
    },
  ],
  'one-place-calls-the-upstream': [
    {
      file: 'lib/platform/gateway/rights.ts',
      says: "import { request } from 'undici'\nexport default request\n",
    },
  ],
  'links-are-followed-before-they-fetch': [
    {
      file: 'components/customers/form.tsx',
      says: "import Link from 'next/link'\nexport default Link\n",
      beside: { 'node_modules/next/link.js': '' },
    },
  ],
  'sandbox-is-no-part-of-the-app': [{ file: 'sandbox/rules.ts', says: "import 'server-only'\n" }],
  'no-test-in-code': [
    { file: 'lib/features/customers/domain/stops.ts', says: imports('./address-group.test') },
  ],
  'no-development-package-in-production': [
    {
      file: 'lib/platform/gateway/rights.ts',
      says: "import { expect } from 'vitest'\nexport default expect\n",
    },
  ],
  'no-undeclared-package': [
    {
      file: 'lib/platform/gateway/rights.ts',
      says: "import one from 'undeclared'\nexport default one\n",
    },
  ],
  'no-unresolvable-import': [{ file: 'lib/platform/gateway/rights.ts', says: imports('./gone') }],
  'no-cycle': [
    {
      file: 'lib/shared/numbers/money.ts',
      says: imports('./rounding'),
      beside: { 'lib/shared/numbers/rounding.ts': imports('./money') },
    },
  ],
  'no-unknown-place': [
    { file: 'lib/utils/misc.ts', says: imports('@/lib/shared/routes') },
    { file: 'lib/features/customers/helpers/misc.ts', says: imports('@/lib/shared/routes') },
    { file: 'hooks/use-it.ts', says: imports('@/lib/shared/routes') },
    { file: 'components/box.tsx', says: imports('@/lib/shared/routes') },
  ],
}

const feature = 'lib/features/customers'

/** A small project in which every place imports what it may. */
export const cleanTree: Record<string, string> = {
  'lib/contracts/result.ts': `import { z } from 'zod'\nexport type One = 1\nexport const one = z\n`,
  'lib/shared/routes.ts': value,
  'lib/shared/numbers/sums.ts':
    "import type { One } from '@/lib/contracts/result'\nimport big from 'big.js'\nexport const one: One = big\n",
  'lib/shared/checks/phone-checks.ts': value,
  'lib/shared/checks/number-checks.ts': passOn('./phone-checks'),
  'lib/platform/env.ts': imports('zod'),
  'lib/platform/log.ts': value,
  'lib/platform/database/open.ts': passOn('pg'),
  'lib/platform/database/desk-database.ts': `import 'server-only'\nimport { one as url } from '../env'\n${imports('./open')}export { one, url }\n`,
  'lib/platform/upstream/call.ts': `import { one as contract } from '@/lib/contracts/result'\n${imports('undici')}export { one, contract }\n`,
  'lib/platform/user-state/user-state.ts': passOn('../database/desk-database'),
  'lib/platform/events/hub.ts': `import { one as log } from '../log'\n${imports('../database/desk-database')}export { one, log }\n`,
  'lib/platform/session/vault.ts': `import { one as store } from '../database/desk-database'\n${imports('../upstream/call')}export { one, store }\n`,
  'lib/platform/journal/write-journal.ts': passOn('../database/desk-database'),
  'lib/platform/gateway/execute-operation.ts': `import { one as row } from '../journal/write-journal'\n${imports('../session/vault')}export { one, row }\n`,
  'lib/platform/http/handle-read.ts': passOn('../gateway/execute-operation'),
  'lib/client/read.ts': `import type { One } from '@/lib/contracts/result'\n${imports('@/lib/shared/routes')}export { one }\nexport type { One }\n`,
  [`${feature}/domain/address-group.ts`]: passOn('@/lib/shared/numbers/sums'),
  [`${feature}/domain/address-group.test.ts`]: `import { expect } from 'vitest'\n${imports('./address-group')}export default expect\nexport { one }\n`,
  [`${feature}/domain/public.ts`]: passOn('./address-group'),
  [`${feature}/messages/labels.ts`]: passOn('../domain/address-group'),
  [`${feature}/server/update-customer.ts`]: `import { one as rule } from '../domain/address-group'\n${imports('@/lib/platform/gateway/execute-operation')}export { one, rule }\n`,
  [`${feature}/server/read-back.ts`]: value,
  [`${feature}/server/public.ts`]: passOn('./update-customer'),
  [`${feature}/client/customers.ts`]: `import { one as read } from '@/lib/client/read'\n${imports('../server/update-customer')}export { one, read }\n`,
  [`${feature}/client/public.ts`]: passOn('./customers'),
  'lib/features/batches/domain/ids.ts': passOn('@/lib/features/customers/domain/public'),
  'lib/features/batches/server/read.ts': passOn('@/lib/features/customers/server/public'),
  'lib/composition/local-operations.ts': passOn('@/lib/features/customers/server/public'),
  'lib/composition/start-desk.ts': passOn('@/lib/platform/database/desk-database'),
  'lib/composition/prefetch-queries.ts': passOn('@/lib/platform/gateway/execute-operation'),
  'components/ui/dialog.tsx': passOn('@/lib/client/read'),
  'components/customers/customer.tsx': `import { one as dialog } from '../ui/dialog'\n${imports('@/lib/features/customers/client/customers')}export { one, dialog }\n`,
  'components/customers/public.ts': passOn('./customer'),
  'components/journal/entry.tsx': `import { one as read } from '@/lib/features/customers/client/public'\n${imports('@/components/customers/public')}export { one, read }\n`,
  'app/start/page.tsx': `import { one as page } from '@/components/customers/customer'\n${imports('@/lib/composition/prefetch-queries')}export { page }\n`,
  'app/api/health/route.ts': `import { one as log } from '@/lib/platform/log'\n${imports('@/lib/platform/http/handle-read')}export { log }\n`,
  'sandbox/clock.ts': `import { one as schema } from '@/lib/contracts/result'\n${imports('@/lib/platform/database/open')}export { one, schema }\n`,
  'e2e/fixtures.ts': passOn('../lib/shared/routes'),
  'bench/figures.ts': passOn('@/lib/shared/routes'),
  'tests/property.test.ts': `import { one as theirs } from '@/sandbox/clock'\n${imports('@/lib/features/customers/domain/address-group')}export { theirs }\n`,
}
