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

  test('what says that money went out is no payer, and its line no payment', () => {
    const list = parse('11.03.2026;CRDT;Kari;1 568,33', '11.03.2026;DBIT;Ola;99,00')
    expect(list.lines).toMatchObject([{ payer: 'Kari', amount: '1568.33' }])
    expect(list.left).toMatchObject([{ why: 'outgoing' }])
  })

  test('of columns in and out nobody knows which is which, and nothing is a payment', () => {
    const list = parse(
      '11.03.2026;Strøm;50,00;;850,00',
      '11.03.2026;Tveit;;100,00;950,00',
      '12.03.2026;Vann;20,00;;930,00',
    )
    expect(list.lines).toEqual([])
    expect(list.left.map(({ why }) => why)).toEqual(['cells', 'cells', 'cells'])
  })

  test.each([
    ['behind a balance', ['11.03.2026;Strøm;850,00;50,00;', '11.03.2026;Tveit;950,00;;100,00']],
    [
      'where what came in stands far below',
      [...Array(60).fill('11.03.2026;Strøm;50,00;'), '11.03.2026;Tveit;;100,00'],
    ],
  ])('neither %s', (_, lines) => expect(parse(...lines).lines).toEqual([]))

  test('an amount before a balance is taken, though it may be blank', () => {
    const lines = ['11.03.2026;Saldo;;850,00', '11.03.2026;Tveit;100,00;950,00']
    expect(parse(...lines).lines).toMatchObject([{ payer: 'Tveit', amount: '100' }])
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

describe('a table that was cut off in its last amount', () => {
  const [head, first, second] = [
    'Dato;Betaler;KID;Beløp;Valuta',
    '11.03.2026;Kari;123;1 568,33;NOK',
    '12.03.2026;Ola;124;99,00;NOK',
  ]
  test.each([
    ['before other columns', [head, first, '13.03.2026;Åse;125;22 1'], 'ragged'],
    [
      'in its last column',
      [head, first, second]
        .map((line) => line.replace(/;[^;]*$/, ''))
        .concat('13.03.2026;Åse;125;2'),
      null,
    ],
    ['without headings', [first, second, '13.03.2026;Åse;125;22 140'], 'ragged'],
  ])('leaves that line out, %s', (_, lines, whyWhole) => {
    const list = parse(...lines)
    expect(list.left).toMatchObject([{ why: 'cut' }])
    expect(list.left[0]?.cells?.slice(0, 3)).toEqual(['2026-03-13', 'Åse', '125'])
    expect(parse(...lines, '').left).toMatchObject(whyWhole === null ? [] : [{ why: whyWhole }])
    const written = parse(...writeBankList(list).split('\n'))
    expect(written.left).toMatchObject([{ why: 'cut' }])
    expect(parse(...writeBankList(list).replace('\tcut off', '\t').split('\n')).left).toEqual([])
  })
})

describe('a line of fewer or more cells than most is left out', () => {
  const head = 'Dato;Tekst;Ut;Inn;Saldo'
  const rows = ['11.03.2026;Kari;;100,00;900,00', '12.03.2026;Ola;50,00;;850,00']
  test.each([
    ['fewer', '13.03.2026;Tveit;22 140,00;50 000,00', ['2026-03-13', '', 'Tveit', '50000', '', '']],
    ['more', '13.03.2026;Elvia; AS;12;34;22 140,00;850,00', undefined],
  ])('%s, in the middle', (_, line, cells) => {
    const list = parse(head, rows[0]!, line, ...rows, '')
    expect(list.lines).toMatchObject([{ amount: '100' }, { amount: '100' }])
    expect(list.left).toMatchObject([
      { no: 2, why: 'ragged', raw: line.split(/; ?/).join('; ') },
      { no: 4, why: 'outgoing' },
    ])
    expect(list.left[0]?.cells).toEqual(cells)
    expect(parse(...writeBankList(list).split('\n'))).toMatchObject({
      lines: list.lines,
      left: [{ why: 'ragged' }, { why: 'outgoing' }],
    })
  })

  test('and none is where half of the lines have another number', () => {
    const short = '13.03.2026;Åse;100,00'
    const whole = '14.03.2026;Per;100,00;NOK'
    expect(parse(short, whole).lines).toHaveLength(2)
    expect(parse('Dato;Betaler;Beløp;', short, short).lines).toHaveLength(2)
    expect(parse('Dato;Betaler;Beløp', `${short};;`, short, short).lines).toHaveLength(3)
    expect(parse('Dato;Betaler;Beløp;KID', `${short};123`, short, short).lines).toHaveLength(3)
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

  test.each([
    ['Dato;Motpart;Beløp;Debit/Credit', 'CRDT', 'DBIT'],
    ['Dato;Motpart;Beløp;D/K', 'K', 'D'],
  ])('of %s: what went out is no payment, whatever its sign', (heads, came, went) => {
    const list = parse(heads, `11.03.2026;Tveit;22 140,00;${came}`, `11.03.2026;Ola;99,00;${went}`)
    expect(list.lines).toMatchObject([{ payer: 'Tveit', amount: '22140' }])
    expect(list.left).toMatchObject([{ no: 2, why: 'outgoing' }])
    expect(list.left[0]!.cells).toContain('-99')
  })

  test('one letter in every line of a column says nothing of what came in', () =>
    expect(read('Dato;Betaler;Beløp;Type', '11.03.2026;Kari;1,50;D')).toHaveLength(1))

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

  test('thousands of more than three digits are no thousands', () => {
    const list = parse('Dato;Betaler;Beløp', '11.03.2026;Kari;12,50', '11.03.2026;Ola;1250.000')
    expect(list.lines).toHaveLength(1)
    expect(list.left).toMatchObject([{ why: 'amountAmbiguous' }])
  })

  test('an amount that can be read in two ways is not guessed', () => {
    expect(parse('Dato;Beløp', '11.03.2026;1.250').left).toMatchObject([{ why: 'amountAmbiguous' }])
    expect(read('Dato;Beløp', '11.03.2026;1.250', '11.03.2026;12,50')).toMatchObject([
      ['2026-03-11', '', '', '1250', null],
      ['2026-03-11', '', '', '12.5', null],
    ])
  })

  test('columns with one heading that say different amounts or currencies are not guessed', () => {
    const list = parse(
      'Dato;Beløp;Valuta;Beløp;Valuta',
      '11.03.2026;100,00;EUR;1 140,00;NOK',
      '11.03.2026;55,00;NOK;55,00;NOK',
      '11.03.2026;;;12,50;NOK',
      '11.03.2026;55,00;NOK;55,00;SEK',
    )
    expect(list.lines).toMatchObject([
      { no: 2, amount: '55', currency: 'NOK' },
      { no: 3, amount: '12.5', currency: 'NOK' },
    ])
    expect(list.left).toMatchObject([
      { no: 1, why: 'amountAmbiguous' },
      { no: 4, why: 'currency' },
    ])
    expect(read('Dato;Beløp;Summa', '11.03.2026;100,00;7,00')).toMatchObject([
      ['2026-03-11', '', '', '100', null],
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
