import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { TranslationProvider } from '@/lib/client/translation'
import type { Failure } from '@/lib/contracts/result'
import { en } from '@/tests/support/english'
import { mountHook } from '@/tests/support/mount-hook'
import { AdjustmentDialog } from './adjustment-dialog'
import { BulkAdjustmentDialog } from './bulk/bulk-adjustment-dialog'

/** What the dialog shows: the number of its form and why its draft is not known; null: no form. */
const shown = vi.hoisted(() => ({ forms: 0, form: null as object | null }))
vi.mock('@/components/ui/dialog', () => ({
  Dialog: () => {
    shown.form = null
    return null
  },
}))
const Form = vi.hoisted(() => (unread: Failure | null) => {
  const [no] = useState(() => ++shown.forms)
  shown.form = { no, unread }
  return null
})
vi.mock('./adjustment-form', () => ({
  AdjustmentForm: ({ unread }: { unread: Failure | null }) => Form(unread),
}))
vi.mock('./bulk/bulk-adjustment-form', () => ({
  BulkAdjustmentForm: ({ opened }: { opened: { unread: Failure | null } }) => Form(opened.unread),
}))

notifyManager.setScheduler((show) => show())
afterEach(() => void vi.unstubAllGlobals())

const place = { kind: 'payment', organizationId: 'o', clientNo: '1001', userName: 'kari' } as const
const onClose = () => {}

test.each<[string, ReactNode]>([
  [
    'one invoice',
    <AdjustmentDialog key="" {...place} draftKey="payment:i" initialRows={[]} onClose={onClose} />,
  ],
  [
    'several invoices',
    <BulkAdjustmentDialog key="" {...place} invoices={[]} today="2026-03-12" onClose={onClose} />,
  ],
])(
  'payments on %s stay as they are typed while their draft is read once more',
  async (_, dialog) => {
    Object.assign(shown, { forms: 0, form: null })
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    const wrap = () => (
      <TranslationProvider locale="en" texts={en}>
        <QueryClientProvider client={client}>{dialog}</QueryClientProvider>
      </TranslationProvider>
    )
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
    const page = await mountHook(() => null, wrap)
    const failure = { kind: 'unreachable', code: 'desk' }
    await page.waitFor(() => expect(shown.form).toEqual({ no: 1, unread: failure }))

    const asked = Promise.withResolvers<Response>()
    vi.stubGlobal('fetch', () => asked.promise)
    await page.act(() => client.getQueryCache().onOnline())
    expect(client.isFetching()).toBe(1)
    expect(shown.form).toEqual({ no: 1, unread: failure })

    await page.act(() => asked.resolve(Response.json({ ok: true, value: { draft: null } })))
    await page.waitFor(() => expect(shown.form).toEqual({ no: 1, unread: null }))
    await page.unmount()
    client.clear()
  },
)
