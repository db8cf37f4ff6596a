import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import type { Failure } from '@/lib/contracts/result'
import { renderPage } from '@/tests/support/render-page'
import { AdjustmentForm } from './adjustment-form'

type Footer = ReactElement<Record<'onDiscard', () => void>>
const page = vi.hoisted(() => ({ footer: null as unknown, saved: [] as string[] }))
vi.mock('@/components/ui/dialog', () => ({
  Dialog: ({ footer }: { footer: unknown }) => {
    page.footer = footer
    return null
  },
}))
vi.mock('@/lib/client/user-state', async (original) => ({
  ...(await original<object>()),
  saveUserState: async (name: string) => {
    page.saved.push(name)
    return { ok: true, value: null }
  },
}))

const row = {
  ...{ invoiceId: 'i1', amount: '100', currency: 'NOK', date: '2026-03-12' },
  ...{ description: '', sourceId: 'c-20260312-7k2m9q0xvd' },
}

/** What of the draft is written, and whether the dialog closes, when it is discarded. */
function discard(unread: Failure | null) {
  page.saved.splice(0)
  const onClose = vi.fn()
  renderPage(
    <AdjustmentForm
      {...{ kind: 'correction', organizationId: 'o', clientNo: '1001', userName: 'kari' }}
      {...{ draftKey: 'correction:i1', kept: null, rows: [row], unread, onClose }}
    />,
  )
  ;(page.footer as Footer).props.onDiscard()
  return [page.saved, onClose.mock.calls.length]
}

test('discarding a draft drops it and closes', () =>
  expect(discard(null)).toEqual([['dropDraft'], 1]))

test('a draft that could not be read is not dropped unseen: the dialog closes', () =>
  expect(discard({ kind: 'unreachable' })).toEqual([[], 1]))
