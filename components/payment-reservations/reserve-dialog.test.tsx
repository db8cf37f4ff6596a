import { expect, test, vi } from 'vitest'
import { readWithLinks } from '@/tests/support/read-with-links'
import { renderPage } from '@/tests/support/render-page'
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
