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
    ...{ unasked: [], unlooked: [], slip: null },
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
        'Of the 5 invoices you asked about, 4 are delivered and none is on the way. 3 have 1 650,50 NOK and 99,00 SEK left to pay. For 1 invoice what is left to pay isn’t known. This one needs attention:',
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
