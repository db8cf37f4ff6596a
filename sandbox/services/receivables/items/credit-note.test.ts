import { beforeAll, expect, test } from 'vitest'
import type { ArItem } from '@/lib/contracts/receivables/ar-items'
import { sandboxUnderTest } from '@/tests/support/sandbox-under-test'
import { createFreshOrganization } from '../../../testing/fresh-organization'

const sandbox = sandboxUnderTest()
let fresh: Awaited<ReturnType<typeof createFreshOrganization>>
let at: string
beforeAll(async () => {
  fresh = await createFreshOrganization(sandbox)
  at = `/arm/v1/clients/${fresh.tenant.clientNo}/aritems`
})

const ask = async (query: string): Promise<ArItem[]> =>
  (await sandbox.send('GET', `${at}?pagesize=1000&${query}`, { token: fresh.token })).body.arItems
const read = async ({ arItemId }: ArItem): Promise<ArItem> =>
  (await sandbox.send('GET', `${at}/${arItemId}`, { token: fresh.token })).body
const credit = ({ arItemId, customerNo }: ArItem, amount: number, more: object = {}) =>
  sandbox.send('PUT', at, {
    token: fresh.token,
    body: {
      metadata: { userId: 'x' },
      arItem: { arItemId, customerNo, creditNote: { amount, text: 'Returned' }, ...more },
    },
  })
const notesOf = ({ documentNo, customerNo }: ArItem) =>
  ask(`documentno=${documentNo}&customerno=${customerNo}&documenttype=CN`)
const pickOpen = async (documenttype: string, nth = 0) =>
  (await ask(`status=OPEN&documenttype=${documenttype}`)).filter(
    ({ remainingAmount }) => Number(remainingAmount) > 1 && Number(remainingAmount) < 1e9,
  )[nth]!

test('a credit note lowers what remains, and is an item of its own under the same number', async () => {
  const item = await pickOpen('IN')
  const answer = await credit(item, 0.1)
  expect(answer).toMatchObject({ status: 200, body: { arItemId: item.arItemId } })
  expect(await read(item)).toMatchObject({
    remainingAmount: Number((Number(item.remainingAmount) - 0.1).toFixed(2)),
    status: 'PARTLY_PAID',
    originalAmount: item.originalAmount,
  })
  expect(await notesOf(item)).toMatchObject([
    {
      arItemId: answer.body.creditNoteArItemId,
      documentType: 'CN',
      originalAmount: -0.1,
      remainingAmount: 0,
      currency: item.currency,
    },
  ])
})

test('what remains can be credited whole, and then nothing more', async () => {
  const item = await pickOpen('RN')
  expect((await credit(item, Number(item.remainingAmount))).status).toBe(200)
  expect(await read(item)).toMatchObject({ remainingAmount: 0, status: 'PAID' })
  expect((await credit(item, 0.01)).status).toBe(422)
  expect(await notesOf(item)).toHaveLength(1)
})

test('neither too much, nor nothing, nor a credit note is credited', async () => {
  const item = await pickOpen('IN', 1)
  expect((await credit(item, Number(item.remainingAmount) + 0.01)).status).toBe(422)
  for (const amount of [0, -5]) expect((await credit(item, amount)).status).toBe(400)
  const [note] = (await ask('documenttype=CN')).filter(({ status }) => status !== 'PAID')
  if (note) expect((await credit(note, 0.01)).status).toBe(422)
  expect(await read(item)).toEqual(item)
  expect(await notesOf(item)).toEqual([])
})

test('two at once take no more than there is', async () => {
  const item = await pickOpen('IN', 2)
  const whole = Number(item.remainingAmount)
  const answers = await Promise.all([credit(item, whole), credit(item, whole)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect(await notesOf(item)).toHaveLength(1)
})
