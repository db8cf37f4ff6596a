import { describe, expect, test } from 'vitest'
import { noFindings } from '@/lib/shared/list-filters/verify-filters'
import { t } from '@/tests/support/english'
import { type ExportReceipt, summarizeListed, summarizeReceipt } from './describe-export'
import { formatReceipt, splitReceiptFacts } from './receipt-facts'

const part = {
  fromRowId: 9004118,
  toRowId: 8611902,
  rows: 41_318,
  startedAt: '2026-03-12T12:58:02.000Z',
  endedAt: '2026-03-12T12:58:37.000Z',
  why: 'complete',
}
const receipt: ExportReceipt = {
  ...{ kind: 'invoiceSummary', organizationId: null },
  ...{
    exportId: '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11',
    state: 'complete',
    why: null,
    companyIds: [214, 388],
  },
  search: {
    CompanyIds: [214, 388],
    FromDate: '2026-03-02T00:00:00.000Z',
    ToDate: '2026-03-08T23:59:59.999Z',
    Statuses: ['Failed'],
  },
  file: { format: 'csv', columns: ['RowId', 'KID'], style: { kind: 'iso' } },
  ...{
    fileName: 'invoices.csv',
    hasFile: true,
    canContinue: false,
    expected: { count: 41_530, is: 'about' },
    pages: 414,
    rows: 41_318,
  },
  findings: noFindings,
  ...{
    doubles: 2,
    unnumbered: 0,
    unread: 0,
    neutralised: 3,
    pauses: 1,
    pausedSeconds: 2,
    pausedUntil: null,
    signIns: 0,
    bytes: 900_000,
    sha256: '9f41c0d2',
  },
  ...{
    firstRowId: 9004118,
    lastRowId: 8611902,
    newer: { count: 5000, is: 'moreThan' },
    parts: [part],
    startedAt: part.startedAt,
  },
  ...{
    endedAt: part.endedAt,
    erasedAt: '2026-03-19T12:58:02.000Z',
    askedAt: '2026-03-12T13:00:00.000Z',
  },
}

test('a copied receipt says everything by which the list can be proven', () => {
  const text = formatReceipt(t, receipt).replaceAll('\u00A0', ' ')
  for (const told of [
    'Searched for: From date 2026-03-02T00:00:00.000Z; To date 2026-03-08T23:59:59.999Z; Statuses Failed',
    'Request sent: {"CompanyIds":[214,388],"FromDate":"2026-03-02T00:00:00.000Z"',
    'Date range sent: FromDate 2026-03-02T00:00:00.000Z, ToDate 2026-03-08T23:59:59.999Z',
    'Companies: 214, 388',
    'Filters that may change: Statuses',
    'Read order: row number, 9004118 down to 8611902',
    'Pages, rows: 414 pages, 41 318 rows',
    'Duplicates removed: 2',
    'New since start: more than 5 000 newer rows, left out',
    'Started, ended: 2026-03-12 12:58:02 UTC, 2026-03-12 12:58:37 UTC',
    'SHA-256: 9f41c0d2',
  ])
    expect(text).toContain(told)
  expect(text).toMatch(
    /^Complete: 41.318 rows, no duplicates\. Rows that changed during the export may be missing\./,
  )
})

describe('the sentence on top', () => {
  test.each([
    ['complete', null, {}, /^Complete: all rows as of the start, no duplicates$/],
    [
      'failed',
      { kind: 'off-contract', code: 'answered-without-rows' },
      {},
      /^Not complete: the service returned no list/,
    ],
    [
      'failed',
      { kind: 'unreachable', code: 'timeout' },
      {},
      /^Not complete: the service didn’t respond/,
    ],
    [
      'failed',
      { kind: 'refused', code: 'something new' },
      {},
      /^Not complete: the service’s answer couldn’t be used/,
    ],
    ['waiting', { kind: 'unauthenticated' }, {}, /Sign in again/],
    ['interrupted', null, {}, /^Not complete: interrupted on our side/],
    ['cancelled', null, {}, /cancelled after 41.318 rows/],
  ] as const)('of one that is %s because of %o tells so', (state, why, search, words) => {
    expect(summarizeReceipt(t, { ...receipt, state, why, search })).toMatch(words)
  })
})

describe('the sentence in a list of exports', () => {
  const waiting: ExportReceipt = { ...receipt, state: 'waiting', why: { kind: 'unauthenticated' } }
  test('says of one that waits for its person how it goes on: by itself on its own page alone', () => {
    const words = summarizeListed(t, { ...waiting, canContinue: true })
    expect(words).toMatch(/Open the export to continue\.$/)
    expect(words).not.toMatch(/automatically|Sign in again/)
  })

  test('says of the service nothing that a sign-out may have done', () => {
    const part = { ...waiting.parts[0]!, why: 'unauthenticated' }
    const text = formatReceipt(t, { ...waiting, canContinue: true, parts: [part] })
    expect(text).toMatch(/^Not complete: your sign-in ended\./)
    expect(text).not.toMatch(/service (?:no longer )?accept/)
  })

  test.each<[string, ExportReceipt]>([
    ['is complete', receipt],
    ['waits, and has lost its filters', { ...waiting, search: null, canContinue: false }],
  ])('is that of the export itself where it %s', (_, each) =>
    expect(summarizeListed(t, each)).toBe(summarizeReceipt(t, each)),
  )
})

describe('the end of a list', () => {
  const fixed = { CompanyIds: [214] }
  const summarize = (told: Partial<ExportReceipt>) =>
    summarizeReceipt(t, { ...receipt, ...told }).replaceAll('\u00A0', ' ')

  test.each<[string, Partial<ExportReceipt>, string]>([
    [
      'with fewer rows than were counted',
      { search: fixed, expected: { count: 41_322, is: 'exact' } },
      'Not complete: the service gave 41 320 of 41 322 rows.',
    ],
    [
      'with no more rows than there are more than',
      { search: fixed, expected: { count: 41_320, is: 'moreThan' } },
      'Not complete: the service gave 41 320 of more than 41 320 rows.',
    ],
    [
      'with fewer rows, where rows may have left the filter',
      { expected: { count: 41_322, is: 'exact' } },
      'The service gave 41 320 of 41 322 rows. Rows that changed during the export may be missing.',
    ],
    [
      'with fewer rows, where nobody knows the filter',
      { search: null, expected: { count: 41_322, is: 'exact' } },
      'The service gave 41 320 of 41 322 rows. Rows that changed during the export may be missing.',
    ],
    [
      'with fewer rows that carry no place',
      { search: fixed, firstRowId: null, expected: { count: 50_000, is: 'exact' } },
      'Not complete: the service gave 41 320 of 50 000 rows.',
    ],
  ])('%s is not told as complete', (_, told, words) => expect(summarize(told)).toBe(words))

  test.each<[string, Partial<ExportReceipt>]>([
    ['as many, doubles among them', { expected: { count: 41_320, is: 'exact' } }],
    [
      'as many, those among them that a filter left out',
      {
        expected: { count: 41_323, is: 'exact' },
        findings: { ...noFindings, strangers: 3 },
      },
    ],
    ['more than there were more than', { expected: { count: 41_319, is: 'moreThan' } }],
    ['fewer than about as many', { expected: { count: 41_530, is: 'about' } }],
  ])('with %s is complete', (_, told) =>
    expect(summarize({ search: fixed, ...told })).toBe(
      'Complete: all rows as of the start, no duplicates',
    ),
  )

  test('with rows that were not checked does not say that there are no duplicates', () => {
    expect(summarize({ search: fixed, unnumbered: 3 })).toBe(
      'Complete: all rows as of the start, 3 not checked for duplicates',
    )
    expect(summarize({ unnumbered: 3 })).toMatch(
      /^Complete: 41 318 rows, 3 not checked for duplicates\. Rows/,
    )
  })
})

describe('without its filters, which were stored under another key', () => {
  const lost = { ...receipt, search: null }

  test('a receipt says that they cannot be read, and never that it was of everything', () => {
    const text = formatReceipt(t, lost)
    expect(text).toMatch(
      /^Complete: 41.318 rows, no duplicates\. Rows that changed during the export may be missing\./,
    )
    expect(text).toContain('Searched for: This export’s filters can no longer be read.')
    expect(text).toContain('Companies: 214, 388')
    for (const claim of [
      'everything',
      'Request sent',
      'Date range sent',
      'Filters that may change',
      'Filters that can’t change',
    ])
      expect(text).not.toContain(claim)
  })

  test.each(['waiting', 'interrupted'] as const)(
    'one that is %s does not promise to go on',
    (state) => {
      expect(summarizeReceipt(t, { ...lost, state })).toMatch(/can’t continue/)
    },
  )
})

describe('a receipt of collection invoices', () => {
  const ofInvoices: ExportReceipt = {
    ...receipt,
    ...{
      kind: 'collectionInvoices',
      organizationId: '0f4b1c52',
      companyIds: [],
      search: { Status: 'OPEN', From: '2026-03-01' },
      newer: null,
    },
    ...{
      firstRowId: null,
      lastRowId: null,
      expected: null,
      unnumbered: 1,
      file: { format: 'csv', style: { kind: 'iso' } },
    },
  }

  test('tells of its list, its organization, its tokens and what is left out, and of no RowId or company', () => {
    const text = formatReceipt(t, ofInvoices).replaceAll('\u00A0', ' ')
    for (const told of [
      'List: Collection invoices',
      'Searched for: Status OPEN; From 2026-03-01',
      'Date range sent: From 2026-03-01',
      'Organization: 0f4b1c52',
      'Filters that may change: Status',
      'Filters that can’t change: From',
      'Pages, rows: 414 pages, 41 318 rows\n',
      'Without ID: 1',
      'New since start: unknown: the list may have grown since',
      'Left out: Identity numbers and birth dates of debtors',
      'an invoice that moved during the export can be missed',
    ])
      expect(text).toContain(told)
    expect(text).not.toMatch(/RowId|[Rr]ow number|Compan|transaction|each invoice once/)
    expect(formatReceipt(t, { ...ofInvoices, unnumbered: 0 })).toContain('rows, each invoice once')
  })

  test('claims no more than that the list was read to its end', () => {
    const read = { ...ofInvoices, search: {} }
    expect(summarizeReceipt(t, { ...read, unnumbered: 0 })).toBe(
      'Complete: list read to the end, no duplicates',
    )
    expect(summarizeReceipt(t, read)).toBe(
      'Complete: list read to the end, 1 not checked for duplicates',
    )
  })
})

describe('a receipt', () => {
  const namesOf = (told: Partial<ExportReceipt> = {}) =>
    splitReceiptFacts(t, { ...receipt, ...told }).first.map(({ label }) => label)
  const five = ['Searched for', 'Pages, rows', 'Started, ended', 'File', 'Deleted after']

  test('is five lines, with its proof behind them, and every fact once', () => {
    const { first, proof } = splitReceiptFacts(t, receipt)
    expect(first.map(({ label }) => label)).toEqual(five)
    expect(proof.map(({ label }) => label)).toContain('SHA-256')
    expect(formatReceipt(t, receipt).split('\n')).toHaveLength(first.length + proof.length + 3)
  })

  test('folds away nothing that is wrong', () => {
    const findings = { ...noFindings, ignored: ['Status'], strangers: 2 }
    expect(namesOf({ unread: 3, findings })).toHaveLength(five.length + 2)
  })
})
