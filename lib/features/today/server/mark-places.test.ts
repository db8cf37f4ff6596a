import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { WorkChange, WorkScope } from '@/lib/contracts/desk/work-marks'
import { collectionEvents } from '@/lib/platform/database/live-schema'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { signedIn } from '@/tests/support/browser'
import {
  arrivedAt,
  asKari,
  asOla,
  deskUnderTest,
  upstreamAnswers,
} from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { areasAt, useSettings } from '@/tests/support/settings'
import { everyRight, opaqueAnswer, workspaces } from '@/tests/support/tokens'
import { markWorkLine } from './mark-work'

const desk = deskUnderTest()
const [{ clientNo, organizationId }] = workspaces as [(typeof workspaces)[0]]
const subjects = {
  client: `stops:${clientNo}`,
  case: `decision:${organizationId}:3`,
  failure: 'failure:silent',
}
const say = (
  userName: string,
  subject: string,
  scope: WorkScope,
  change: WorkChange = { is: 'note', note: 'Rang Solveig' },
) => markWorkLine({ idempotencyKey: randomUUID(), userName, subject, scope, seen: null, change })
const list = () => executeOperation('listWorkMarks', { body: {} })
const told = async () => {
  const read = await list()
  return read.ok ? read.value.marks.map(({ subject }) => subject).sort() : read.failure
}

/** What kari said of a line of each kind of place, and of one of her own. */
async function rowsOfAll() {
  await asKari()
  await say('kari', subjects.client, { clientNo })
  await say('kari', subjects.case, { organizationId })
  await say('kari', subjects.failure, { companyIds: [501, 502] })
  await say('kari', 'outcome:1', {})
}

const shareWorkspaces = () =>
  useSettings({
    ...areasAt(desk.upstream.base),
    DESK_WORKSPACES: JSON.stringify(workspaces),
  })
const isOfCompanies = (text: string, ...ids: number[]) =>
  JSON.stringify(JSON.parse(text || '{}').CompanyIds) === JSON.stringify(ids)

describe('where the token tells the rights of a person', () => {
  test('what is said of failures is told to the open pages of the clients of their companies', async () => {
    await asKari()
    await say('kari', subjects.failure, { companyIds: [501, 502] })
    const told = (await desk.db.select().from(collectionEvents)).map(({ event }) => event)
    expect(told).toHaveLength(2)
    expect(told).toEqual(
      expect.arrayContaining(
        workspaces.map((each) => ({ kind: 'JOURNAL', clientNo: each.clientNo })),
      ),
    )
  })

  test('what was said is told, and may be said, where its place may be read', async () => {
    await rowsOfAll()
    await asOla()
    expect(await told()).toEqual([subjects.case, subjects.failure, subjects.client])
    await asKari()
    expect(await told()).toHaveLength(4)
    expect(arrivedAt(desk)).toEqual([])
  })

  test.each<[string, string, WorkScope, string]>([
    ['a case', subjects.case, { organizationId }, 'read:collection.case'],
    ['stops', subjects.client, { clientNo }, 'read:arm.customer'],
    ['failures', subjects.failure, { companyIds: [501] }, 'read:partner.invoice'],
  ])(
    'of %s nothing is told to who may not read them, and they say nothing of it',
    async (_, subject, scope, right) => {
      await rowsOfAll()
      await asOla({ rights: everyRight.filter((each) => each !== right) })
      expect(await told()).toHaveLength(2)
      expect(await told()).not.toContain(subject)
      for (const change of [
        { is: 'claim' },
        { is: 'snooze', until: '2099-01-01' },
        { is: 'done', shows: '1' },
      ] as const)
        expect(await say('ola', subject, scope, change)).toMatchObject({
          failure: { kind: 'forbidden', code: 'right' },
        })
      await asKari()
      const read = await list()
      expect(read.ok && read.value.marks.find((each) => each.subject === subject)).toMatchObject({
        ...{ claimedBy: null, snoozedUntil: null, doneAs: null, note: 'Rang Solveig' },
      })
    },
  )
})

describe('where everybody has the same workspaces', () => {
  test('nothing is told of what the service refuses, and nothing is changed there', async () => {
    await rowsOfAll()
    shareWorkspaces()
    upstreamAnswers(desk, (_, response) => json(response, 403, {}))
    await signedIn('mallory', opaqueAnswer())
    expect(await told()).toEqual([])
    const others: [string, WorkScope][] = [
      [subjects.case, { organizationId }],
      [subjects.client, { clientNo }],
      [subjects.failure, { companyIds: [501, 502] }],
    ]
    for (const [subject, scope] of others)
      expect(await say('mallory', subject, scope)).toMatchObject({
        failure: { kind: 'forbidden', code: 'scope' },
      })
  })

  test('the service is asked once about each place that something was said in, companies together', async () => {
    await rowsOfAll()
    shareWorkspaces()
    upstreamAnswers(desk, (_, response) => json(response, 200, {}))
    await signedIn('eva', opaqueAnswer())
    for (let read = 0; read < 4; read++)
      expect(await told()).toEqual([subjects.case, subjects.failure, subjects.client])
    expect(arrivedAt(desk)).toHaveLength(3)
  })

  test('of companies that are refused together those are told that may be read', async () => {
    await rowsOfAll()
    await say('kari', 'waiting:502', { companyIds: [502] })
    await say('kari', 'waiting:501', { companyIds: [501] })
    shareWorkspaces()
    upstreamAnswers(desk, ({ text }, response) =>
      json(response, isOfCompanies(text, 501) ? 200 : 403, {}),
    )
    await signedIn('eva', opaqueAnswer())
    expect(await told()).toEqual([subjects.failure, 'waiting:501'])
  })

  test('a place that could not be asked about is no place without marks: the read fails', async () => {
    await rowsOfAll()
    shareWorkspaces()
    upstreamAnswers(desk, ({ url }, response) =>
      json(response, url.includes(organizationId) ? 503 : 200, {}),
    )
    await signedIn('eva', opaqueAnswer())
    expect(await told()).toEqual({ kind: 'unreachable', code: 'rights' })
    expect(await say('eva', subjects.case, { organizationId })).toMatchObject({
      failure: { kind: 'not-sent', code: 'rights' },
    })
  })
})

describe('a line that names its place', () => {
  test('is not hidden from its people by who has another place of theirs', async () => {
    await rowsOfAll()
    await asOla({ workspaces: [{ ...workspaces[1], companyIds: [501] }] })
    expect(
      await say('ola', subjects.case, { companyIds: [501] }, { is: 'snooze', until: '9999-12-31' }),
    ).toMatchObject({ failure: { kind: 'invalid' } })
    await asKari()
    const read = await list()
    expect(
      read.ok && read.value.marks.find(({ subject }) => subject === subjects.case),
    ).toMatchObject({ snoozedUntil: null })
  })

  test.each<[string, WorkScope]>([
    [`decisions:${organizationId}`, { clientNo }],
    [`amounts:invoice:${organizationId}:7`, { organizationId: workspaces[1]!.organizationId }],
    [`amounts:settlement:${organizationId}`, { organizationId, companyIds: [501] }],
    [`webhooks:late:${organizationId}`, {}],
    ['webhooks:signature:unproven', { organizationId }],
    [subjects.client, { clientNo: workspaces[1]!.clientNo }],
    ['waiting:502', { companyIds: [501] }],
  ])('is marked in that alone: %s not in %j', async (subject, scope) => {
    await asKari()
    expect(await say('kari', subject, scope)).toMatchObject({ failure: { kind: 'invalid' } })
    expect(await told()).toEqual([])
  })

  test.each<[string, WorkScope]>([
    [`decisions:${organizationId}`, { organizationId }],
    [`amounts:invoice:${organizationId}:7`, { organizationId }],
    [`webhooks:late:${organizationId}`, { organizationId }],
    ['webhooks:signature:unproven', {}],
    ['waiting:501', { companyIds: [501] }],
  ])('is marked there: %s in %j', async (subject, scope) => {
    await asKari()
    expect(await say('kari', subject, scope)).toMatchObject({ ok: true })
    expect(await told()).toEqual([subject])
  })
})
