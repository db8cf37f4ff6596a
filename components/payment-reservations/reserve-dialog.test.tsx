import { expect, test, vi } from 'vitest'
import { readWithLinks } from '@/tests/support/read-with-links'
import { renderPage } from '@/tests/support/render-page'
import { ReservationFields } from './reservation-fields'
import { ReserveDialog } from './reserve-dialog'

const reservation = vi.hoisted(() => ({ state: {} as object }))
vi.mock('./use-reservation', () => ({
  useReservation: () => ({ ...reservation, paymentId: 'P-1' }),
}))

const read = (state: object) => {
  reservation.state = state
  return readWithLinks(
    renderPage(
      <ReserveDialog clientNo="1001" userName="kari" item={{} as never} onClose={() => {}} />,
    ),
  )
}

test('who recorded that a payment is reserved is a link', () =>
  expect(
    read({ is: 'done', outcome: { paymentId: 'P-1', checked: false, recordedBy: 'ola' } }),
  ).toContain('Reserved, as recorded by [ola](/journal?who=ola). Payment ID P-1'))

test('a reservation kept back by one that is not confirmed leads to what is not', () => {
  const said = (code: string) => read({ is: 'typing', failure: { kind: 'not-sent', code } })
  expect(said('outcome-open')).toContain(
    'isn’t confirmed yet. Check that one first. [Open in Activity](/journal?state=unknown)',
  )
  expect(said('sent-before')).not.toContain('Activity')
})

test.each([
  [null, 'more than remains, and what is reserved already isn’t known', 'Reserved – Not provided'],
  [10, 'With what is reserved already, this is 15,00 NOK more than remains', 'Reserved 10,00 NOK'],
])('what is reserved, %s, is said only as far as it is known', (reservedAmount, warning, fact) => {
  const typed = { amount: '105', date: '2026-11-26' }
  const markup = renderPage(
    <ReservationFields
      item={{ arItemId: 1, currency: 'NOK', remainingAmount: 100, reservedAmount }}
      reservation={
        { typed, value: { amount: 105, paymentDate: typed.date }, wrong: {}, type() {} } as never
      }
    />,
  )
  const words = markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
  expect(words).toContain(warning)
  expect(words).toContain(fact)
})
