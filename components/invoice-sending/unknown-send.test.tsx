import { expect, test, vi } from 'vitest'
import type { UnknownWrite } from '@/components/journal/public'
import type { Result } from '@/lib/contracts/result'
import { renderPage } from '@/tests/support/render-page'
import { UnknownSend } from './unknown-send'
import type { SendTry } from './use-sending'

const page = vi.hoisted(() => ({
  answer: null as unknown,
  offered: null as null | { send: (key: string) => Promise<unknown> },
}))
vi.mock('@/components/journal/public', () => ({
  UnknownWrite: ({ again }: Parameters<typeof UnknownWrite>[0]) => {
    page.offered = again ?? null
    return null
  },
}))
vi.mock('@/lib/features/invoice-sending/client/use-send-document', () => ({
  useSendDocumentAgain: () => ({ isPending: false, send: async () => page.answer }),
}))

const failure = { kind: 'unknown-outcome' } as const
const attempt: SendTry = {
  idempotencyKey: 'k',
  operation: 'sendB2bInvoice',
  companyId: 501,
  identifier: 'F-1',
  number: '77',
  result: { ok: false, failure },
}

test.each([
  ['number-sent', true],
  ['may-be-there', false],
])('what is not sent again because of %s ends: %s', async (code, ends) => {
  const told: Result<unknown>[] = []
  renderPage(
    <UnknownSend
      {...{ attempt, failure, userName: 'kari' }}
      onTold={(result) => void told.push(result)}
    />,
  )
  page.answer = { ok: false, failure: { kind: 'conflict', code } }
  expect(await page.offered?.send('k')).toBe(page.answer)
  expect(told).toEqual(ends ? [page.answer] : [])
})
