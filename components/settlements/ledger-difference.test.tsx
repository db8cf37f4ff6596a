import { expect, test } from 'vitest'
import type { LedgerDifference as Difference } from '@/lib/features/settlements/domain/ledger-difference'
import { listPayers } from '@/lib/features/settlements/domain/settlement-payers'
import { renderPage } from '@/tests/support/render-page'
import { LedgerDifference } from './ledger-difference'

const same = { is: 'same', open: '10', currency: 'SEK' } as const
const differs: Difference = {
  ...{ is: 'differs' as const, by: '100' },
  ...{ ledger: '110', collection: '10', currency: 'SEK' },
}
const unknown = { is: 'unknown', why: 'several' } as const

/** What is said of invoices each of which was compared with that outcome. */
function paint(differences: readonly Difference[]) {
  const payers = listPayers({
    allocations: differences.map((_, at) => ({
      ...{ type: 'CAPITAL', amount: 10, currency: 'SEK', invoiceId: `i${at}` },
      invoiceNumber: `n${at}`,
    })),
  })
  const byKey = new Map(
    differences.map((difference, at) => [`i${at}`, { invoice: null, difference }]),
  )
  const reads = {
    ...{ byKey, isReading: false, invoiceFailure: null, ledgerFailure: null, hasLedger: true },
    again: () => {},
  }
  return renderPage(<LedgerDifference organizationId="o" shown={payers} reads={reads} />)
}

test.each<[string, Difference[]]>([
  ['agree on all 3 invoices compared', [same, same, same]],
  ['agree on all 2 invoices compared', [same, same, unknown]],
  ['agree on 3 of 4 invoices compared', [same, same, same, differs]],
  ['agree on 2 of 3 invoices compared', [same, differs, same, unknown]],
  ['agree on invoice n0', [same, differs]],
])('ledger and collection %s', (words, differences) => expect(paint(differences)).toContain(words))
