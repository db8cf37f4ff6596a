import { afterEach, expect, test, vi } from 'vitest'
import { OffersProvider, type OperationName } from '@/lib/client/offers'
import type { NamedRow } from '@/lib/features/delivery-failures/domain/failure-order'
import { mountHook } from '@/tests/support/mount-hook'
import { readWithLinks } from '@/tests/support/read-with-links'
import { renderPage } from '@/tests/support/render-page'
import { FailuresPlaceContext } from '../failures-context'
import type { CauseVerbs } from '../use-cause-verbs'
import { CauseActions, useNote } from './cause-actions'

afterEach(() => void vi.unstubAllGlobals())

const place = {
  ...{ userName: 'kari', companies: null, today: '2026-03-12' },
  question: { FromDate: '2026-03-01', ToDate: '2026-03-12' },
}
const named = {
  row: { key: 'silent', groups: [], companies: [], handled: null },
} as unknown as NamedRow

const paint = (...withheld: OperationName[]) =>
  readWithLinks(
    renderPage(
      <OffersProvider withheld={withheld}>
        <FailuresPlaceContext value={place}>
          <CauseActions named={named} verbs={{} as CauseVerbs} hasOwners={false} />
        </FailuresPlaceContext>
      </OffersProvider>,
    ),
  )

test('a cause leads to sending again only who may send', () => {
  expect(paint()).toContain('[Send again](/send/again?')
  expect(paint('sendB2bInvoice')).toContain('[Send again](/send/again?')
  expect(paint('startSending')).not.toContain('Send again')
  expect(paint('sendB2bInvoice', 'sendB2cInvoice')).not.toContain('Send again')
})

test('a note stays where it was typed until it is kept', async () => {
  const onMark = vi.fn(async () => false)
  const onClose = vi.fn()
  const form = await mountHook(
    () => useNote(onMark, onClose),
    (part) => part,
  )
  await form.act(({ setNote }) => setNote(' Ring them '))
  await form.act(({ mark }) => void mark())
  expect(onMark).toHaveBeenCalledWith('Ring them')
  expect([form.get().note, onClose.mock.calls.length]).toEqual([' Ring them ', 0])
  onMark.mockResolvedValue(true)
  await form.act(({ mark }) => void mark())
  expect(onClose).toHaveBeenCalledOnce()
  await form.unmount()
})
