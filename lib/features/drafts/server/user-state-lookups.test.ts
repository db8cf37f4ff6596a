import { describe, expect, test } from 'vitest'
import type { Input } from '@/lib/contracts/registry'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { eraseOldDrafts, eraseSessionDrafts } from '@/lib/platform/user-state/user-state'
import { asKari, asOla, deskUnderTest } from '@/tests/support/desk-under-test'
import { storedText } from '@/tests/support/stores'

const desk = deskUnderTest()
const writer = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
type Lookup = Input<'keepLookups'>['body']['lookup']
let turn = 0
const keep = (
  text: string,
  { has = 'invoiceNumber', isKept = true }: { has?: Lookup['has']; isKept?: boolean } = {},
) =>
  executeOperation('keepLookups', { body: { writer, turn: ++turn, lookup: { has, text }, isKept } })
async function kept() {
  const read = await executeOperation('getLookups', {})
  return read.ok ? read.value.lookups.map(({ has, text }) => `${has} ${text}`) : null
}

describe('what a person looked up', () => {
  test('is given back to them alone, the newest first, each once', async () => {
    await asKari()
    for (const text of ['A-1', 'A-2', 'A-1'])
      expect(await keep(text)).toEqual({ ok: true, value: null })
    await keep('A-1', { has: 'kid' })
    expect(await kept()).toEqual(['kid A-1', 'invoiceNumber A-1', 'invoiceNumber A-2'])
    await asOla()
    expect(await kept()).toEqual([])
  })

  test('is at most 20, and can be removed', async () => {
    await asKari()
    for (let no = 1; no <= 21; no++) await keep(`A-${no}`)
    expect(await kept()).toEqual(
      Array.from({ length: 20 }, (_, at) => `invoiceNumber A-${21 - at}`),
    )
    await keep('A-21', { isKept: false })
    expect((await kept())?.[0]).toBe('invoiceNumber A-20')
  })

  test('stands in the store so that nobody can read it there', async () => {
    await asKari()
    await keep('Solveig Tveit', { has: 'invoiceeName' })
    const text = await storedText(desk.db, 'desk.user_state')
    expect(text).toContain('lookup')
    expect(text).not.toMatch(/Solveig|invoiceeName/)
  })

  test.each(['01019030071', 'KID 010190-1234'])(
    'is not kept where it may be an identity number: %s',
    async (text) => {
      await asKari()
      expect(await keep(text)).toMatchObject({ ok: false, failure: { kind: 'invalid' } })
      expect(await kept()).toEqual([])
    },
  )

  test('is erased by a sign-out, and once it is old', async () => {
    await asKari()
    await keep('A-1')
    await eraseSessionDrafts((await findCurrentSession())!.rowId)
    expect(await kept()).toEqual([])
    await keep('A-2')
    await eraseOldDrafts(-1)
    expect(await kept()).toEqual([])
  })
})
