import { expect, test } from 'vitest'
import { OffersProvider } from '@/lib/client/offers'
import type { SentNumber } from '@/lib/contracts/desk/sending/resent-invoices'
import { formatDateTime } from '@/lib/shared/format/date-time'
import { renderPage } from '@/tests/support/render-page'
import { PreparedDetail } from './many/prepared-detail'
import { SentBefore } from './sent-before'

const at = '2026-11-29T10:00:00.000Z'
const time = formatDateTime(new Date(at)).replace(/[\u00a0\u202f]/g, ' ')
const tick = 'checked what was sent before'

const toSends = (more: Partial<SentNumber>[]): SentNumber[] =>
  more.map((each, place) => ({
    ...{ companyId: 501, number: '77', operation: 'sendB2cInvoice', identifier: 'other' },
    ...{ idempotencyKey: `k-${place}`, state: 'accepted', delivery: null, at },
    ...each,
  }))

type Read = { isReading?: true; isUntold?: true; again?: null }

const paint = (more: Partial<SentNumber>[], read: Read = {}, withheld: 'getInvoiceStatus'[] = []) =>
  renderPage(
    <OffersProvider withheld={withheld}>
      <SentBefore
        sends={toSends(more)}
        identifier="own"
        isReading={false}
        isUntold={false}
        again={() => {}}
        {...read}
        isIntended={false}
        onIntended={() => {}}
      />
    </OffersProvider>,
  )

test.each([
  [{}, `Sent before under this number: ${time}`],
  [{ delivery: 'failed' }, `not delivered: ${time}`],
] as const)('what was sent before says when, and may be known: %j', (send, words) => {
  const markup = paint([send])
  expect(markup).toContain(words)
  expect(markup).toContain(tick)
})

test.each([
  [{ state: 'unknown' }, 'not confirmed yet'],
  [{ identifier: 'own' }, 'This very document was sent before'],
] as const)('what keeps another back says so, without a tick: %j', (send, words) => {
  const markup = paint([{}, send])
  expect(markup).toContain(words)
  expect(markup).not.toContain(tick)
})

test('a look that is under way or failed is said, and nothing where nothing was sent', () => {
  expect(paint([], { isReading: true })).toContain('Checking what was sent')
  expect(paint([], { isUntold: true })).toMatch(/We couldn’t check.*Retry<\/button>/)
  expect(paint([], { isUntold: true, again: null })).not.toContain('Retry')
  expect(paint([])).not.toMatch(/Sent|check/)
})

const inNewTab = / href="([^"]*)"[^>]*>Open in Activity<span class="sr-only">, opens in a new tab</g
const listLinks = (markup: string) =>
  [...markup.matchAll(/<a\b[^>]*target="_blank".*?<\/a>/g)].flatMap(([link]) =>
    [...link.matchAll(inNewTab)].map(([, href]) => href),
  )

test('each earlier send leads to its line of the journal, beside what goes out', () => {
  const links = ['/journal?line=k-0', '/journal?line=k-1']
  expect(listLinks(paint([{}, { state: 'unknown' }]))).toEqual(links)
  const detail = renderPage(
    <PreparedDetail
      document={{
        ...{ key: 'a', companyId: 501, replaces: null, number: '77', name: 'Kari', reach: '' },
        ...{ total: null, currency: 'NOK', verdict: 'doubtful', document: null },
        reasons: [{ is: 'sentBefore', sends: toSends([{}, {}]), identifier: 'own' }],
      }}
      href={null}
      onClose={() => {}}
    />,
  )
  expect(listLinks(detail)).toEqual(links)
})

test('one whose line the person is not shown leads to its invoice, where they may see that', () => {
  const hidden = { identifier: 'F-1', isLineHidden: true }
  const markup = paint([hidden])
  expect(markup).toMatch(
    / href="\/invoices\/id\/F-1"[^>]*>Open invoice<span class="sr-only">, opens/,
  )
  expect(markup).not.toContain('/journal')
  expect(paint([hidden], {}, ['getInvoiceStatus'])).not.toContain('href')
})
