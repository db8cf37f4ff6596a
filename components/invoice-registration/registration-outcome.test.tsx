import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { ResendOffer } from '@/components/journal/public'
import type { RegistrationOutcome } from '@/lib/features/invoice-registration/domain/registration-outcome'
import { t } from '@/tests/support/english'
import { readWithLinks } from '@/tests/support/read-with-links'
import { renderEnglish } from '@/tests/support/render-english'
import { NewInvoiceOutcome } from './one-invoice/new-invoice-outcome'
import type { OneInvoice } from './one-invoice/use-one-invoice'
import { BatchOutcome } from './registration-batches'

const nothing = () => {}
const organizationId = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'

const paintInvoice = (value: RegistrationOutcome) =>
  renderEnglish(
    <NewInvoiceOutcome
      organizationId={organizationId}
      userName="kari"
      one={{ sent: { idempotencyKey: 'k', result: { ok: true, value } } } as OneInvoice}
      onNext={nothing}
    />,
  )
const paintBatch = (value: RegistrationOutcome) =>
  renderEnglish(
    <QueryClientProvider client={new QueryClient()}>
      <BatchOutcome
        organizationId={organizationId}
        userName="kari"
        idempotencyKey="k"
        result={{ ok: true, value }}
        onRetry={nothing}
        onTold={nothing}
      />
    </QueryClientProvider>,
  )

describe.each([
  ['one invoice', paintInvoice],
  ['a batch of a file', paintBatch],
])('%s', (_, paint) => {
  test('that a person recorded as booked is said to be recorded, not confirmed', () => {
    const markup = paint({ batchId: null, checked: false, recordedBy: 'ola' })
    expect(readWithLinks(markup)).toContain(
      'Booked or saved, as recorded by [ola](/journal?who=ola)',
    )
    expect(markup).not.toMatch(/Confirmed|has it|accepted/i)
  })

  test('that a check found is confirmed', () => {
    const markup = paint({ batchId: null, checked: true })
    expect(markup).toMatch(/Confirmed: .* has it/)
    expect(markup).not.toMatch(/recorded|accepted/)
  })
})

describe('sending again is offered', () => {
  const offer = (absence: Parameters<typeof ResendOffer>[0]['absence']) =>
    renderEnglish(
      <ResendOffer
        absence={absence}
        texts={{
          notFound: t('invoiceRegistration.send.notFound'),
          notFoundMeaning: t('invoiceRegistration.send.notFoundMeaning'),
          again: t('invoiceRegistration.send.again'),
          sendingAgain: t('invoiceRegistration.send.sendingAgain'),
        }}
        isPending={false}
        onSend={nothing}
      />,
    )

  test('for what a check did not find, in the words of the check', () => {
    const markup = offer({ is: 'absent' })
    expect(markup).toContain('Not found')
    expect(markup).toContain('has nothing from this batch so far')
    expect(markup).toContain('Resend with the same IDs')
  })

  test('for what a person recorded as not booked, with no word about what the service has', () => {
    const markup = offer({ is: 'recorded', person: 'ola' })
    expect(readWithLinks(markup)).toContain(
      'Not booked or saved, as recorded by [ola](/journal?who=ola)',
    )
    expect(markup).not.toMatch(/has nothing|Not found/)
    expect(markup).toContain('Resend with the same IDs')
  })
})
