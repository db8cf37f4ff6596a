import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { HeldList } from '@/lib/features/payment-matching/client/use-matched-list'
import { writeBankList } from '@/lib/features/payment-matching/domain/list-text'
import { mountHook } from '@/tests/support/mount-hook'
import { useListInput } from './use-list-input'

/** Whether what reads a list waits, or cannot be loaded. */
const reading = vi.hoisted(() => ({
  isHeld: null as null | PromiseWithResolvers<void>,
  isGone: false,
}))
vi.mock('@/lib/features/payment-matching/client/read-bank-list', async (original) => {
  const real =
    await original<typeof import('@/lib/features/payment-matching/client/read-bank-list')>()
  return {
    ...real,
    readBankList: async (...asked: Parameters<typeof real.readBankList>) => {
      if (reading.isGone) throw new TypeError('Failed to fetch dynamically imported module')
      await reading.isHeld?.promise
      return real.readBankList(...asked)
    },
  }
})
beforeEach(() => {
  reading.isHeld = null
})

const lines = '11.03.2026;Kari;000120456;1 568,33;NOK'
const toFile = (text: string | Uint8Array<ArrayBuffer>) => new File([text], 'bank.csv')

/** The box as it stands after a file was taken. */
async function take(file: File, typed: string, held: HeldList | null = null) {
  const seen = { text: typed, taken: 0 }
  const hook = await mountHook(
    () =>
      useListInput({
        text: seen.text,
        held,
        setText: (text) => {
          seen.text = text
        },
        take: () => {
          seen.taken += 1
          return true
        },
      }),
    (part) => part,
  )
  await hook.act((input) => input.takeFile(file))
  const { refused } = hook.get()
  await hook.unmount()
  return { ...seen, refused }
}

test.each([
  ['<Document></Document>', 'noLines'],
  ['"Dato;Beløp\n1;2\n', 'openQuote'],
  [new Uint8Array([0, 1, 2, 3]), 'fileNoText'],
] as const)('a file that is refused leaves what was typed, and is named: %s', async (text, why) =>
  expect(await take(toFile(text), lines)).toEqual({
    ...{ text: lines, taken: 0, refused: { why, name: 'bank.csv' } },
  }),
)

test('a file that is refused beside an empty box shows its text', async () =>
  expect(await take(toFile('"Dato;Beløp\n1;2\n'), '')).toMatchObject({
    text: '"Dato;Beløp\n1;2\n',
    taken: 0,
  }))

test('a file that is taken says nothing', async () =>
  expect(await take(toFile(lines), '')).toMatchObject({ taken: 1, refused: null }))

test('a file takes no place of lines that were typed, and does of those at hand', async () => {
  const typed = { text: lines, taken: 0, refused: { why: 'typedFirst', name: 'bank.csv' } }
  expect(await take(toFile(lines), lines)).toEqual(typed)
  const line = { no: 1, paid: '2026-03-11', payer: 'Kari', reference: '', amount: '12' } as const
  const bank = { ...line, currency: null, bankReference: null }
  const list = { format: 'table', columns: [], isDayOrderGuess: false, left: [] } as const
  const held: HeldList = { key: 'k', list: { ...list, columns: [], left: [], lines: [bank] } }
  const shown = writeBankList(held.list)
  expect(await take(toFile(lines), shown, held)).toMatchObject({ taken: 1, refused: null })
  const edited = `${shown}\n12.03.2026\tOla`
  expect(await take(toFile(lines), edited, held)).toMatchObject({ ...typed, text: edited })
})

/** A page with an empty box, and a file whose text comes when it is told to. */
async function mountBox() {
  const taken: string[] = []
  const hook = await mountHook(
    () => {
      const [text, setText] = useState('')
      const take = (_: unknown, from: string) => taken.push(from) > 0
      return { ...useListInput({ text, setText, held: null, take }), text, setText }
    },
    (part) => part,
  )
  return { ...hook, taken }
}
function createSlowFile(text: string) {
  const file = toFile(text)
  const bytes = Promise.withResolvers<void>()
  const read = file.arrayBuffer.bind(file)
  file.arrayBuffer = () => bytes.promise.then(read)
  return { file, arrive: bytes.resolve }
}

test('a file that is read late takes no place of lines that were typed meanwhile', async () => {
  const { act, get, waitFor, taken, unmount } = await mountBox()
  const slow = createSlowFile('12.03.2026;Ola;1;2;NOK')
  await act(({ takeFile }) => void takeFile(slow.file))
  await act(({ setText }) => setText(lines))
  await act(() => slow.arrive())
  await waitFor(({ refused }) => expect(refused).toMatchObject({ why: 'typedFirst' }))
  expect([get().text, taken]).toEqual([lines, []])
  await unmount()
})

test('a file takes no place of one that was chosen after it, or on a page that was left', async () => {
  const { act, waitFor, taken, unmount } = await mountBox()
  const [slow, left] = [createSlowFile('12.03.2026;Ola;1;2;NOK'), createSlowFile(lines)]
  await act(({ takeFile }) => void takeFile(slow.file))
  await act(({ takeFile }) => void takeFile(toFile(lines)))
  await waitFor(() => expect(taken).toEqual([lines]))
  await act(() => slow.arrive())
  await act(({ takeFile }) => void takeFile(left.file))
  await unmount()
  await act(() => left.arrive())
  expect(taken).toEqual([lines])
})

test('what is typed while the box is read is read with it', async () => {
  const { act, waitFor, taken, unmount } = await mountBox()
  const more = `${lines}\n12.03.2026;Ola;1;2;NOK`
  await act(({ setText }) => setText(lines))
  await act(({ match, setText }) => {
    match()
    setText(more)
  })
  await waitFor(() => expect(taken).toEqual([more]))
  await unmount()
})

test('a file that is chosen while typed lines are read does not end that', async () => {
  const { act, get, waitFor, taken, unmount } = await mountBox()
  const slow = createSlowFile('12.03.2026;Ola;1;2;NOK')
  await act(({ setText }) => setText(lines))
  reading.isHeld = Promise.withResolvers<void>()
  await act(({ match }) => match())
  expect(get().isReading).toBe(true)
  await act(({ takeFile }) => void takeFile(slow.file))
  expect(get()).toMatchObject({ isReading: true, refused: { why: 'typedFirst', name: 'bank.csv' } })
  await act(() => reading.isHeld!.resolve())
  await waitFor(({ refused }) => expect(refused).toBeNull())
  expect(taken).toEqual([lines])
  await unmount()
})

test('a reader that cannot be loaded is told, and the box may be matched again', async () => {
  const { act, get, waitFor, taken, unmount } = await mountBox()
  await act(({ setText }) => setText(lines))
  reading.isGone = true
  await act(({ match }) => match())
  await waitFor(({ refused }) => expect(refused).toEqual({ why: 'notLoaded', name: null }))
  expect(get().isReading).toBe(false)
  reading.isGone = false
  await act(({ match }) => match())
  await waitFor(() => expect(taken).toEqual([lines]))
  await unmount()
})
