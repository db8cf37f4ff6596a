import { describe, expect, test } from 'vitest'
import {
  toCaseHit,
  toItemHit,
} from '@/lib/features/invoice-tracking/domain/references/reference-hits'
import type { ReportedLine } from '@/lib/features/invoice-tracking/domain/references/reference-report'
import { buildReplyFacts } from '@/lib/features/invoice-tracking/domain/references/reply-facts'
import { t } from '@/tests/support/english'
import { replyLanguages, writeReply } from './write-reply'

const item = (documentNo: `A-${number}`, remainingAmount: number | null, currency = 'NOK') =>
  toItemHit(
    { arItemId: Number(documentNo.slice(2)), documentNo, remainingAmount, currency },
    '1001',
  )
const found = (status: string) =>
  toCaseHit({ caseNumber: 100_042, status }, { remainingAmount: 1_200, currency: 'NOK' }, 'org')
const known = (ChannelStatus: string) => ({
  ...{ of: 'transaction' as const },
  known: { request: null, transactions: [{ Status: 'OK', ChannelStatus }] },
})

function line(no: number, group: ReportedLine['group'], lanes: object = {}): ReportedLine {
  const number = `A-${no}`
  const facts = { kid: null, receiver: null, amount: null, currency: null, href: null, group }
  return {
    ...{ no, line: no, raw: number, kind: 'invoiceNumber', value: number, finding: null },
    ...{ doubleOf: null, group, isWhole: true, why: null, failures: [], answered: [] },
    ...{ unasked: [], others: [], foundAs: null, unaskedAs: [], unlooked: [], slip: null },
    hits: [{ key: number, number, ...facts, status: known('Delivered'), lanes } as never],
  }
}
const linked = (hit: object) => ({ is: 'linked', hit })
const report = [
  line(1, 'delivered', { ledger: linked(item('A-1', 450.5)) }),
  line(2, 'delivered', { ledger: linked(item('A-2', 0)) }),
  line(3, 'delivered', {
    ledger: linked(item('A-3', 99, 'SEK')),
    collection: linked(found('WITHDRAWN')),
  }),
  line(4, 'collection', { collection: linked(found('OPEN')) }),
  line(5, 'delivered', { ledger: { is: 'notKnown', hit: null, failure: null } }),
]
const write = (language: (typeof replyLanguages)[number], shown: 'delivered' | null = null) =>
  writeReply(t, buildReplyFacts(report, shown), {
    ...{ language, style: 'lines', isFiltered: shown !== null },
  })

describe('a reply', () => {
  test('tells delivery, what is left to pay, collection with its case, and what was withdrawn', () =>
    expect(write('en').replaceAll('\u00a0', ' ')).toBe(
      [
        'Of the 5 invoices you asked about, 4 are delivered and none is on the way. 3 invoices have 1 650,50 NOK and 99,00 SEK left to pay. For 1 invoice what is left to pay isn’t known. This one needs attention:',
        '',
        'In collection (1)',
        'A-4: delivered, case 100042, 1 200,00 NOK left to pay',
        '',
        'Withdrawn from collection (1)',
        'A-3: delivered, case 100042, 99,00 SEK left to pay',
      ].join('\n'),
    ))

  test('of one group tells of each what its heading does not', () =>
    expect(write('nb', 'delivered').replaceAll('\u00a0', ' ').split('\n').slice(2)).toEqual([
      'Levert (4)',
      'A-1: 450,50 NOK igjen å betale',
      'A-2: ingenting igjen å betale',
      'A-3: trukket fra inkasso, sak 100042, 99,00 SEK igjen å betale',
      'A-5',
    ]))

  test.each(replyLanguages)('in %s names every lane', (language) => {
    const text = write(language).replaceAll('\u00a0', ' ')
    for (const told of ['100042', '200,00', '99,00 SEK', 'A-4', 'A-3']) expect(text).toContain(told)
    expect(text.split('\n\n')).toHaveLength(3)
  })
})

/** A line that found several invoices: each by its status and what is left to pay of it. */
function several(no: number, more: object, ...found: [string, number | null, string?][]) {
  const hits = found.map(([ChannelStatus, rest, collection], at) => {
    const number = `B-${at}`
    const status = ChannelStatus === 'Failed' ? 'failed' : 'delivered'
    const lanes = {
      ledger: rest === null ? { is: 'none', hit: null } : linked(item(`A-${no * 10 + at}`, rest)),
      ...(collection && { collection: linked(pursued(at, collection)) }),
    }
    const facts = { kid: null, receiver: null, amount: null, currency: null, href: null }
    const key = `${no} ${number}`
    return { key, number, ...facts, group: status, status: known(ChannelStatus), lanes }
  })
  const [first, ...others] = hits.map(({ group }) => group)
  const group = others.every((each) => each === first) ? first : 'unknown'
  return { ...line(no, group as never), hits: hits as never, ...more } as ReportedLine
}
const pursued = (at: number, status: string) =>
  toCaseHit({ caseNumber: 900 + at, status }, { invoiceId: `i-${at}` }, 'org')
const writeOf = (lines: ReportedLine[], shown: ReportedLine['group'] | null = null) =>
  writeReply(t, buildReplyFacts(lines, shown), {
    ...{ language: 'en', style: 'lines', isFiltered: shown !== null },
  }).replaceAll('\u00a0', ' ')

describe('a reply about a name with several invoices', () => {
  const name = { raw: 'Tveit Elektro AS', kind: 'invoiceeName' }

  test('counts what was asked about and invoices apart, and says how many are where', () =>
    expect(
      writeOf([
        line(1, 'delivered', { ledger: linked(item('A-1', 0)) }),
        several(2, name, ['Delivered', 100], ['Delivered', 50], ['Failed', 25]),
      ]),
    ).toBe(
      [
        'Of the 2 references you asked about, 1 is delivered and none is on the way. 3 invoices have 175,00 NOK left to pay. This one needs attention:',
        '',
        'Several invoices with different statuses (1)',
        'Tveit Elektro AS: 3 invoices found, delivered (2), not delivered (1), 175,00 NOK left to pay',
      ].join('\n'),
    ))

  test('says how many there are under the group that all of them are in, and which were withdrawn', () => {
    const all = several(2, name, ['Delivered', 0], ['Delivered', 0, 'WITHDRAWN'])
    expect(writeOf([all], 'delivered')).toContain(
      'Delivered (1)\nTveit Elektro AS: 2 invoices found, withdrawn from collection (1), nothing left to pay',
    )
    expect(writeOf([all])).toContain(
      'Withdrawn from collection (1)\nTveit Elektro AS: 2 invoices found, delivered (2), withdrawn from collection (1), nothing left to pay',
    )
  })

  test('says that there may be more, and then no sum of its own', () => {
    const text = writeOf(
      [several(2, { ...name, isWhole: false }, ['Delivered', 10], ['Delivered', 20])],
      'delivered',
    )
    expect(text).toContain('For 1 reference there may be more invoices.')
    expect(text.endsWith('Tveit Elektro AS: 2 invoices found')).toBe(true)
  })

  test('sums what is left only where it is known of each', () =>
    expect(
      writeOf([several(2, name, ['Delivered', 10], ['Delivered', null])], 'delivered').endsWith(
        'Tveit Elektro AS: 2 invoices found',
      ),
    ).toBe(true))
})

describe('a reply about a number that several invoices have', () => {
  const number = { raw: 'B-7' }

  test('adds none of what is left to a sum, because nobody knows which is meant', () => {
    const text = writeOf(
      [
        line(1, 'delivered', { ledger: linked(item('A-1', 5)) }),
        several(2, number, ['Delivered', 100], ['Failed', 25]),
      ],
      'unknown',
    )
    expect(text).toContain('1 invoice has 5,00 NOK left to pay. For 1 invoice what is left')
    expect(text.endsWith('B-7: 2 invoices found, delivered (1), not delivered (1)')).toBe(true)
  })

  test('pasted twice is no invoice more, and is not settled either', () => {
    const found: [string, number][] = [
      ['Delivered', 100],
      ['Delivered', 25],
    ]
    const text = writeOf(
      [
        line(1, 'delivered', { ledger: linked(item('A-1', 5)) }),
        several(2, number, ...found),
        several(3, { ...number, doubleOf: 2 }, ...found),
      ],
      'delivered',
    )
    expect(text).toContain('For 1 invoice what is left')
    expect(text.split('\n').slice(-2)).toEqual(['B-7: 2 invoices found', 'B-7: 2 invoices found'])
  })
})

test('a reply counts references where two of them are one invoice', () => {
  const twice = [line(1, 'delivered'), { ...line(1, 'delivered'), no: 2, doubleOf: 1 }]
  expect(writeOf(twice)).toContain('Of the 2 references you asked about, 2 are delivered')
  expect(writeOf([twice[0]!])).toContain('Of the invoice you asked about, 1 is delivered')
})

describe('a reply names an invoice that was found by something else than its number', () => {
  const failed = { ...line(1, 'failed'), value: '9004103', raw: ' 9004103' }

  test('with what was asked about, as what it was found', () => {
    const found = { ...failed, kind: 'transactionRid', foundAs: 'transactionRid' } as const
    expect(writeOf([found])).toContain('\nA-1 (transaction number 9004103): delivered')
    expect(writeOf([{ ...failed, kind: 'kid' }])).toContain('\nA-1 (9004103): delivered')
  })

  test('but for what may be an identity number, and for a name or a case', () => {
    const named = { ...failed, raw: '01019030071', value: '01019030071', kind: 'kid' } as const
    expect(writeOf([named])).toContain('\nA-1: delivered')
    for (const kind of ['invoiceeName', 'caseNumber'] as const)
      expect(writeOf([{ ...failed, kind }])).toContain('\nA-1: delivered')
    const labelled = { ...failed, raw: 'Invoice A-1', value: 'A-1' }
    expect(writeOf([labelled])).toContain('\nA-1: delivered')
  })
})
