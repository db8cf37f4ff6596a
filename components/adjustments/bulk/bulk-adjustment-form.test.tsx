import type { ReactElement } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CollectionInvoice } from '@/lib/contracts/collection/invoices'
import { nothingForAll } from '@/lib/features/adjustments/domain/bulk-adjustment-draft'
import { renderPage } from '@/tests/support/render-page'
import { BulkAdjustmentForm } from './bulk-adjustment-form'

type Footer = ReactElement<{ hasDraft: boolean; onDiscard: () => void }>
const page = vi.hoisted(() => ({
  footer: null as unknown,
  begin: () => {},
  kept: [] as { name: string; content: unknown }[],
}))
vi.mock('@/components/ui/dialog', () => ({
  Dialog: ({ footer }: { footer: unknown }) => {
    page.footer = footer
    return null
  },
}))
vi.mock('./use-send-bulk-adjustments', () => ({
  useSendBulkAdjustments: (_: object, onBegun: () => void) => {
    page.begin = onBegun
    return { isPending: false, failure: null }
  },
}))
vi.mock('@/lib/client/user-state', async (original) => ({
  ...(await original<object>()),
  saveUserState: async (name: string, { body }: { body: { content?: unknown } }) => {
    page.kept.push({ name, content: body.content })
    return { ok: true, value: null }
  },
}))

const invoice: CollectionInvoice = {
  ...{ id: 'a', invoiceNumber: 'a', status: 'OPEN', closedAt: null },
  ...{ remainingAmount: 100, currency: 'NOK' },
}
const typed = (invoiceId: string, sourceId: string) => ({
  ...{ invoiceId, sourceId, amount: '40', currency: 'NOK', date: '2026-03-12', description: '' },
})
const rowOfA = typed('a', 'p-20260312-7k2m9q0xvd')
const rowOfB = typed('b', 'p-20260312-7k2m9q0xve')
const draft = { forAll: { date: null, description: 'Counter' }, rows: [rowOfA], leftOut: ['a'] }

function open(opened: Parameters<typeof BulkAdjustmentForm>[0]['opened']) {
  renderPage(
    <BulkAdjustmentForm
      {...{ kind: 'payment', organizationId: 'o', userName: 'kari', clientNo: '1001' }}
      {...{ invoices: [invoice], today: '2026-03-12', draftKey: 'bulk-payment:o', opened }}
      onClose={() => {}}
    />,
  )
}

const ends: [string, () => void][] = [
  ['have begun', () => page.begin()],
  ['are discarded', () => (page.footer as Footer).props.onDiscard()],
]
beforeEach(() => void page.kept.splice(0))

test.each(ends)('once rows %s, what was typed for other invoices stays, with its id', (_, end) => {
  open({ kept: { ...draft, rows: [rowOfA, rowOfB], leftOut: ['a', 'c'] }, unread: null })
  end()
  const rest = { forAll: nothingForAll, rows: [rowOfB], leftOut: ['c'] }
  expect(page.kept).toEqual([{ name: 'keepDraft', content: rest }])
})

test.each(ends)('once rows %s and none of others are left, the draft goes', (_, end) => {
  open({ kept: draft, unread: null })
  end()
  expect(page.kept).toEqual([{ name: 'dropDraft', content: undefined }])
})

test('only what is of this dialog is offered to be discarded', () => {
  const hasDraft = (part: object) => {
    open({ kept: { ...draft, forAll: nothingForAll, rows: [rowOfB], ...part }, unread: null })
    return (page.footer as Footer).props.hasDraft
  }
  expect([hasDraft({ leftOut: ['c'] }), hasDraft({ leftOut: ['a'] })]).toEqual([false, true])
})

test.each(ends)('a draft that could not be read stays as it is once rows %s', (_, end) => {
  open({ kept: null, unread: { kind: 'unreachable' } })
  end()
  expect(page.kept).toEqual([])
})
