import { describe, expect, test, vi } from 'vitest'
import type {
  InvoiceLookupResult,
  LookupRequest,
} from '@/lib/features/invoice-tracking/client/lookup'
import { renderEnglish } from '@/tests/support/render-english'
import { LookupAnswer } from './lookup-answer'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push() {} }) }))

const asked: LookupRequest = {
  operation: 'searchInvoiceSummary',
  failure: null,
  isSilent: false,
  isIgnored: false,
}
const status: LookupRequest = { ...asked, operation: 'getInvoiceStatus' }

const paint = (looked: Omit<InvoiceLookupResult, 'hits' | 'elsewhere'>) =>
  renderEnglish(
    <LookupAnswer
      lookUp={{
        wanted: { has: 'invoiceNumber', text: '2026-1', turn: 1 },
        looked: { hits: [], elsewhere: [], ...looked },
        failure: null,
        isAsking: false,
        ask: () => {},
        askAgain: () => undefined,
        resume: () => {},
        forget: () => {},
      }}
      asker={{
        ...{ companyIds: [501], clientNos: [], organizationIds: [] },
        may: { status: true, search: true, ledger: false, collection: false },
      }}
      others={[]}
      onAskAs={() => {}}
    />,
  )

describe('no hit', () => {
  test('is said to be none where every source answered', () => {
    const markup = paint({ asked: [asked, status], isWhole: true })
    expect(markup).toContain('No match')
    expect(markup).toContain('We found no invoice with this invoice number')
  })

  test.each([
    ['a source failed', { failure: { kind: 'unreachable' } }, 'Not every source was searched'],
    ['a source returned no list', { isSilent: true }, 'The search returned no list'],
    ['a source ignored the question', { isIgnored: true }, 'ignored the search'],
  ] as [string, Partial<LookupRequest>, string][])('proves nothing where %s', (_, told, said) => {
    const markup = paint({ asked: [{ ...asked, ...told }, status], isWhole: !told.isIgnored })
    expect(markup).toContain('Not found, but not certain')
    expect(markup).toContain(said)
    expect(markup).not.toMatch(/No match|We found no invoice/)
  })
})
