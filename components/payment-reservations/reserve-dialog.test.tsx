import { expect, test, vi } from 'vitest'
import { readWithLinks } from '@/tests/support/read-with-links'
import { renderPage } from '@/tests/support/render-page'
import { ReserveDialog } from './reserve-dialog'

const outcome = vi.hoisted(() => ({ paymentId: 'P-1', checked: false, recordedBy: 'ola' }))
vi.mock('./use-reservation', () => ({
  useReservation: () => ({ paymentId: 'P-1', state: { is: 'done', outcome } }),
}))

test('who recorded that a payment is reserved is a link', () =>
  expect(
    readWithLinks(
      renderPage(
        <ReserveDialog clientNo="1001" userName="kari" item={{} as never} onClose={() => {}} />,
      ),
    ),
  ).toContain('Reserved, as recorded by [ola](/journal?who=ola). Payment ID P-1'))
