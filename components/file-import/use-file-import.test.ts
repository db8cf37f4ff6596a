import { afterEach, expect, test, vi } from 'vitest'
import { parseDelimitedText } from '@/lib/client/files/parse-delimited-text'
import { mountHook } from '@/tests/support/mount-hook'
import { useFileImport } from './use-file-import'

vi.mock('@/lib/client/files/read-file-table', () => ({
  readFileTable: async (file: File) =>
    file.name.endsWith('.csv')
      ? { ok: true, table: parseDelimitedText(await file.text(), ';'), reading: { separator: ';' } }
      : file.name === 'hidden.xlsx'
        ? {
            ok: true,
            table: { ...parseDelimitedText(await file.text(), ';'), hidden: new Set([3]) },
          }
        : { ok: false, refusal: 'workbook' },
}))

afterEach(() => vi.unstubAllGlobals())

const fields = [{ key: 'number', names: ['nr'], kind: 'text', need: 'required' }] as const
const texts = {
  'amount.csv': 'name;nr\na;12,50\nb;9,75\nc;10,',
  'short-amount.csv': 'name;nr;more\na;12,50;x\nb;9,75;x\nc;10,',
}
const createCheck = () => (row: object) => row

test('a refused file leaves the one that is open, what was said of it, and what was found for it', async () => {
  const onTaken = vi.fn()
  const { get, act, waitFor, unmount } = await mountHook(
    () => useFileImport({ fields, createCheck, rowsMax: 9, onTaken }),
    (part) => part,
  )
  const open = async (name: string, text = 'nr\n1') => {
    await act(({ open }) => open(new File([text], name)))
    await waitFor(({ isReading }) => expect(isReading).toBe(false))
    await act(() => {})
  }
  await open('first.csv')
  await act(({ mend }) => mend({ line: 2, field: 'number', value: '7' }))
  const { state } = get()
  expect(onTaken).toHaveBeenCalledTimes(1)

  await open('second.xlsx')
  expect(get().state).toBe(state)
  expect(get().refused).toMatchObject({ refusal: 'workbook', name: 'second.xlsx' })
  await open('third.csv', 'nr')
  expect(get()).toMatchObject({ state, refused: { refusal: 'empty', name: 'third.csv' } })
  expect(onTaken).toHaveBeenCalledTimes(1)

  await open('fourth.csv')
  expect(get()).toMatchObject({ state: { name: 'fourth.csv', mends: [] }, refused: null })
  expect(onTaken).toHaveBeenCalledTimes(2)
  await open('fifth.xlsx')
  await act(({ discard }) => discard())
  expect(get()).toMatchObject({ state: null, refused: null })
  await unmount()
})

test.each([
  ['cut.csv', [[], ['shortRow']]],
  ['amount.csv', [[], [], ['cutCell']]],
  ['short-amount.csv', [[], [], ['shortRow']]],
  // A workbook leaves blank cells out.
  ['hidden.xlsx', [[], ['hiddenRow']]],
])('a row of %s that may not be meant as it stands asks', async (name, expected) => {
  const { get, act, waitFor, unmount } = await mountHook(
    () => useFileImport({ fields, createCheck, rowsMax: 9 }),
    (part) => part,
  )
  const text = texts[name as keyof typeof texts] ?? 'nr;name\n1;Kari\n2'
  await act(({ open }) => open(new File([text], name)))
  await waitFor(({ rows }) => expect(rows).toHaveLength(expected.length))
  const rows = get().rows as { findings: { why: string }[] }[]
  expect(rows.map(({ findings }) => findings.map(({ why }) => why))).toEqual(expected)
  await unmount()
})
