import { expect, test } from 'vitest'
import { OffersProvider, type OperationName } from '@/lib/client/offers'
import { CustomerPlaceProvider } from '@/lib/features/customers/client/customer-place'
import type { CustomerRead } from '@/lib/features/customers/client/customers'
import { renderPage } from '@/tests/support/render-page'
import { TypedNoteProvider } from '../whole/typed-note'
import { CustomerForm } from './customer-form'

const customer = {
  ...{ customerNo: '20627', name: 'Håkan Öberg', vatLiable: true, ssn: '••••• ~1a2b3c4d' },
  ...{ emailAddressDocument: ['hakan@oberg.example'], stopReminderUntil: '2099-12-31' },
  postalAddress: { addressLine1: 'Kungsgatan 90', countryCode: 'SE' },
} as CustomerRead

const place = { clientNo: '1002', customerNo: '20627', userName: 'kari' }

const paint = (...withheld: OperationName[]) =>
  renderPage(
    <OffersProvider withheld={withheld}>
      <CustomerPlaceProvider place={{ ...place, organizationId: null, companyIds: null }}>
        <TypedNoteProvider>
          <CustomerForm
            {...place}
            {...{ crumbs: [], read: customer, readAt: 0, isReading: false, readFailure: null }}
            {...{ undo: null, created: null, mayDelete: false }}
            onReload={async () => undefined}
          />
        </TypedNoteProvider>
      </CustomerPlaceProvider>
    </OffersProvider>,
  )

/** The boxes of the form: the note beside it is everybody's. */
const findBoxes = (markup: string) =>
  markup.split('New note')[0]!.match(/<(input|textarea|select)\b[^>]*>/g) ?? []
const isReadOnly = (box: string) => / readonly=""/i.test(box)

test('who may change customers types into every field', () => {
  const markup = paint()
  expect(findBoxes(markup).length).toBeGreaterThan(10)
  expect(findBoxes(markup).filter(isReadOnly)).toEqual([])
  expect(markup).toContain('Paste address')
  expect(markup).not.toContain('You can’t change this customer')
})

test('who may not change customers reads every field, and is led to no save', () => {
  const markup = paint('updateCustomer')
  expect(findBoxes(markup)).toHaveLength(findBoxes(paint()).length)
  expect(findBoxes(markup).filter((box) => !isReadOnly(box))).toEqual([])
  expect(markup).toContain('value="Kungsgatan 90"')
  expect(markup).toContain('You can’t change this customer')
  for (const verb of ['Paste address', 'Show what will be sent', 'Change Identity number'])
    expect(markup).not.toContain(verb)
})
