import type { DeskUnderTest } from './desk-under-test'
import type { Arrived } from './fake-upstream'
import { faultyUpstream } from './faulty-upstream'

export const creditedItem = {
  ...{ arItemId: 400_012, customerNo: '10001', documentNo: '2026-10442', documentType: 'IN' },
  ...{ currency: 'NOK', originalAmount: 100, remainingAmount: 100 },
}
const firstNote = 400_100

/** A credit note as such a service lists it. */
export const makeNote = (arItemId: number, amount = 30, text = '') => ({
  ...{ ...creditedItem, arItemId, documentType: 'CN', originalAmount: -amount, text },
})

type Row = Record<string, unknown>

/** A service with one item, which books a credit note as often as it is sent. */
export function creditingService(desk: DeskUnderTest, change: object = {}) {
  const service = Object.assign(faultyUpstream(desk, run), {
    item: { ...creditedItem } as Row,
    notes: [] as Row[],
    /** What it answers in place of booking. */
    refusal: null as { status: number; body: object } | null,
    /** What its list tells beside the notes. */
    summary: {} as object | null,
    /** The status with which its list is refused; null: it answers. */
    listStatus: null as number | null,
    /** Whether its list holds rows, or none at all. */
    lists: true,
    ...change,
  })

  function run({ method, url, text }: Arrived) {
    if (method === 'GET' && url.includes('/aritems?'))
      return { status: service.listStatus ?? 200, body: answerList() }
    if (method === 'GET') return { status: 200, body: service.item }
    if (service.refusal) return service.refusal
    const { creditNote } = JSON.parse(text).arItem
    service.notes.push(
      makeNote(firstNote + service.notes.length, creditNote.amount, creditNote.text),
    )
    service.item.remainingAmount = Number(service.item.remainingAmount) - creditNote.amount
    return { status: 200, body: { status: 'PROCESSED', result: 'UPDATED' } }
  }

  function answerList() {
    const totalCount = service.notes.length
    const summary = service.summary && { totalCount, ...service.summary }
    return { summary, arItems: service.lists ? service.notes : null }
  }
  return service
}
