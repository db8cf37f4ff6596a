import { describe, expect, test } from 'vitest'
import { parseDelimitedText } from '@/lib/client/files/parse-delimited-text'
import { writeBankList } from './list-text'
import { parseBankTable } from './parse-bank-table'

const parse = (...lines: string[]) => parseBankTable(parseDelimitedText(lines.join('\n')))
const read = (...lines: string[]) =>
  parse(...lines).lines.map(({ paid, payer, reference, amount, currency }) => [
    ...[paid, payer, reference, amount, currency],
  ])

describe('a table without headings', () => {
  test.each([
    ['semicolons', '11.03.2026;Tveit Elektro AS;00012045501107;22 140,00;NOK'],
    ['tabs', '11.03.2026\tTveit Elektro AS\t00012045501107\t22 140,00\tNOK'],
    ['commas', '2026-03-11,Tveit Elektro AS,00012045501107,22140.00,NOK'],
    ['quoted cells', '"11.03.2026";"Tveit Elektro AS";"00012045501107";"22.140,00";"NOK"'],
    ['another order', 'NOK;22140,00;Tveit Elektro AS;00012045501107;11.03.2026'],
  ])('with %s', (_, line) => {
    expect(read(line)).toEqual([
      ['2026-03-11', 'Tveit Elektro AS', '00012045501107', '22140', 'NOK'],
    ])
  })

  test('a text behind the payer is part of the reference', () => {
    expect(read('11.03.2026;Kari Sæther;faktura mars;1 568,33')).toEqual([
      ['2026-03-11', 'Kari Sæther', 'faktura mars', '1568.33', null],
    ])
  })

  test('whole amounts are told from references by their length', () => {
    expect(
      read('11.03.2026;Kari;00012045501107;500', '12.03.2026;Ola;00012045507229;1500'),
    ).toEqual([
      ['2026-03-11', 'Kari', '00012045501107', '500', null],
      ['2026-03-12', 'Ola', '00012045507229', '1500', null],
    ])
  })
})

describe('a table with headings', () => {
  test('of columns in and out: what went out is no payment', () => {
    const list = parse(
      'Dato;Forklaring;Ut fra konto;Inn på konto;Arkivref',
      '11.03.2026;Tveit;;22 140,00;ab 1',
      '11.03.2026;Strøm;1 200,00;;ab 2',
    )
    expect(list.lines).toMatchObject([
      { reference: 'Tveit', amount: '22140', bankReference: 'ab 1' },
    ])
    expect(list.left).toMatchObject([{ no: 2, why: 'outgoing' }])
  })

  test('KID and message are one reference', () => {
    expect(
      read('Bokføringsdato,Betaler,KID,Melding,Beløp,Valuta', '2026-03-11,Kari,123,hei,1.50,SEK'),
    ).toEqual([['2026-03-11', 'Kari', '123 hei', '1.5', 'SEK']])
  })
})

describe('lines that are no payment are left out with a reason', () => {
  const good = '11.03.2026;Kari;hei;1 568,33;NOK'
  test.each([
    ['date', '31.02.2026;Kari;hei;12,00;NOK'],
    ['date', 'ukjent;Kari;hei;12,00;NOK'],
    ['amount', '11.03.2026;Kari;hei;tolv;NOK'],
    ['amount', '11.03.2026;Kari;hei;0,00;NOK'],
    ['outgoing', '11.03.2026;Kari;hei;-12,00;NOK'],
    ['outgoing', '11.03.2026;Kari;hei;12,00-;NOK'],
    ['currency', '11.03.2026;Kari;hei;12,00;kroner'],
  ])('%s: %s', (why, line) => {
    const list = parse(good, good, good, good, good, line)
    expect(list.lines).toHaveLength(5)
    expect(list.left).toMatchObject([{ no: 6, why }])
  })

  test('half of the lines are enough to know the columns', () => {
    expect(parse(good, 'ukjent;Kari;hei;tolv;kroner')).toMatchObject({
      lines: [{ no: 1, amount: '1568.33' }],
      left: [{ no: 2, why: 'date' }],
    })
  })

  test('an amount that can be read in two ways is not guessed', () => {
    expect(parse('Dato;Beløp', '11.03.2026;1.250').left).toMatchObject([{ why: 'amountAmbiguous' }])
    expect(read('Dato;Beløp', '11.03.2026;1.250', '11.03.2026;12,50')).toMatchObject([
      ['2026-03-11', '', '', '1250', null],
      ['2026-03-11', '', '', '12.5', null],
    ])
  })

  test('no column of dates and amounts leaves out all', () => {
    expect(parse('Kari;hei').left).toMatchObject([{ no: 1, why: 'cells' }])
  })
})

describe('day and month', () => {
  test('one date shows the order of all', () => {
    const list = parse('Date;Amount', '03/11/2026;1.00', '03/13/2026;1.00')
    expect(list.lines.map(({ paid }) => paid)).toEqual(['2026-03-11', '2026-03-13'])
    expect(list.isDayOrderGuess).toBe(false)
  })

  test('where no date shows it, the day is first, and it is said to be a guess', () => {
    const list = parse('Date;Amount', '03/11/2026;1.00')
    expect([list.lines[0]?.paid, list.isDayOrderGuess]).toEqual(['2026-11-03', true])
    const other = parseBankTable(parseDelimitedText('Date;Amount\n03/11/2026;1.00'), 'month')
    expect(other.lines[0]?.paid).toBe('2026-03-11')
  })

  test('points are no guess', () => {
    expect(parse('Date;Amount', '03.11.2026;1,00').isDayOrderGuess).toBe(false)
  })
})

test('a list that is written out reads as the same list', () => {
  const list = parse('11.03.2026;Kari;hei;1 568,33;NOK', '10.03.2026;Ola;000123;12,00;SEK')
  expect(parse(writeBankList(list)).lines).toEqual(list.lines)
})
