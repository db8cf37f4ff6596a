import { expect, test } from 'vitest'
import type { HeldList } from '@/lib/features/payment-matching/client/use-matched-list'
import { writeBankList } from '@/lib/features/payment-matching/domain/list-text'
import { mountHook } from '@/tests/support/mount-hook'
import { useListInput } from './use-list-input'

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
