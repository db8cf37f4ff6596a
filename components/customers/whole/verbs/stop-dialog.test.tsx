import { expect, test, vi } from 'vitest'
import { addDays } from '@/lib/shared/dates/calendar-date'
import { renderPage } from '@/tests/support/render-page'
import type { ItemRow } from '../item-cells'
import { StopDialog } from './stop-dialog'

vi.mock('@/lib/features/customers/client/use-stop-queue', () => ({
  useStopQueue: () => ({ queue: { is: 'ready' } }),
}))

const page = vi.hoisted(() => ({ opensWithEnd: false }))
vi.mock('@/lib/features/customers/domain/whole/item-stops', async (load) => {
  const stops = await load<typeof import('@/lib/features/customers/domain/whole/item-stops')>()
  const findEndDay: typeof stops.findEndDay = (items, kind, today) =>
    page.opensWithEnd ? addDays(today, 14) : stops.findEndDay(items, kind, today)
  return { ...stops, findEndDay }
})

const open = { arItemId: 1, documentNo: 'A-1', remainingAmount: 100, currency: 'NOK' }
const paint = (...until: (string | null)[]) =>
  renderPage(
    <StopDialog
      items={until.map((day, at): ItemRow => ({ ...open, arItemId: at, stopReminderUntil: day }))}
      onClose={() => {}}
    />,
  )

test('a stop that runs on all of some items can be ended', () => {
  expect(paint('9999-12-31', '9999-12-31')).toContain('>End stop<')
  expect(paint('9999-12-31', null)).not.toContain('>End stop<')
})

test('one that ends stops says so, and not that they are stopped', () => {
  expect(paint('9999-12-31')).toMatch(/<h2[^>]*>Stop these invoices<.*while the stop runs/s)
  page.opensWithEnd = true
  const markup = paint('9999-12-31')
  page.opensWithEnd = false
  expect(markup).toMatch(/<h2[^>]*>End stop on 1 invoice</)
  expect(markup).not.toMatch(/Stop these invoices|while the stop runs/)
})
