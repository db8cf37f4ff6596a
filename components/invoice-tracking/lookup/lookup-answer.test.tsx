import { describe, expect, test, vi } from 'vitest'
import type {
  InvoiceLookupResult,
  LookupRequest,
} from '@/lib/features/invoice-tracking/client/lookup'
import { toItemHit } from '@/lib/features/invoice-tracking/domain/references/reference-hits'
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

const item = toItemHit({ arItemId: 7, documentNo: '2026-1', customerNo: '10001' }, '1001')
const everything = { status: true, search: true, ledger: true, collection: false }

const paint = (
  looked: Omit<InvoiceLookupResult, 'hits' | 'elsewhere'> & { elsewhere?: [typeof item] },
  may = everything,
) =>
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
        may,
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

describe('a hit in another area alone', () => {
  const ledger: LookupRequest = { ...asked, operation: 'listArItems' }
  const paintElsewhere = (requests: LookupRequest[], may = everything) =>
    paint({ elsewhere: [item], asked: [...requests, ledger], isWhole: false }, may)

  test('was not sent where delivery was asked and denies it', () => {
    const markup = paintElsewhere([asked, status])
    expect(markup).toContain('Not sent, but found in other areas')
    expect(markup).toContain('Delivery doesn’t know this reference')
  })

  test.each([
    ['failed', { failure: { kind: 'unreachable' } }, 'Not every source was searched'],
    ['returned no list', { isSilent: true }, 'The search returned no list'],
    ['ignored the question', { isIgnored: true }, 'ignored the search'],
  ] as [string, Partial<LookupRequest>, string][])(
    'is of unknown delivery where the search %s',
    (_, told, said) => {
      const markup = paintElsewhere([{ ...asked, ...told }, status])
      expect(markup).toContain('Found in other areas, delivery not known')
      expect(markup).toContain(said)
      expect(markup).not.toMatch(/Not sent|doesn’t know|lists no companies/)
      expect(markup.includes('Retry')).toBe('failure' in told)
    },
  )

  test('is of unknown delivery where the search or the status was not asked', () => {
    for (const [requests, right, said] of [
      [[status], 'search', 'You don’t have access to partner search'],
      [[asked], 'status', 'Invoice status wasn’t searched'],
    ] as const) {
      const markup = paintElsewhere([...requests], { ...everything, [right]: false })
      expect(markup).toContain('Found in other areas, delivery not known')
      expect(markup).toContain(said)
      expect(markup).not.toMatch(/Not sent|doesn’t know/)
    }
  })

  test('offers the retry of an area that failed', () => {
    const failed: LookupRequest = { ...ledger, failure: { kind: 'unreachable' } }
    const markup = paintElsewhere([asked, status, failed])
    expect(markup).toMatch(/Not sent, but found in other areas.*Retry/s)
  })
})
