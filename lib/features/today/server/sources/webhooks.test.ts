import { describe, expect, test } from 'vitest'
import { getDeskDatabase } from '@/lib/platform/database/desk-database'
import { webhookRefusals } from '@/lib/platform/database/live-schema'
import { recordRefusal } from '@/lib/platform/events/webhook-refusals'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { addDays } from '@/lib/shared/dates/calendar-date'
import { asKari, deskUnderTest, upstreamAnswers } from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { areasAt, useSettings } from '@/tests/support/settings'
import { workspaces } from '@/tests/support/tokens'
import { listOf, stopClock } from '@/tests/support/work'

const desk = deskUnderTest()
const [fjellheim, nordkust] = workspaces
stopClock()
const getDay = () => new Date().toISOString().slice(0, 10)

describe('refused webhooks', () => {
  test('are work of their organization, and of everybody where nobody proved whose', async () => {
    const db = await getDeskDatabase()
    const refused = { reason: 'out-of-time', organizationId: nordkust!.organizationId } as const
    await recordRefusal(db, refused)
    await recordRefusal(db, refused)
    await recordRefusal(db, { reason: 'forged', organizationId: null })
    const unproven = {
      reason: 'forged',
      count: 1,
      isProven: false,
      scope: {},
      days: [{ day: getDay(), count: 1 }],
    }
    const own = [fjellheim!, nordkust!].map(({ organizationId, name }) => ({
      organizationId,
      place: name,
    }))
    await asKari()
    const { lines, isWhole } = await listOf('webhooks')
    expect(isWhole).toBe(true)
    expect(lines).toHaveLength(2)
    expect(lines).toMatchObject([
      { reason: 'out-of-time', count: 2, isProven: true, organizations: [own[1]] },
      { ...unproven, organizations: own },
    ])
    await asKari({ workspaces: [fjellheim] })
    expect((await listOf('webhooks')).lines).toMatchObject([
      { ...unproven, organizations: [own[0]] },
    ])
    await asKari({ workspaces: [{ ...fjellheim!, organizationId: null }] })
    expect((await listOf('webhooks')).lines).toEqual([])
  })

  test('are told to who may read the organization, where a setting gives everybody the same', async () => {
    const DESK_WORKSPACES = JSON.stringify(workspaces)
    useSettings({ ...areasAt(desk.upstream.base), DESK_WORKSPACES })
    const db = await getDeskDatabase()
    for (const { organizationId } of [fjellheim!, nordkust!])
      await recordRefusal(db, { reason: 'out-of-time', organizationId })
    upstreamAnswers(desk, ({ url }, response) =>
      json(response, url.includes(nordkust!.organizationId) ? 403 : 200, {}),
    )
    await asKari()
    expect((await listOf('webhooks')).lines).toMatchObject([
      { organizations: [{ place: fjellheim!.name }] },
    ])
    upstreamAnswers(desk, (_, response) => json(response, 503, {}))
    await asKari()
    expect(await executeOperation('listWork', { body: { source: 'webhooks' } })).toEqual({
      ok: false,
      failure: { kind: 'unreachable', code: 'rights' },
    })
  })

  test('are told by day, the last day first, a week back', async () => {
    const db = await getDeskDatabase()
    const day = getDay()
    const refusedOn = (back: number, count: number) => ({
      ...{ day: addDays(day, -back), reason: 'malformed' as const, count },
      organizationId: fjellheim!.organizationId!,
      ...{ firstAt: new Date(), lastAt: new Date() },
    })
    await db
      .insert(webhookRefusals)
      .values([refusedOn(3, 4), refusedOn(0, 2), refusedOn(1, 1), refusedOn(9, 7)])
    await asKari({ workspaces: [fjellheim] })
    expect((await listOf('webhooks')).lines).toMatchObject([
      {
        count: 7,
        days: [
          { day, count: 2 },
          { day: addDays(day, -1), count: 1 },
          { day: addDays(day, -3), count: 4 },
        ],
      },
    ])
  })
})
