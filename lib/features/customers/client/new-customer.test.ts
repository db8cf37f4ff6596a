import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { OperationFailed } from '@/lib/client/operation-failed'
import { toFormValues } from '@/lib/features/customers/domain/customer-edit'
import { moveNewCustomerDraft, openNewCustomer } from './new-customer'

type Sent = { body: { subject: string; content?: unknown } }
const desk = vi.hoisted(() => ({
  kept: new Map<string, unknown>(),
  isAway: false,
  keeps: true,
}))
vi.mock('@/lib/client/read', () => ({
  read: async (_: string, { body: { subject } }: Sent) => {
    if (desk.isAway) throw new OperationFailed({ kind: 'unreachable' })
    const content = desk.kept.get(subject)
    return { draft: content === undefined ? null : { content, keptAt: '' } }
  },
}))
vi.mock('@/lib/client/post-json', () => ({
  postJson: async (route: string, text: string) => {
    const { subject, content } = (JSON.parse(text) as Sent).body
    if (route.endsWith('dropDraft')) desk.kept.delete(subject)
    else if (!desk.keeps) return { ok: false, failure: { kind: 'unreachable' } }
    else desk.kept.set(subject, content)
    return { ok: true, value: null }
  },
}))

const place = { clientNo: '1001', userName: 'kari', customerNo: '8' }
const typed = (name: string) => ({ ...toFormValues({}), name })
const ofSeven = { customerNo: '7', draftKey: 'new-customer:7', edited: typed('Berg') }
const keep = (customerNo: string, name: string, key = `new-customer:${customerNo}`) =>
  desk.kept.set(key, { customerNo, edited: typed(name) })
const open = (customerNo: string, just: typeof ofSeven | null = null) =>
  openNewCustomer(new QueryClient(), '1001', customerNo, just)

beforeEach(() => {
  Object.assign(desk, { isAway: false, keeps: true })
  desk.kept.clear()
})

test('each number is kept for itself, and comes back with what was typed for it', async () => {
  keep('7', 'Berg')
  expect(await open('8')).toMatchObject({ draftKey: 'new-customer:8', edited: null })
  keep('8', 'Dahl')
  expect((await open('7')).edited).toEqual(typed('Berg'))
  expect((await open('8')).edited).toEqual(typed('Dahl'))
})

test('what an earlier build kept comes back, and another number takes nothing of its place', async () => {
  keep('7', 'Berg', 'new-customer')
  expect(await open('7')).toMatchObject({ draftKey: 'new-customer', edited: typed('Berg') })
  expect(await open('8')).toMatchObject({ draftKey: 'new-customer:8', notesNumber: false })
})

test('no form opens while nobody knows what was kept', async () => {
  desk.isAway = true
  await expect(open('7')).rejects.toThrow(OperationFailed)
})

test('what was just typed for the same number is newer than what was kept', async () => {
  keep('7', 'Ber')
  expect(await open('7', ofSeven)).toMatchObject({ edited: typed('Berg'), moved: null })
})

test('what was typed for another number moves to a number without a draft', async () => {
  keep('7', 'Berg')
  const { edited, moved, passedOver } = await open('8', ofSeven)
  expect([edited, moved, passedOver]).toEqual([typed('Berg'), ofSeven, null])
  await moveNewCustomerDraft(place, moved!)
  expect([...desk.kept]).toEqual([['new-customer:8', { customerNo: '8', edited: typed('Berg') }]])
})

test('what was typed for another number stays there where it cannot be kept under the new one', async () => {
  keep('7', 'Berg')
  desk.keeps = false
  await moveNewCustomerDraft(place, ofSeven)
  expect([...desk.kept.keys()]).toEqual(['new-customer:7'])
})

test('what was typed for another number takes no draft’s place', async () => {
  keep('7', 'Berg')
  keep('8', 'Dahl')
  expect(await open('8', ofSeven)).toMatchObject({
    ...{ edited: typed('Dahl'), moved: null, passedOver: '7' },
  })
})
