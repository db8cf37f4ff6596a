import { describe, expect, test } from 'vitest'
import { computeMod10 } from '@/lib/shared/references/payment-reference'
import type { BankLine } from './bank-line'
import { matchLine } from './match-line'
import { settleMatches } from './match-list'
import { indexInvoices, type OpenInvoice, toInvoiceKeys } from './open-invoices'

const makeKid = (serial: number) => {
  const digits = `00012045${serial}`
  return digits + computeMod10(digits)
}
const make = (serial: number, own: Partial<OpenInvoice> = {}): OpenInvoice => ({
  ...{ id: `i${serial}`, number: `2026-${serial}`, kid: makeKid(serial), open: '1000' },
  ...{ currency: 'NOK', dueDate: '2026-03-01', customerNo: `c${serial}`, names: ['Kari Sæther'] },
  ...own,
})
const line = (own: Partial<BankLine>, no = 1): BankLine => ({
  ...{ no, paid: '2026-03-11', payer: '', reference: '', amount: '1000', currency: 'NOK' },
  ...{ bankReference: null, ...own },
})
const match = (invoices: OpenInvoice[], own: Partial<BankLine>, isWhole = true) => {
  const { is, candidates, note } = matchLine(
    indexInvoices(invoices.map(toInvoiceKeys), isWhole),
    line(own),
    'NOK',
  )
  const ids = candidates.map(({ proof, parts }) =>
    [proof, ...parts.map(({ invoice }) => invoice.id)].join(' '),
  )
  return { is, ids, note }
}
const swap = (text: string, at: number) =>
  text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2)

const kari = make(10455)
const ola = make(10456, { names: ['Ola Berg'], open: '2500' })

describe('KID', () => {
  test.each([
    ['as it is', makeKid(10455)],
    ['in groups', makeKid(10455).replace(/(\d{4})/g, '$1 ')],
    ['in a text', `KID: ${makeKid(10455)} takk`],
  ])('%s with its amount is sure, whoever pays', (_, reference) => {
    expect(match([kari, ola], { reference, payer: 'Regnskap AS' })).toMatchObject({
      is: 'sure',
      ids: ['kid i10455'],
    })
  })

  test('with another amount is sure only for its own debtor', () => {
    const part = { reference: makeKid(10455), amount: '400' }
    expect(match([kari, ola], { ...part, payer: 'SAETHER KARI' }).is).toBe('sure')
    expect(match([kari, ola], { ...part, payer: 'Regnskap AS' })).toMatchObject({
      is: 'choose',
      ids: ['kid i10455'],
    })
  })

  test('of an invoice is not sure where the payer has one of that amount', () => {
    const other = make(10457, { names: ['Per Dahl'] })
    const paid = { reference: makeKid(10455), payer: 'Per Dahl' }
    expect(match([kari, other], paid)).toMatchObject({ is: 'choose' })
  })

  test('in another currency matches nothing, and of several invoices nothing for sure', () => {
    const foreign = make(10455, { currency: 'SEK' })
    expect(match([foreign], { reference: makeKid(10455) })).toMatchObject({
      is: 'none',
      note: 'otherCurrency',
    })
    const twin = make(10458, { kid: kari.kid })
    expect(match([kari, twin], { reference: kari.kid! })).toMatchObject({
      is: 'choose',
      note: 'sharedKid',
    })
  })

  test('with a wrong check digit is no proof by itself', () => {
    const unchecked = make(10455, { kid: `${makeKid(10455).slice(0, -1)}x` })
    const broken = make(10460, { kid: '000120451046' })
    expect(match([unchecked, broken], { reference: '000120451046' }).is).toBe('choose')
  })
})

describe('KID with a slip', () => {
  const wrong = makeKid(10455).replace('10455', '10855')
  test('one wrong digit or two swapped are repaired where the amount fits', () => {
    for (const reference of [wrong, swap(makeKid(10455), 8)])
      expect(match([kari, ola], { reference, payer: 'Kari Sæther' })).toMatchObject({
        is: 'sure',
        ids: ['kidRepaired i10455'],
      })
  })

  test.each<[string, OpenInvoice[], Partial<BankLine>]>([
    ['the amount does not fit', [kari, ola], { amount: '999' }],
    ['the payer is another debtor', [kari, ola], { payer: 'Ola Berg' }],
    ['the payer owes that amount twice', [kari, make(20001)], {}],
    ['two digits are wrong', [kari, ola], { reference: wrong.replace('855', '866') }],
  ])('is not where %s', (_, invoices, own) => {
    expect(match(invoices, { reference: wrong, payer: 'Kari Sæther', ...own }).is).not.toBe('sure')
  })

  test('is not where not all invoices were read', () => {
    expect(match([kari, ola], { reference: wrong, payer: 'Kari Sæther' }, false).is).toBe('choose')
  })
})

describe('number', () => {
  test.each(['faktura 2026-10455', 'FAKTURA 2026 10455', 'inv 10455'])('%s with amount', (text) => {
    expect(match([kari, ola], { reference: text, payer: 'Kari Sæther' })).toMatchObject({
      is: 'sure',
      ids: ['number i10455'],
    })
  })

  test('is no proof with another amount or for another debtor’s payment', () => {
    const reference = '2026-10455'
    expect(match([kari, ola], { reference, payer: 'Kari Sæther', amount: '9' }).is).toBe('choose')
    expect(match([kari, ola], { reference, payer: 'Ola Berg' }).is).toBe('choose')
  })

  test('several of one debtor that add up are sure, and else not', () => {
    const own = { customerNo: 'c1' }
    const [one, two] = [make(10381, own), make(10402, { ...own, open: '99.5' })]
    const paid = { reference: '2026-10381 10402', amount: '1099.5' }
    expect(match([one, two, ola], paid)).toMatchObject({
      is: 'sure',
      ids: ['numbers i10381 i10402'],
    })
    expect(match([one, two, ola], { ...paid, amount: '1099' }).is).toBe('choose')
    expect(match([one, make(10402, { open: '99.5', names: ['B'] })], paid).is).toBe('choose')
  })

  test('several KIDs are not sure where one of them is that of two invoices', () => {
    const own = { customerNo: 'c1' }
    const [one, two] = [make(10381, own), make(10402, { ...own, open: '99.5' })]
    const paid = { reference: `${makeKid(10381)} ${makeKid(10402)}`, amount: '1099.5' }
    expect(match([one, two], paid)).toMatchObject({ is: 'sure', ids: ['kids i10381 i10402'] })
    const twin = make(10403, { ...own, kid: makeKid(10402), open: '0.5' })
    expect(match([one, two, twin], { ...paid, amount: '1100' }).is).toBe('choose')
  })
})

describe('name', () => {
  test('and amount are for a person to say, the likeliest first', () => {
    const maren = make(11857, { names: ['Maren Åsen'] })
    const company = make(11610, { names: ['Åsen Regnskap AS'], dueDate: '2026-01-01' })
    expect(match([company, maren], { payer: 'Åsen, Maren', reference: 'mars' })).toEqual({
      is: 'choose',
      ids: ['nameAmount i11857', 'nameAmount i11610'],
      note: null,
    })
  })

  test('finds the only set of one debtor’s invoices that adds up', () => {
    const own = { customerNo: 'c1' }
    const three = [
      make(1001, own),
      make(1002, { ...own, open: '20' }),
      make(1003, { ...own, open: '7' }),
    ]
    expect(match(three, { payer: 'Kari Sæther', amount: '1007' }).ids[0]).toBe(
      'nameSum i1001 i1003',
    )
  })

  test('nothing is nothing', () => {
    expect(match([kari], { payer: 'Bakke', reference: 'diverse', amount: '4' })).toMatchObject({
      is: 'none',
      ids: [],
    })
  })
})

describe('lines beside each other', () => {
  const index = indexInvoices([kari, ola].map(toInvoiceKeys), true)
  const settle = (...own: Partial<BankLine>[]) => {
    const lines = own.map((each, at) => line({ payer: 'Kari Sæther', ...each }, at + 1))
    return settleMatches(
      lines,
      lines.map((each) => matchLine(index, each, 'NOK')),
    ).map(({ is, addsUp, paidBy }) => [is, addsUp, paidBy])
  }

  test('parts that pay one invoice in full prove each other', () => {
    const reference = '2026-10455'
    expect(settle({ reference, amount: '400' }, { reference, amount: '600' })).toEqual([
      ['sure', 2, null],
      ['sure', 2, null],
    ])
    expect(settle({ reference, amount: '400' }, { reference, amount: '500' })).toEqual([
      ['choose', 1, null],
      ['choose', 1, null],
    ])
  })

  test('what is paid already is not paid again by itself', () => {
    const reference = makeKid(10455)
    expect(settle({ reference }, { reference }, { reference, amount: '10' })).toEqual([
      ['sure', 1, null],
      ['choose', 1, 1],
      ['choose', 1, 1],
    ])
  })
})
