import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '@/tests/support/render-page'
import { type NewInvoice, useNewInvoice } from './use-new-invoice'

const one = vi.hoisted(() => ({ known: null as object | null }))
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
