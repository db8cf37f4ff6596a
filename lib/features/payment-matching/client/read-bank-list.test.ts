import { expect, test } from 'vitest'
import { bankLinesMax } from '@/lib/features/payment-matching/domain/bank-line'
import { readBankList } from './read-bank-list'

const repeat = (count: number, write: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => write(at))
const writeTable = (count: number) =>
  repeat(count, (at) => `11.03.2026;Kari;faktura ${at};1 568,33;NOK`).join('\n')
const writeCamt = (count: number) =>
  `<Document>${repeat(
    count,
    (at) =>
      `<Ntry><Amt Ccy="NOK">1500.50</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-03-11</Dt></BookgDt><AcctSvcrRef>E-${at}</AcctSvcrRef></Ntry>`,
  ).join('')}</Document>`

test.each([
  ['a table', writeTable],
  [
    'a table with headings',
    (count: number) => `Dato;Betaler;Melding;Beløp;Valuta\n${writeTable(count)}`,
  ],
  ['a table whose last line is no payment', (count: number) => `${writeTable(count - 1)}\nSum;;;;`],
  ['camt.054', writeCamt],
])('%s of too many lines is refused, and none of fewer is cut', async (_, write) => {
  const taken = await readBankList(write(bankLinesMax), 'day')
  expect(taken.ok && taken.list.lines.length + taken.list.left.length).toBe(bankLinesMax)
  expect(await readBankList(write(bankLinesMax + 1), 'day')).toEqual({
    ok: false,
    refusal: 'tooLong',
  })
})
