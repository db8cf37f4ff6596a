import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { mountHook } from '@/tests/support/mount-hook'
import { renderPage } from '@/tests/support/render-page'
import { createSlowFile } from '@/tests/support/slow-file'
import { type NewInvoice, useNewInvoice } from './use-new-invoice'

const one = vi.hoisted(() => ({ known: null as object | null, send: vi.fn() }))
vi.mock('./use-one-invoice', () => ({
  useOneInvoice: () => ({ ...one, typed: () => {}, isAccepted: false }),
}))

const guard = vi.hoisted(() => ({ words: '' }))
vi.mock('@/components/form/use-leave-guard', () => ({
  useLeaveGuard: (_: boolean, words: string) => {
    guard.words = words
  },
}))
let keepsDraft = true

/** Whether "Add anyway" is ticked, after each of these on the page that the one before has made. */
function walk(...steps: ((page: NewInvoice) => void)[]) {
  const ticked: boolean[] = []
  const Form = () => {
    const [done, setDone] = useState(0)
    const page = useNewInvoice({
      ...{ organizationId: 'o', userName: 'kari', opened: null, keepsDraft },
      onTyped: () => {},
    })
    ticked.push(page.although)
    if (done < steps.length) setDone(done + 1)
    steps[done]?.(page)
    return null
  }
  renderPage(<Form />)
  return ticked
}

const tick = (page: NewInvoice) => page.setAlthough(true)
const find = (invoiceId: string) => () => {
  one.known = { state: 'known', invoiceId }
}

test('a tick that was given for an oddity does not add an invoice that is there already', () => {
  one.known = null
  expect(walk(tick, find('i1'))).toEqual([false, true, false])
})

test('nor does one for another invoice that is there, and it holds for the same', () => {
  find('i1')()
  expect(walk(tick, find('i1'), find('i2'))).toEqual([false, true, true, false])
})

test('what is typed takes the tick back', () => {
  find('i1')()
  expect(walk(tick, (page) => page.noteChange())).toEqual([false, true, false])
})

test.each([
  [true, 'kept'],
  [false, 'lost'],
])('what is typed is called kept only where a draft is: %s', (keeps, words) => {
  keepsDraft = keeps
  walk()
  expect(guard.words).toBe(words)
})

const dates = { invoiceDate: '2026-01-01', dueDate: '2026-01-15' }

test('an invoice does not go without a file that is still being read', async () => {
  const entry = { originalInvoiceAmount: '100', currency: 'NOK', debtorName: 'Kari', ...dates }
  const opened = { id: 'i-1', entry: { ...entry, invoiceNumber: 'G-1' }, others: [], claims: [] }
  const place = { organizationId: 'o', userName: 'kari', keepsDraft: true, onTyped: () => {} }
  const page = await mountHook(
    () => useNewInvoice({ ...place, opened }),
    (part) => part,
  )
  const slow = createSlowFile('a.pdf')
  await page.act(({ attaching }) => attaching.attach(slow.file))
  await page.act(({ send }) => send())
  expect(one.send).not.toHaveBeenCalled()
  await page.act(slow.tell)
  await page.act(({ send }) => send())
  expect(one.send.mock.calls[0]?.[0]).toMatchObject({ attachments: [{ filename: 'a.pdf' }] })
  await page.unmount()
  vi.unstubAllGlobals()
})
