import { describe, expect, test } from 'vitest'
import { getDeskDatabase } from '@/lib/platform/database/desk-database'
import { recordRefusal } from '@/lib/platform/events/webhook-refusals'
import { asKari, deskUnderTest } from '@/tests/support/desk-under-test'
import { workspaces } from '@/tests/support/tokens'
import { listOf } from '@/tests/support/work'

const _desk = deskUnderTest()
const [fjellheim, nordkust] = workspaces

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
      place: null,
      scope: {},
      organizationId: fjellheim!.organizationId,
    }
    await asKari()
    const { lines, isWhole } = await listOf('webhooks')
    expect(isWhole).toBe(true)
    expect(lines).toHaveLength(2)
    expect(lines).toMatchObject([
      { reason: 'out-of-time', count: 2, isProven: true, place: 'Nordkust' },
      unproven,
    ])
    await asKari({ workspaces: [fjellheim] })
    expect((await listOf('webhooks')).lines).toMatchObject([unproven])
    await asKari({ workspaces: [{ ...fjellheim!, organizationId: null }] })
    expect((await listOf('webhooks')).lines).toEqual([])
  })
})
