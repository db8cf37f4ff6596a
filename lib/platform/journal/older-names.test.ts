import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { journal } from '@/lib/platform/database/schema'
import { deskUnderTest } from '@/tests/support/desk-under-test'
import { readJournal } from './read-journal'

const desk = deskUnderTest()

test('writes that an older desk stored under other names are found and told under those of today', async () => {
  for (const operation of ['joinByHand', 'unjoinByHand', 'linkByHand', 'updateCustomer'])
    await desk.db.insert(journal).values({
      ...{ idempotencyKey: randomUUID(), operation, area: 'desk', person: 'kari' },
      ...{ requestId: 'r', fingerprint: 'f', state: 'done' as const },
      ...{ sentAt: new Date(), deadlineAt: new Date() },
    })
  const nowhere = { clients: [], organizations: [] }
  const read = async (operations: string[], asked: object) => {
    const scope = { person: 'kari', ...nowhere, own: nowhere, operations, isWhole: true }
    const { entries } = await readJournal(scope, asked)
    return entries.map(({ operation }) => operation).sort()
  }
  const links = ['linkByHand', 'linkByHand', 'unlinkByHand']
  expect(await read(['linkByHand', 'unlinkByHand'], {})).toEqual(links)
  expect(
    await read(['linkByHand', 'unlinkByHand', 'updateCustomer'], {
      operations: ['linkByHand', 'unlinkByHand'],
    }),
  ).toEqual(links)
  expect(await read(['updateCustomer'], {})).toEqual(['updateCustomer'])
})
