import { expect, test } from 'vitest'
import { readWithLinks } from '@/tests/support/read-with-links'
import { renderPage } from '@/tests/support/render-page'
import { SendResult } from './send-result'
import type { SendTry } from './use-sending'

const read = (recordedBy: string | null) => {
  const value = { identifier: 'F-1', receiptId: null, checked: false, recordedBy }
  const last = { idempotencyKey: 'k', result: { ok: true, value } } as unknown as SendTry
  return readWithLinks(
    renderPage(
      <SendResult sending={{ last, settle: () => {} }} userName="kari" onNext={() => {}} />,
    ),
  )
}

test('who recorded that a document was sent is a link', () => {
  expect(read('ola')).toMatch(/^\[ola\]\(\/journal\?who=ola\) recorded that .* has it/)
  expect(read(null)).not.toContain('/journal')
})
