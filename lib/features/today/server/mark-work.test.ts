import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { WorkChange, WorkScope } from '@/lib/contracts/desk/work-marks'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { asKari, asOla, deskUnderTest } from '@/tests/support/desk-under-test'
import { storedText } from '@/tests/support/stores'
import { workspaces } from '@/tests/support/tokens'
import { markWorkLine } from './mark-work'
import { eraseOldWorkMarks } from './work-marks'

const desk = deskUnderTest()

const subject = 'failure:cause:mailboxFull'
const inBoth: WorkScope = { companyIds: [501, 502] }
const mark = (
  change: WorkChange,
  userName = 'kari',
  { scope = inBoth, seen = null }: { scope?: WorkScope; seen?: string | null } = {},
) => markWorkLine({ idempotencyKey: randomUUID(), userName, subject, scope, seen, change })
const marks = async () => {
  const read = await executeOperation('listWorkMarks', { body: {} })
  return read.ok ? read.value.marks : null
}

describe('a line of work', () => {
  test('that was taken is seen by everybody whom it belongs to, with who has it', async () => {
    await asKari()
    expect(await mark({ is: 'claim' })).toMatchObject({ ok: true })
    await asOla({ workspaces: [workspaces[1]] })
    expect(await marks()).toMatchObject([{ subject, claimedBy: 'kari' }])
    await asOla({ workspaces: [{ ...workspaces[1], companyIds: [503] }] })
    expect(await marks()).toEqual([])
  })

  test('is taken by one of two who saw it free: the other is told who was first', async () => {
    await asKari()
    await mark({ is: 'claim' })
    await asOla()
    expect(await mark({ is: 'claim' }, 'ola')).toMatchObject({
      ok: false,
      failure: { kind: 'conflict', code: 'claimed', message: 'kari' },
    })
    expect(await marks()).toMatchObject([{ claimedBy: 'kari' }])
    expect(await mark({ is: 'claim' }, 'ola', { seen: 'kari' })).toMatchObject({ ok: true })
    expect(await marks()).toMatchObject([{ claimedBy: 'ola' }])
  })

  test('is given to somebody who did not ask for it, and who then has it as if they had taken it', async () => {
    await asKari()
    expect(await mark({ is: 'assign', to: ' ola ' })).toMatchObject({ ok: true })
    expect(await marks()).toMatchObject([{ claimedBy: 'ola', claimedAt: expect.any(String) }])
    await asOla()
    expect(await mark({ is: 'release' }, 'ola')).toMatchObject({ ok: true })
    expect(await marks()).toMatchObject([{ claimedBy: null, claimedAt: null }])
  })

  test('is given to nobody under what may be an identity number, or under no name', async () => {
    await asKari()
    expect(await mark({ is: 'assign', to: '010190 12345' })).toMatchObject({
      ...{ ok: false, failure: { kind: 'invalid', code: 'identity-number' } },
    })
    expect(await mark({ is: 'assign', to: ' ' })).toMatchObject({ ok: false })
    expect(await marks()).toEqual([])
  })

  test.each<WorkChange>([
    { is: 'assign', to: 'per' },
    { is: 'done', shows: '1' },
    { is: 'snooze', until: '2026-03-16' },
    { is: 'note', note: 'Mine' },
    { is: 'release' },
  ])('that somebody else has taken since is not changed unknowingly: $is', async (change) => {
    await asKari()
    await mark({ is: 'claim' })
    const [before] = (await marks())!
    await asOla()
    expect(await mark(change, 'ola')).toMatchObject({
      ok: false,
      failure: { kind: 'conflict', code: 'claimed', message: 'kari' },
    })
    expect(await marks()).toEqual([before])
    expect(await mark(change, 'ola', { seen: 'kari' })).toMatchObject({ ok: true })
    expect(await marks()).not.toEqual([before])
  })

  test('that was released since it was seen is free', async () => {
    await asKari()
    await mark({ is: 'claim' })
    await mark({ is: 'release' })
    await asOla()
    expect(await mark({ is: 'claim' }, 'ola', { seen: 'kari' })).toMatchObject({ ok: true })
  })

  test('of which only one company is seen cannot be marked with the other', async () => {
    await asKari({ workspaces: [workspaces[0]] })
    expect(await mark({ is: 'done', shows: '1' })).toMatchObject({
      ok: false,
      failure: { kind: 'forbidden', code: 'scope' },
    })
    await asKari()
    expect(await marks()).toEqual([])
  })

  test('is hidden until a day, done as it is, and comes back', async () => {
    await asKari()
    await mark({ is: 'snooze', until: '2026-03-16' })
    expect(await marks()).toMatchObject([{ snoozedUntil: '2026-03-16', doneAs: null }])
    await mark({ is: 'done', shows: 'row 7' })
    expect(await marks()).toMatchObject([{ snoozedUntil: null, doneAs: 'row 7', doneBy: 'kari' }])
    await mark({ is: 'return' })
    expect(await marks()).toMatchObject([{ snoozedUntil: null, doneAs: null, doneBy: null }])
  })

  test.each<[WorkChange & { is: 'done' | 'snooze' }, WorkChange]>([
    [
      { is: 'done', shows: 'row 7' },
      { is: 'done', shows: 'row 9' },
    ],
    [
      { is: 'done', shows: 'row 7' },
      { is: 'done', shows: 'row 7' },
    ],
    [
      { is: 'snooze', until: '2026-03-16' },
      { is: 'snooze', until: '2026-03-20' },
    ],
    [
      { is: 'snooze', until: '2026-03-16' },
      { is: 'done', shows: 'row 7' },
    ],
  ])(
    'keeps what a colleague said of it since $0 was said, when that is undone',
    async (own, newer) => {
      const undo = { is: 'return', undoes: own } as const
      await asKari()
      await mark(own)
      await asOla()
      await mark(newer, 'ola')
      const [stored] = (await marks())!
      await asKari()
      expect(await mark(undo)).toMatchObject({
        failure: { kind: 'conflict', code: 'marked-since' },
      })
      expect(await marks()).toEqual([stored])
      await mark({ is: 'return' })
      await mark(own)
      expect(await mark(undo)).toMatchObject({ ok: true })
      expect(await marks()).toMatchObject([{ snoozedUntil: null, doneAs: null, doneBy: null }])
      expect(await mark(undo)).toMatchObject({ ok: true })
    },
  )

  test('is released without losing its note', async () => {
    await asKari()
    await mark({ is: 'claim' })
    await mark({ is: 'note', note: ' Waits for support ' })
    await mark({ is: 'release' })
    expect(await marks()).toMatchObject([
      { claimedBy: null, claimedAt: null, note: 'Waits for support', noteBy: 'kari' },
    ])
  })

  test.each<[string, WorkScope]>([
    ['client', { clientNo: workspaces[0]!.clientNo }],
    ['organization', { organizationId: workspaces[0]!.organizationId }],
    ['company', { companyIds: [501] }],
  ])('of a %s is told to who works for it, and to nobody else', async (_, scope) => {
    await asKari()
    expect(await mark({ is: 'claim' }, 'kari', { scope })).toMatchObject({ ok: true })
    await asOla({ workspaces: [{ ...workspaces[0], companyIds: [501] }] })
    expect(await marks()).toMatchObject([{ subject, claimedBy: 'kari' }])
    await asOla({ workspaces: [workspaces[1]] })
    expect(await marks()).toEqual([])
  })

  test('that belongs to nobody else is seen by its own person alone', async () => {
    await asKari()
    await mark({ is: 'done', shows: '1' }, 'kari', { scope: {} })
    expect(await marks()).toHaveLength(1)
    await asOla()
    expect(await marks()).toEqual([])
  })
})

describe('a note', () => {
  test('stands sealed in the store and in the journal', async () => {
    await asKari()
    await mark({ is: 'note', note: 'Ring Solveig Tveit' })
    for (const table of ['desk.work_mark', 'desk.journal'])
      expect(await storedText(desk.db, table)).not.toContain('Solveig')
  })

  test('of a colleague that was not seen is not overwritten, and stands', async () => {
    await asKari()
    await mark({ is: 'note', note: 'Rang 10:15' })
    await asOla()
    const typed = { is: 'note' as const, note: 'Asked per' }
    for (const seenNote of [null, 'Another one'])
      expect(await mark({ ...typed, seenNote }, 'ola')).toMatchObject({
        ok: false,
        failure: { kind: 'conflict', code: 'noted' },
      })
    expect(await marks()).toMatchObject([{ note: 'Rang 10:15', noteBy: 'kari' }])
    for (const table of ['desk.work_mark', 'desk.journal'])
      expect(await storedText(desk.db, table)).not.toMatch(/Rang 10:15|Another one/)

    expect(await mark({ ...typed, seenNote: 'Rang 10:15' }, 'ola')).toMatchObject({ ok: true })
    expect(await marks()).toMatchObject([{ note: 'Asked per', noteBy: 'ola' }])
  })

  test('that a colleague has removed since it was seen is not written again unknowingly', async () => {
    await asKari()
    await mark({ is: 'note', note: 'Rang 10:15' })
    await mark({ is: 'note', note: '' })
    await asOla()
    const typed = { is: 'note' as const, note: 'Rang 10:15, asked per' }
    expect(await mark({ ...typed, seenNote: 'Rang 10:15' }, 'ola')).toMatchObject({
      ok: false,
      failure: { kind: 'conflict', code: 'noted' },
    })
    expect(await mark({ ...typed, seenNote: null }, 'ola')).toMatchObject({ ok: true })
  })

  test('is compared neither with one’s own, nor for a page that does not say what it saw', async () => {
    await asKari()
    await mark({ is: 'note', note: 'First', seenNote: null })
    expect(await mark({ is: 'note', note: 'Second', seenNote: null })).toMatchObject({ ok: true })
    await asOla()
    expect(await mark({ is: 'note', note: 'Third' }, 'ola')).toMatchObject({ ok: true })
    expect(await marks()).toMatchObject([{ note: 'Third', noteBy: 'ola' }])
  })

  test('with what may be an identity number is refused, and nothing is kept', async () => {
    await asKari()
    expect(await mark({ is: 'note', note: 'Born 010190-1234' })).toMatchObject({
      ok: false,
      failure: { kind: 'invalid', code: 'identity-number' },
    })
    expect(await marks()).toEqual([])
  })

  test('is erased with its line once nobody has touched it for long', async () => {
    await asKari()
    await mark({ is: 'note', note: 'Old' })
    await eraseOldWorkMarks(1)
    expect(await marks()).toHaveLength(1)
    await eraseOldWorkMarks(-1)
    expect(await marks()).toEqual([])
  })
})

test('somebody else in the same browser marks nothing', async () => {
  await asOla()
  expect(await mark({ is: 'done', shows: '1' }, 'kari')).toMatchObject({
    ok: false,
    failure: { kind: 'forbidden', code: 'other-person' },
  })
})
