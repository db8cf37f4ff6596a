import { expect, test } from 'vitest'
import { OffersProvider, type OperationName } from '@/lib/client/offers'
import type { StatusAnswer } from '@/lib/features/invoice-tracking/client/invoice-tracking'
import type { InvoiceTimeline } from '@/lib/features/invoice-tracking/client/use-invoice-timeline'
import type { InvoiceStatusSummary } from '@/lib/features/invoice-tracking/domain/invoice-status-summary'
import { readWithLinks } from '@/tests/support/read-with-links'
import { renderPage } from '@/tests/support/render-page'
import { TrackingCause } from './tracking-cause'
import { TrackingNextStep } from './tracking-next-step'

const row = {
  ...{ TransactionRid: 9_000_044, InvoiceNumber: '2026-7', InvoiceType: 'Invoice' },
  ...{ InvoiceeName: 'Astrid Sandström', Organizationno: '991825827' },
  LogText: 'Country code ZZ is unknown',
}
const answer = (stated: object = {}) =>
  ({
    ...{ CompanyId: 501, ReceiptId: 'N-7' },
    Transaction: { ...row, ...stated },
  }) as StatusAnswer
const timeline = {
  ...{ clientNo: '1001', organizationId: null, companyId: 501, customer: null },
  ...{ owner: { linked: { customerNo: '20627' } }, collection: { linked: null } },
} as unknown as InvoiceTimeline

const withholding = (withheld: OperationName[], part: React.ReactNode) =>
  readWithLinks(renderPage(<OffersProvider withheld={withheld}>{part}</OffersProvider>))

const paintStep = (withheld: OperationName[] = [], stated: object = {}, owner: object = {}) =>
  withholding(
    withheld,
    <TrackingNextStep
      {...{
        answer: answer(stated),
        timeline: { ...timeline, ...owner },
        mayPartner: false,
        isFollowed: false,
        readAt: 0,
      }}
      sentence={{ tone: 'none' } as unknown as InvoiceStatusSummary}
      steps={['sendAgain']}
    />,
  )

const paintCause = (withheld: OperationName[] = []) =>
  withholding(
    withheld,
    <TrackingCause row={answer().Transaction!} timeline={timeline} mayPartner={false} />,
  )

test('an invoice that failed is sent again from here by who may send', () => {
  expect(paintStep()).toContain('Mend what was wrong and send it again.')
  expect(paintStep()).toContain('[Send again](/send?')
})

test.each([
  ['sure', '20627', true],
  ['byHand', '20627', true],
  ['likely', '20627', false],
  ['sure', '01019030071', false],
])('a customer that is %s goes along to the form, %s', (strength, customerNo, isHandedOver) => {
  const words = paintStep([], {}, { owner: { linked: { customerNo, strength } } })
  expect(words).toContain('[Send again](/send?')
  expect(words.includes(`customer=${customerNo}`)).toBe(isHandedOver)
})

test('who may not send is told so, and not that nobody can', () => {
  const words = paintStep(['sendB2bInvoice'])
  expect(words).toContain('You can’t send invoices here')
  expect(words).not.toContain('Duedesk can’t')
  expect(words).not.toContain('/send')
})

test('what no form makes is sent again where it was issued, whoever asks', () => {
  for (const withheld of [[], ['sendB2bInvoice']] satisfies OperationName[][]) {
    const words = paintStep(withheld, { Direction: 'In' })
    expect(words).toContain('Send it again from the system that issued it.')
    expect(words).not.toContain('You can’t send invoices here')
  }
})

test('the field to mend is fixed by who may change customers, and others open the customer', () => {
  expect(paintCause()).toContain(
    '[Fix Country code](/clients/1001/customers/20627#field=postalAddress.countryCode)',
  )
  const words = paintCause(['updateCustomer'])
  expect(words).toContain('[Open customer 20627](/clients/1001/customers/20627)')
  expect(words).not.toContain('Fix Country code')
})
