import { describe, expect, test } from 'vitest'
import { parseDelimitedText } from '@/lib/client/files/parse-delimited-text'
import type { BankList } from './bank-line'
import { writeBankList } from './list-text'
import { parseBankTable } from './parse-bank-table'
import { parsePaymentsDraft } from './payments-draft'

const parse = (...lines: string[]) => parseBankTable(parseDelimitedText(lines.join('\n')))
const readAgain = (list: BankList) => parse(writeBankList(list))
const summarize = ({ lines, left }: BankList) => [lines, left.map(({ no, why }) => [no, why])]

const inAndOut = parse(
  'Dato;Navn;KID;Ut;Inn',
  '02.03.2026;Kari Nordmann;000120456;500,00;',
  '03.03.2026;Ola Hansen;;;1 250,00',
  'ukjent;Per Berg;;;12,00',
)
const fullLines = ['11.03.2026;Kari;hei;1 568,33;NOK', '10.03.2026;Ola;000123;12,00;SEK']
const amountLines = fullLines.map((each) => each.replace(/;...$/, ''))

describe('a list that is written out reads as the same list', () => {
  test.each<[string, BankList]>([
    ['without a line that is left out', parse(...fullLines)],
    ['with columns in and out', inAndOut],
    ['with amounts that can be read in two ways', parse('Dato;Beløp', '11.03.2026;1.250')],
    ['with both decimal marks', parse(...amountLines, '1.3.2026;A;b;7.50', '1.3.2026;A;b;1.250')],
    [
      'with days before and behind the month',
      parse('Date;Amount', '31/3/2026;1,00', '3/31/2026;2'),
    ],
    ['with a currency that is none', parse(...fullLines, ...fullLines, '1.3.2026;A;b;12,00;krone')],
    ['without a column of dates', parse('Kari;hei', 'Ola;123')],
    ['twice', readAgain(readAgain(inAndOut))],
  ])('%s', (_, list) => expect(summarize(readAgain(list))).toEqual(summarize(list)))

  test.each(['outgoing', 'pending', 'reversed'] as const)('of camt, with one %s', (why) => {
    const left = [{ no: 2, raw: 'Kari; 000120456; 500.00', why }]
    expect(readAgain({ ...inAndOut, left }).left).toMatchObject(left)
  })

  test('of an earlier draft, which holds no more of a line than its text', () => {
    const left = inAndOut.left.map(({ no, raw, why }) => ({ no, raw, why }))
    expect(summarize(readAgain({ ...inAndOut, left }))).toEqual(summarize(inAndOut))
  })
})

describe('a line that was left out stands under our headings', () => {
  const written = writeBankList(inAndOut)

  test('so one that is corrected is read', () => {
    const corrected = written.replace('ukjent', '2026-03-04').replace('unreadable date', '')
    expect(parse(corrected).lines).toMatchObject([
      { payer: 'Ola Hansen', amount: '1250' },
      { paid: '2026-03-04', payer: 'Per Berg', amount: '12' },
    ])
  })

  test('and one that went out stays so without its reason', () => {
    const { lines, left } = parse(written.replace(/\toutgoing$/m, '\t'))
    expect(lines.map(({ payer }) => payer)).toEqual(['Ola Hansen'])
    expect(left[0]).toMatchObject({ no: 1, why: 'outgoing' })
  })
})

test('a draft keeps it, and is none where it holds something else', () => {
  const draft = { idempotencyKey: 'k', isSent: false, pastedAt: '', currency: null, picks: {} }
  expect(parsePaymentsDraft({ ...draft, list: inAndOut })).toMatchObject({ list: inAndOut })
  const left = [{ ...inAndOut.left[0]!, cells: [500] }]
  expect(parsePaymentsDraft({ ...draft, list: { ...inAndOut, left } })).toBeNull()
})
