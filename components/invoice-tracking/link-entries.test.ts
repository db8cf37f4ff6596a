import { expect, test } from 'vitest'
import type { InvoiceTimeline } from '@/lib/features/invoice-tracking/client/use-invoice-timeline'
import { t } from '@/tests/support/english'
import { listLinkEntries } from './link-entries'

const nothing = { link: { linked: null, offered: [] }, said: [], apart: [], rows: [] }

test('a collection invoice is named with the customer that it is known by, whoever stands first', () => {
  const debtors = [
    { role: 'GUARANTOR', customerNumber: '20999' },
    { role: 'PRIMARY_DEBTOR', customerNumber: '20417' },
  ]
  const linked = { id: 'i', strength: 'sure', evidence: {} }
  const timeline = {
    ...{ clientNo: '1001', organizationId: 'org', customer: null, ledger: nothing },
    owner: { linked: null, offered: [], said: [], apart: [], namesakes: [] },
    collection: {
      ...nothing,
      link: { linked, offered: [] },
      rows: [{ id: 'i', invoiceNumber: 'A-1', debtors }],
    },
    byPersons: { invoice: null },
  } as unknown as InvoiceTimeline
  const [entry, ...others] = listLinkEntries(t, timeline)
  expect(entry?.name).toContain('20417')
  expect(others).toEqual([])
})
