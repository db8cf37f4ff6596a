import { describe, expect, test } from 'vitest'
import type { Input } from '@/lib/contracts/registry'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { storeUserState } from '@/lib/platform/user-state/user-state'
import { asKari, asOla, deskUnderTest } from '@/tests/support/desk-under-test'

deskUnderTest()
const writer = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
const none = { columns: null, widths: {}, pinned: 0 }
type Body = Input<'keepColumns'>['body']
const keep = (more: Partial<Body> = {}) =>
  executeOperation('keepColumns', {
    body: { writer, turn: 1, list: 'partner-search', columns: ['logTime', 'status'], ...more },
  })
const kept = async (list: Body['list'] = 'partner-search') => {
  const read = await executeOperation('getColumns', { body: { list } })
  return read.ok && read.value
}

describe('the columns of a list', () => {
  test('are given back in order, with widths and how many stay', async () => {
    await asKari()
    expect(await kept()).toEqual(none)
    expect(await keep({ widths: { logTime: 40, status: 800 }, pinned: 2 })).toEqual({
      ok: true,
      value: null,
    })
    expect(await kept()).toEqual({
      columns: ['logTime', 'status'],
      widths: { logTime: 40, status: 800 },
      pinned: 2,
    })
  })

  test('are one list’s and one person’s', async () => {
    await asKari()
    await keep({ pinned: 1 })
    expect(await kept('customers')).toEqual(none)
    await asOla()
    expect(await kept()).toEqual(none)
  })

  test('are those of the last change, whatever order changes arrive in', async () => {
    await asKari()
    await keep({ turn: 2, widths: { logTime: 200 } })
    await keep({ turn: 1, widths: { logTime: 100 } })
    expect(await kept()).toMatchObject({ widths: { logTime: 200 } })
    await keep({ turn: 3, columns: null })
    expect(await kept()).toEqual(none)
  })

  test('that were kept as keys alone have no widths', async () => {
    await asKari()
    const session = (await findCurrentSession())!
    await storeUserState(
      { person: 'kari', kind: 'columns', subject: 'customers' },
      { sessionId: session.rowId, writer, turn: 1, content: ['name', 'email'] },
    )
    expect(await kept('customers')).toEqual({ columns: ['name', 'email'], widths: {}, pinned: 0 })
  })

  test.each<[string, Partial<Body>]>([
    ['narrower than 40', { widths: { logTime: 39 } }],
    ['wider than 800', { widths: { logTime: 801 } }],
    ['of half a pixel', { widths: { logTime: 99.5 } }],
    ['for what is no key', { widths: { 'a b': 100 } }],
    [
      'for more columns than there may be',
      { widths: Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`c${at}`, 100])) },
    ],
    ['and fewer than no pinned column', { pinned: -1 }],
    ['in a list that nobody knows', { list: 'sessions' as 'customers' }],
  ])('are refused with a width %s', async (_, more) => {
    await asKari()
    expect(await keep(more)).toMatchObject({ failure: { kind: 'invalid', code: 'off-contract' } })
    expect(await kept()).toEqual(none)
  })
})
