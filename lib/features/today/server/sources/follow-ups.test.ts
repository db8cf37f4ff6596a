import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { customerFollowUps } from '@/lib/platform/database/work-schema'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { addDays } from '@/lib/shared/dates/calendar-date'
import { signedIn } from '@/tests/support/browser'
import { asKari, deskUnderTest } from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { areasAt, useSettings } from '@/tests/support/settings'
import { opaqueAnswer, workspaces } from '@/tests/support/tokens'
import { listOf, stopClock, upstreamServes } from '@/tests/support/work'

const desk = deskUnderTest()
const today = stopClock()
const [fjellheim] = workspaces
const yesterday = addDays(today, -1)

/** Who has a customer and looks again when; `person` said so last. */
const followUp = (
  customerNo: string,
  followUpOn: string | null,
  owner: string | null = 'kari',
  more: Partial<typeof customerFollowUps.$inferInsert> = {},
) => ({
  ...{ clientNo: '1001', customerNo, owner, followUpOn, person: 'kari', changedAt: new Date() },
  ...more,
})

const shareWorkspaces = () =>
  useSettings({ ...areasAt(desk.upstream.base), DESK_WORKSPACES: JSON.stringify(workspaces) })

/** The token says nothing of a person, and the service is asked. */
async function asOpaqueKari() {
  shareWorkspaces()
  await signedIn('kari', opaqueAnswer())
}

/** A service that names every customer of the clients that it lets a person read. */
const serveClients = (refused: Record<string, number> = {}) =>
  upstreamServes(
    desk,
    Object.fromEntries(
      ['1001', '1002'].map((clientNo) => [
        `${clientNo}/customers`,
        (response, { pathname }) => {
          const [, customerNo] = /customers\/(\w+)/.exec(pathname) ?? []
          if (refused[clientNo]) json(response, refused[clientNo], {})
          else if (customerNo === undefined) json(response, 200, { customers: [] })
          else json(response, 200, { customerNo, name: `Customer ${customerNo}` })
        },
      ]),
    ),
  )

test('are the customers whose day has come that the person has, or that nobody has and they set', async () => {
  await asKari()
  serveClients()
  await desk.db
    .insert(customerFollowUps)
    .values([
      followUp('1', today),
      followUp('2', yesterday),
      followUp('3', addDays(today, 1)),
      followUp('4', null),
      followUp('5', today, 'ola'),
      followUp('6', today, null),
      followUp('7', today, null, { person: 'ola' }),
      followUp('8', today, 'kari', { person: 'ola', clientNo: '1002' }),
      followUp('9', today, 'kari', { clientNo: '9009' }),
    ])
  expect(await listOf('followUps')).toEqual({
    asked: 2,
    isWhole: true,
    failures: [],
    lines: [
      {
        ...{ source: 'followUps', subject: 'followUps:1001', scope: {} },
        ...{ count: 3, sums: null, since: null, due: yesterday },
        shows: `2 ${yesterday}, 1 ${today}, 6 ${today}`,
        ...{ isWhole: true, clientNo: '1001', place: fjellheim!.name, unnamed: 0 },
        customers: [
          { customerNo: '2', name: 'Customer 2', on: yesterday },
          { customerNo: '1', name: 'Customer 1', on: today },
          { customerNo: '6', name: 'Customer 6', on: today },
        ],
      },
      expect.objectContaining({ subject: 'followUps:1002', count: 1 }),
    ],
  })
})

test('a customer whose name could not be read stands there with the number', async () => {
  await asKari({ workspaces: [fjellheim!] })
  upstreamServes(desk, { '1001/customers/1': (response) => json(response, 503, {}) })
  await desk.db.insert(customerFollowUps).values([followUp('1', today), followUp('2', today)])
  const { lines, failures } = await listOf('followUps')
  expect(failures).toEqual([])
  expect(lines).toMatchObject([
    {
      count: 2,
      customers: [
        { customerNo: '1', name: null },
        { customerNo: '2', name: null },
      ],
    },
  ])
})

test('of many the first are named, and those beyond what is counted are not said to be all', async () => {
  await asKari({ workspaces: [fjellheim!] })
  serveClients()
  await desk.db
    .insert(customerFollowUps)
    .values(Array.from({ length: 501 }, (_, at) => followUp(String(1000 + at), today)))
  const { lines, isWhole } = await listOf('followUps')
  expect(isWhole).toBe(false)
  expect(lines).toMatchObject([{ isWhole: false, count: 500, unnamed: 488 }])
  expect(lines[0]).toHaveProperty('customers.length', 12)
})

test('where the token does not tell, nothing is told of a client that the service refuses', async () => {
  await asOpaqueKari()
  await desk.db
    .insert(customerFollowUps)
    .values([followUp('1', today), followUp('8', today, 'kari', { clientNo: '1002' })])
  serveClients({ 1002: 403 })
  expect((await listOf('followUps')).lines.map(({ subject }) => subject)).toEqual([
    'followUps:1001',
  ])
})

test('a client that could not be asked about is no client without follow-ups: the read fails', async () => {
  await asOpaqueKari()
  serveClients({ 1001: 503 })
  expect(await executeOperation('listWork', { body: { source: 'followUps' } })).toMatchObject({
    failure: { kind: 'unreachable', code: 'rights' },
  })
})

test('a day that is moved on takes the customer off the list', async () => {
  await asKari({ workspaces: [fjellheim!] })
  serveClients()
  await desk.db.insert(customerFollowUps).values(followUp('1', today))
  expect((await listOf('followUps')).lines).toHaveLength(1)
  await executeOperation(
    'changeFollowUp',
    {
      params: { clientno: '1001', customerno: '1' },
      body: {
        Seen: { owner: 'kari', followUpOn: today },
        Owner: 'kari',
        FollowUpOn: addDays(today, 7),
      },
    },
    { idempotencyKey: randomUUID() },
  )
  expect((await listOf('followUps')).lines).toEqual([])
})
