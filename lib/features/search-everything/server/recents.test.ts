import { describe, expect, test } from 'vitest'
import { hasMention } from '@/lib/commands/maintenance/mentions'
import type { Recent } from '@/lib/contracts/desk/recents'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { eraseSessionDrafts, readUserStates } from '@/lib/platform/user-state/user-state'
import { asKari, asOla, deskUnderTest } from '@/tests/support/desk-under-test'
import { storedText } from '@/tests/support/stores'
import { workspaces } from '@/tests/support/tokens'

const desk = deskUnderTest()
const writer = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
const nowhere = { clientNo: null, organizationId: null, companyId: null, name: null }
const customer = (id: string, more: Partial<Recent> = {}): Recent => ({
  ...nowhere,
  ...{ kind: 'customer', id, clientNo: '1001' },
  ...more,
})
const seen = (sentence: string) => ({ sentence, amount: 450.5, currency: 'NOK' })
let turn = 0
const keep = (recent: Recent) =>
  executeOperation('keepRecent', { body: { writer, turn: ++turn, recent } })
async function kept() {
  const read = await executeOperation('getRecents', {})
  return read.ok ? read.value.recents.map(({ kind, id }) => `${kind} ${id}`) : null
}

describe('what a person opened', () => {
  test('is given back to them alone, the newest first, each once', async () => {
    await asKari()
    for (const id of ['1', '2', '1'])
      expect(await keep(customer(id))).toEqual({ ok: true, value: null })
    expect(await kept()).toEqual(['customer 1', 'customer 2'])
    await asOla()
    expect(await kept()).toEqual([])
  })

  test('is given back with how it was when it was seen, sealed like the rest', async () => {
    await asKari()
    await keep(customer('10417', { seen: seen('Overdue by 8 days') }))
    const read = await executeOperation('getRecents', {})
    expect(read).toMatchObject({ value: { recents: [{ seen: seen('Overdue by 8 days') }] } })
    expect(await storedText(desk.db, 'desk.user_state')).not.toMatch(/Overdue|amount/)
  })

  test('is at most 20', async () => {
    await asKari()
    for (let no = 1; no <= 21; no++) await keep(customer(`${no}`))
    expect(await kept()).toEqual(Array.from({ length: 20 }, (_, at) => `customer ${21 - at}`))
  })

  test('stands in the store so that nobody can read it there', async () => {
    await asKari()
    await keep(customer('9040172518461', { name: 'Solveig Tveit' }))
    const text = await storedText(desk.db, 'desk.user_state')
    expect(text).toContain('recent')
    expect(text).not.toMatch(/Solveig|9040172518461|customer/)
  })

  test.each<[string, Recent]>([
    ['id', customer('01019030071')],
    ['name', customer('10417', { name: 'Solveig 010190-1234' })],
    [
      'name of a file',
      { ...nowhere, kind: 'file', id: 'f-1', clientNo: '1001', name: '01019030071.pdf' },
    ],
    [
      'number of an item',
      { ...nowhere, kind: 'item', id: '7', clientNo: '1001', name: '01019030071' },
    ],
    ['sentence', customer('10417', { seen: seen('Refused: 01019030071') })],
  ])('is not kept where its %s may be an identity number', async (_, recent) => {
    await asKari()
    expect(await keep(recent)).toMatchObject({ ok: false, failure: { kind: 'invalid' } })
    expect(await kept()).toEqual([])
  })

  test('is not given back once the right to it is gone, nor where it is of another client', async () => {
    await asKari()
    await keep(customer('1'))
    await keep(customer('2', { clientNo: '1002' }))
    await keep({ ...nowhere, kind: 'invoice', id: 'A-1' })
    await keep({ ...nowhere, kind: 'invoice', id: 'A-2', companyId: 502 })
    const all = ['invoice A-2', 'invoice A-1', 'customer 2', 'customer 1']
    expect(await kept()).toEqual(all)
    await asKari({ workspaces: workspaces.slice(0, 1) })
    expect(await kept()).toEqual(['invoice A-1', 'customer 1'])
    await asKari({ rights: ['read:distribution.invoice'] })
    expect(await kept()).toEqual(['invoice A-2', 'invoice A-1'])
    await asKari({ rights: ['read:arm.customer'] })
    expect(await kept()).toEqual(['customer 2', 'customer 1'])
  })

  test('is given back of an item, a file and a settlement to who may read where they are', async () => {
    await asKari()
    const organization = { organizationId: workspaces[0]!.organizationId }
    const opened: Recent[] = [
      { ...nowhere, kind: 'item', id: '7', clientNo: '1001' },
      { ...nowhere, kind: 'file', id: 'f-1', clientNo: '1001' },
      { ...nowhere, kind: 'settlement', id: 's-1', ...organization },
      { ...nowhere, kind: 'item', id: '8', clientNo: '1002' },
      { ...nowhere, kind: 'file', id: 'f-2', clientNo: '1002' },
    ]
    for (const recent of opened) expect(await keep(recent)).toEqual({ ok: true, value: null })
    const all = ['file f-2', 'item 8', 'settlement s-1', 'file f-1', 'item 7']
    expect(await kept()).toEqual(all)
    await asKari({ workspaces: workspaces.slice(0, 1) })
    expect(await kept()).toEqual(all.slice(2))
    await asKari({ rights: ['read:collection.case'] })
    expect(await kept()).toEqual(['settlement s-1'])
    for (const refused of opened.slice(0, 2))
      expect(await keep(refused)).toMatchObject({ ok: false, failure: { kind: 'forbidden' } })
    await asKari({ rights: ['read:arm.customer'] })
    expect(await kept()).toEqual(all.filter((each) => !each.startsWith('settlement')))
    expect(await keep(opened[2]!)).toMatchObject({ ok: false, failure: { kind: 'forbidden' } })
  })

  test('names its customer where erasing looks for one', async () => {
    await asKari()
    await keep(customer('10417'))
    const kept = await readUserStates({ person: 'kari', kind: 'recent' }, 1)
    expect(hasMention(kept[0]!.content, '10417')).toBe(true)
  })

  test('goes with a sign-out', async () => {
    await asKari()
    await keep(customer('1'))
    await eraseSessionDrafts((await findCurrentSession())!.rowId)
    expect(await kept()).toEqual([])
  })
})
