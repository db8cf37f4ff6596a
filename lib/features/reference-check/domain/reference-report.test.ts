import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { InvoiceSummarySearch, SummaryRow } from '@/lib/contracts/partner/invoice-summary'
import { computeMod10, computeMod11 } from '@/lib/shared/references/payment-reference'
import { assumedLimits, type Limits } from '@/lib/shared/wire/limits'
import { parsePastedReferences } from './pasted-references'
import {
  buildChunkSearch,
  buildChunks,
  type Chunk,
  pagesPerChunk,
  withAnswer,
} from './reference-chunks'
import { buildReferenceReport, countOutcomes } from './reference-report'

/**
 * An upstream in memory. It answers in pages no longer than its own limit, whatever was asked for,
 * and may count the rows on a first page.
 */
const upstreamOf =
  (rows: SummaryRow[], pageLimit: number, counts: boolean) => (search: InvoiceSummarySearch) => {
    const wanted = new Set(search.Searches?.map((value) => value.toLowerCase()))
    const field = search.SearchType as 'KID' | 'InvoiceNumber'
    const matching = rows.filter(
      (row) =>
        wanted.has((row[field] ?? '').toLowerCase()) &&
        Number(row.RowId ?? 0) > (search.RowId ?? 0),
    )
    const page = matching.slice(0, Math.min(pageLimit, search.PageSize ?? pageLimit))
    return {
      Rows: page,
      ...(counts &&
        search.RowId === undefined && {
          TotalCount: matching.length,
          TotalCountIs: 'exact' as const,
        }),
    }
  }

function readWhole(
  chunk: Chunk,
  kind: 'KID' | 'InvoiceNumber',
  upstream: ReturnType<typeof upstreamOf>,
): Chunk {
  return chunk.state === 'open'
    ? readWhole(
        withAnswer(chunk, upstream(buildChunkSearch(chunk, kind, assumedLimits))),
        kind,
        upstream,
      )
    : chunk
}

const serial = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 8, maxLength: 16 })
const kid = fc
  .tuple(serial, fc.boolean())
  .map(([digits, isMod10]) => digits + (isMod10 ? computeMod10(digits) : computeMod11(digits)))

describe('a paste of 500 payment references with typos, doubles and misses', () => {
  const plan = fc.constantFrom('once', 'twice', 'missing', 'typo', 'double', 'blank')
  const lists = fc.record({
    kids: fc.uniqueArray(kid, {
      minLength: 500,
      maxLength: 500,
      selector: (value) => value.slice(0, -1),
    }),
    plans: fc.array(plan, { minLength: 500, maxLength: 500 }),
    pageLimit: fc.constantFrom(45, 60, 1000),
    tryAll: fc.boolean(),
    counts: fc.boolean(),
    order: fc.infiniteStream(fc.nat()),
  })

  test('comes back line by line', () =>
    fc.assert(
      fc.property(lists, ({ kids, plans, pageLimit, tryAll, counts, order }) => {
        const lines: string[] = []
        const expected: string[] = []
        const stored: string[] = []
        let doubled: { text: string; outcome: string } | null = null
        for (const [at, value] of kids.entries()) {
          const plan = plans[at] ?? 'once'
          if (plan === 'double' && doubled) {
            lines.push(doubled.text.replace(/^(.{4})/, '$1 '))
            expected.push(doubled.outcome)
          } else if (plan === 'typo') {
            lines.push(`${value.slice(0, -1)}${notFitting(value.slice(0, -1))}`)
            expected.push(tryAll ? 'none' : 'not-tried')
          } else {
            const copies = plan === 'missing' ? 0 : plan === 'twice' ? 2 : 1
            const outcome = ['none', 'found', 'several'][copies] ?? ''
            stored.push(...Array(copies).fill(value))
            lines.push(plan === 'blank' ? `  "${value}"\t\n` : value)
            expected.push(outcome)
            doubled = { text: value, outcome }
          }
        }
        const rows = shuffled(stored, order).map(
          (KID, at): SummaryRow => ({ RowId: at + 1, TransactionRid: 9000 + at, KID }),
        )
        const pasted = parsePastedReferences(lines.join('\n'), 'KID', null)
        const chunks = buildChunks(pasted, tryAll, assumedLimits).map((chunk) =>
          readWhole({ ...chunk }, 'KID', upstreamOf(rows, pageLimit, counts)),
        )
        const report = buildReferenceReport(pasted, chunks, tryAll)
        expect(chunks.map(({ state }) => state)).toEqual(chunks.map(() => 'whole'))
        expect(report.map(({ outcome }) => outcome.kind)).toEqual(expected)
        for (const { value, outcome } of report)
          if (outcome.kind === 'found') expect(outcome.row.KID).toBe(value)
      }),
      { numRuns: 60 },
    ))

  const notFitting = (digits: string) =>
    [...'0123456789'].find((last) => last !== computeMod10(digits) && last !== computeMod11(digits))
  const shuffled = (values: string[], order: Iterable<number>) => {
    const keys = order[Symbol.iterator]()
    return values
      .map((value) => ({ value, key: Number(keys.next().value) }))
      .sort((one, other) => one.key - other.key)
      .map(({ value }) => value)
  }
})

const row = (InvoiceNumber: string, RowId: number): SummaryRow => ({ InvoiceNumber, RowId })
const ten = Array.from({ length: 10 }, (_, at) => `INV-${at}`)
const pasted = parsePastedReferences(ten.join('\n'), 'InvoiceNumber', null)
const chunk = buildChunks(pasted, false, assumedLimits)[0]!
const kinds = (chunks: Chunk[]) =>
  buildReferenceReport(pasted, chunks, false).map(({ outcome }) => outcome)

describe('a request', () => {
  test('keeps to what the service takes', () => {
    const many = parsePastedReferences(
      Array.from({ length: 250 }, (_, at) => `INV-${at}`).join('\n'),
      null,
      null,
    )
    const sizes = (limits: Limits) =>
      buildChunks(many, false, limits).map(({ values }) => values.length)
    expect(sizes(assumedLimits)).toEqual([100, 100, 50])
    expect(sizes({ ...assumedLimits, searchValues: 120 })).toEqual([120, 120, 10])
    expect(
      buildChunkSearch(chunk, 'InvoiceNumber', { ...assumedLimits, pageRows: 20 }),
    ).toMatchObject({ PageSize: 20 })
  })

  test('asks in all companies of the person, and after the last row that is held', () => {
    const held = withAnswer(chunk, { Rows: [row('INV-1', 7)] })
    expect(buildChunkSearch(held, 'InvoiceNumber', assumedLimits)).toMatchObject({
      SearchType: 'InvoiceNumber',
      Searches: ten,
      RowId: 7,
    })
    expect(buildChunkSearch(chunk, 'InvoiceNumber', assumedLimits)).not.toHaveProperty('CompanyIds')
  })
})

describe('a line', () => {
  test('that was not asked for yet says so', () =>
    expect(kinds([chunk])[0]).toEqual({ kind: 'not-tried', why: 'notAsked', failure: null }))

  test('whose request was answered without rows is not one that was not found', () => {
    for (const answer of [null, {}])
      expect(kinds([withAnswer(chunk, answer)])[0]).toMatchObject({
        kind: 'not-tried',
        why: 'silent',
      })
    expect(kinds([withAnswer(chunk, { Rows: [] })])[0]).toEqual({ kind: 'none' })
  })

  test('is not one that was not found where a row does not show the field that was asked for', () => {
    const outcomes = kinds([
      withAnswer(chunk, {
        Rows: [row('INV-1', 7), { RowId: 8 }],
        TotalCount: 2,
        TotalCountIs: 'exact',
      }),
    ])
    expect(outcomes[0]).toEqual({ kind: 'not-tried', why: 'untold', failure: null })
    expect(outcomes[1]).toMatchObject({ kind: 'several', atLeast: true, rows: [{ RowId: 7 }] })
  })

  test('keeps its row when a later page fails, and the others tell of the failure', () => {
    const failure = { kind: 'unreachable' as const, status: 503 }
    const outcomes = kinds([{ ...withAnswer(chunk, { Rows: [row('inv-1', 7)] }), failure }])
    expect(outcomes[1]).toMatchObject({ kind: 'several', atLeast: true, rows: [{ RowId: 7 }] })
    expect(outcomes[2]).toEqual({ kind: 'not-tried', why: 'failed', failure })
  })

  test('with more rows than are read says at least how many', () => {
    let last = chunk
    for (let page = 0; last.state === 'open'; page++) {
      last = withAnswer(last, {
        Rows: Array.from({ length: assumedLimits.pageRows }, (_, at) =>
          row('INV-1', page * assumedLimits.pageRows + at + 1),
        ),
      })
    }
    expect(last).toMatchObject({ state: 'cut', pages: pagesPerChunk })
    expect(kinds([last])[1]).toMatchObject({ kind: 'several', atLeast: true })
    expect(kinds([last])[2]).toMatchObject({ kind: 'not-tried', why: 'unfinished' })
  })

  test('does not take a page that says nothing new for an end', () => {
    const held = withAnswer(chunk, { Rows: [row('INV-1', 7)] })
    expect(withAnswer(held, { Rows: [row('INV-1', 7)] })).toMatchObject({
      state: 'cut',
      rows: [{ RowId: 7 }],
    })
  })

  test('is counted by its outcome', () => {
    const report = buildReferenceReport(
      pasted,
      [
        withAnswer(chunk, {
          Rows: [row('INV-1', 1), row('INV-2', 2), row('INV-2', 3)],
          TotalCount: 3,
          TotalCountIs: 'exact',
        }),
      ],
      false,
    )
    expect(countOutcomes(report)).toEqual({ found: 1, several: 1, none: 8, 'not-tried': 0 })
  })
})
