type Plant = {
  /** The file that breaks the rule, and what it says. */
  file: string
  says: string
  /** Files that are there besides the clean tree. */
  beside?: Record<string, string>
}

const value = 'export const one = 1\n'
const imports = (what: string): string => `import { one } from '${what}'\nexport const two = one\n`

/** For every rule of .dependency-cruiser.cjs one file that breaks it, and it alone. */
export const plantedViolations: Record<string, Plant[]> = {
  'app-keeps-to-its-list': [
    { file: 'app/page.tsx', says: imports('@/lib/upstream/call') },
    { file: 'app/(desk)/page.tsx', says: imports('@/lib/journal/write-journal') },
    { file: 'app/layout.tsx', says: imports('@/sandbox/clock') },
    { file: 'app/error.tsx', says: imports('@/lib/log') },
  ],
  'app-api-keeps-to-its-list': [{ file: 'app/api/events/route.ts', says: imports('@/lib/database/open') }],
  'components-of-an-area-keeps-to-its-list': [
    { file: 'components/receivables/form.tsx', says: imports('@/lib/actions/receivables') },
    { file: 'components/journal/list.tsx', says: imports('@/lib/gateway/perform') },
  ],
  'components-of-several-areas-keeps-to-its-list': [
    { file: 'components/exports/panel.tsx', says: imports('../receivables/customer') },
    { file: 'components/exports/list.tsx', says: imports('@/lib/gateway/perform') },
  ],
  'components-of-no-area-keeps-to-its-list': [
    { file: 'components/ui/button.tsx', says: imports('../receivables/customer') },
    { file: 'components/data-grid/grid.tsx', says: imports('@/lib/queries/receivables') },
  ],
  'queries-keeps-to-its-list': [{ file: 'lib/queries/partner.ts', says: imports('../gateway/perform') }],
  'queries-on-server-keeps-to-its-list': [
    { file: 'lib/queries/prefetched.ts', says: imports('../session/vault') },
    { file: 'lib/queries/read-on-server.ts', says: imports('../upstream/call') },
  ],
  'actions-keeps-to-its-list': [{ file: 'lib/actions/partner.ts', says: imports('../upstream/call') }],
  'workflows-keeps-to-its-list': [{ file: 'lib/workflows/export.ts', says: imports('../database/desk-database') }],
  'maintenance-keeps-to-its-list': [{ file: 'lib/maintenance/erase.ts', says: imports('../gateway/perform') }],
  'gateway-keeps-to-its-list': [{ file: 'lib/gateway/rights.ts', says: imports('../workflows/update-customer') }],
  'session-keeps-to-its-list': [{ file: 'lib/session/claims.ts', says: imports('../domain/address-group') }],
  'journal-keeps-to-its-list': [{ file: 'lib/journal/look.ts', says: imports('../upstream/call') }],
  'exports-keeps-to-its-list': [{ file: 'lib/exports/export-rows.ts', says: imports('../gateway/perform') }],
  'kept-keeps-to-its-list': [{ file: 'lib/kept/kept-rows.ts', says: imports('../session/vault') }],
  'events-keeps-to-its-list': [{ file: 'lib/events/hub.ts', says: imports('../session/vault') }],
  'upstream-keeps-to-its-list': [{ file: 'lib/upstream/send.ts', says: imports('../session/vault') }],
  'database-keeps-to-its-list': [{ file: 'lib/database/sealed.ts', says: imports('../log') }],
  'opening-a-store-keeps-to-its-list': [{ file: 'lib/database/lock.ts', says: imports('../env') }],
  'format-keeps-to-its-list': [{ file: 'lib/format/money.ts', says: imports('../env') }],
  'domain-keeps-to-its-list': [{ file: 'lib/domain/money.ts', says: imports('../format/labels') }],
  'leaves-import-nothing': [{ file: 'lib/security-headers.ts', says: imports('./env') }],
  'proxy-keeps-to-its-list': [{ file: 'proxy.ts', says: imports('./lib/session/vault') }],
  'instrumentation-keeps-to-its-list': [{ file: 'instrumentation.ts', says: imports('./lib/journal/write-journal') }],
  'configuration-keeps-to-its-list': [{ file: 'drizzle.config.ts', says: imports('./lib/env') }],
  'next-configuration-keeps-to-its-list': [{ file: 'next.config.ts', says: imports('./lib/env') }],
  'sandbox-keeps-to-its-list': [
    { file: 'sandbox/rules.ts', says: imports('@/lib/domain/address-group') },
    { file: 'sandbox/store.ts', says: imports('@/lib/database/desk-database') },
  ],
  'sandbox-tests-share-no-rule-with-the-desk': [{ file: 'sandbox/rules.test.ts', says: imports('@/lib/domain/address-group') }],
  'e2e-keeps-to-its-list': [{ file: 'e2e/customer.spec.ts', says: imports('../lib/contracts/result') }],
  'second-upstream-shares-nothing': [
    { file: 'e2e/support/second-upstream.mjs', says: "import '../../lib/routes.ts'\n" },
    { file: 'e2e/support/second-upstream.mjs', says: "import 'zod'\n" },
  ],
  'bench-keeps-to-its-list': [{ file: 'bench/run.ts', says: imports('../lib/gateway/perform') }],
  'mutants-keeps-to-its-list': [{ file: 'mutants/run.mjs', says: "import '../lib/env.ts'\n" }],
  'soak-keeps-to-its-list': [{ file: 'soak/run.mjs', says: "import '../lib/env.ts'\n" }],
  'probe-keeps-to-its-list': [{ file: 'lib/probe/probe.ts', says: imports('../workflows/update-customer') }],
  'settings-keeps-to-its-list': [{ file: 'lib/settings/workspaces.mjs', says: "import '../env.ts'\n" }],
  'scripts-keeps-to-its-list': [{ file: 'scripts/start.mjs', says: "import '../lib/env.ts'\n" }],
  'tests-keep-to-their-list': [
    { file: 'tests/all.test.ts', says: imports('../e2e/fixtures') },
    { file: 'lib/domain/money.test.ts', says: imports('@/bench/figures') },
  ],
  'no-sideways-areas': [{ file: 'components/partner/row.tsx', says: imports('@/components/receivables/customer') }],
  'contracts-in-the-browser-are-types': [
    { file: 'components/receivables/form.tsx', says: imports('@/lib/contracts/result') },
    { file: 'lib/queries/partner.ts', says: imports('../contracts/result') },
    { file: 'lib/domain/money.ts', says: imports('../contracts/result') },
    { file: 'lib/format/money.ts', says: imports('../contracts/result') },
  ],
  'contracts-import-zod-alone': [
    { file: 'lib/contracts/partner.ts', says: "import big from 'big.js'\nexport default big\n" },
    { file: 'lib/contracts/partner.ts', says: "import { join } from 'node:path'\nexport default join\n" },
    { file: 'lib/contracts/partner.ts', says: imports('../env') },
  ],
  'domain-is-pure': [{ file: 'lib/domain/money.ts', says: "import { z } from 'zod'\nexport default z\n" }],
  'light-checks-load-no-library': [{ file: 'lib/domain/field-checks.ts', says: imports('./checks/phone-checks') }],
  'browser-code-imports-no-server-package': [
    { file: 'components/ui/button.tsx', says: "import pg from 'pg'\nexport default pg\n" },
    { file: 'lib/queries/partner.ts', says: "import pg from 'pg'\nexport default pg\n" },
  ],
  'browser-code-imports-no-node-module': [{ file: 'lib/format/money.ts', says: "import { join } from 'node:path'\nexport default join\n" }],
  'components-leave-reading-on-the-server-to-pages': [{ file: 'components/receivables/form.tsx', says: imports('@/lib/queries/prefetched') }],
  'one-place-calls-the-upstream': [{ file: 'lib/gateway/rights.ts', says: "import { request } from 'undici'\nexport default request\n" }],
  'links-are-followed-before-they-fetch': [
    {
      file: 'components/receivables/form.tsx',
      says: "import Link from 'next/link'\nexport default Link\n",
      beside: { 'node_modules/next/link.js': '' },
    },
  ],
  'sandbox-is-no-part-of-the-app': [{ file: 'sandbox/rules.ts', says: "import 'server-only'\n" }],
  'no-test-in-code': [{ file: 'lib/domain/money.ts', says: imports('./address-group.test') }],
  'no-development-package-in-production': [{ file: 'lib/gateway/rights.ts', says: "import { expect } from 'vitest'\nexport default expect\n" }],
  'no-undeclared-package': [{ file: 'lib/gateway/rights.ts', says: "import one from 'undeclared'\nexport default one\n" }],
  'no-unresolvable-import': [{ file: 'lib/gateway/rights.ts', says: imports('./gone') }],
  'no-cycle': [{ file: 'lib/domain/money.ts', says: imports('./rounding'), beside: { 'lib/domain/rounding.ts': imports('./money') } }],
  'no-unknown-place': [
    { file: 'lib/utils/misc.ts', says: imports('@/lib/routes') },
    { file: 'hooks/use-it.ts', says: imports('@/lib/routes') },
    { file: 'components/common/box.tsx', says: imports('@/lib/routes') },
  ],
}

/** A small project in which every place imports what it may. */
export const cleanTree: Record<string, string> = {
  'lib/contracts/result.ts': `import { z } from 'zod'\nexport type One = 1\nexport const one = z\n`,
  'lib/routes.ts': value,
  'lib/env.ts': imports('zod'),
  'lib/log.ts': value,
  'lib/domain/address-group.ts': "import type { One } from '../contracts/result'\nimport big from 'big.js'\nexport const one: One = big\n",
  'lib/domain/address-group.test.ts': `import { expect } from 'vitest'\n${imports('./address-group')}export default expect\nexport { one }\n`,
  'lib/domain/checks/phone-checks.ts': value,
  'lib/domain/number-checks.ts': imports('./checks/phone-checks').concat('export { one }\n'),
  'lib/format/labels.ts': imports('../domain/address-group').concat('export { one }\n'),
  'lib/database/open.ts': imports('pg').concat('export { one }\n'),
  'lib/database/desk-database.ts': `import 'server-only'\nimport { one as url } from '../env'\n${imports('./open')}export { one, url }\n`,
  'lib/upstream/call.ts': `import { one as contract } from '../contracts/result'\n${imports('undici')}export { one, contract }\n`,
  'lib/kept/kept-rows.ts': imports('../database/desk-database').concat('export { one }\n'),
  'lib/events/hub.ts': `import { one as log } from '../log'\n${imports('../database/desk-database')}export { one, log }\n`,
  'lib/session/vault.ts': `import { one as store } from '../database/desk-database'\n${imports('../upstream/call')}export { one, store }\n`,
  'lib/journal/write-journal.ts': imports('../database/desk-database').concat('export { one }\n'),
  'lib/gateway/perform.ts': `import { one as row } from '../journal/write-journal'\n${imports('../session/vault')}export { one, row }\n`,
  'lib/workflows/update-customer.ts': imports('../gateway/perform').concat('export { one }\n'),
  'lib/actions/receivables.ts': imports('../workflows/update-customer').concat('export { one }\n'),
  'lib/queries/receivables.ts': `import type { One } from '../contracts/result'\n${imports('../actions/receivables')}export { one }\nexport type { One }\n`,
  'lib/queries/prefetched.ts': `import { one as read } from '../gateway/perform'\n${imports('./receivables')}export { one, read }\n`,
  'components/ui/dialog.tsx': imports('@/lib/format/labels').concat('export { one }\n'),
  'components/receivables/customer.tsx': `import { one as dialog } from '../ui/dialog'\n${imports('@/lib/queries/receivables')}export { one, dialog }\n`,
  'app/start/page.tsx': `import { one as page } from '@/components/receivables/customer'\n${imports('@/lib/queries/prefetched')}export { page }\n`,
  'app/api/health/route.ts': `import { one as said } from '@/lib/log'\n${imports('@/lib/gateway/perform')}export { said }\n`,
  'sandbox/clock.ts': `import { one as schema } from '@/lib/contracts/result'\n${imports('@/lib/database/open')}export { one, schema }\n`,
  'e2e/fixtures.ts': imports('../lib/routes').concat('export { one }\n'),
  'bench/figures.ts': imports('@/lib/routes').concat('export { one }\n'),
  'tests/property.test.ts': `import { one as theirs } from '@/sandbox/clock'\n${imports('@/lib/domain/address-group')}export { theirs }\n`,
}
