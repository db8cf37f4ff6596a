import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  checkReference,
  computeMod10,
  computeMod11,
} from '@/lib/shared/references/payment-reference'
import { assumedLimits } from '@/lib/shared/wire/limits'
import { parsePastedReferences } from './pasted-references'
import { planRequests } from './plan-requests'
import { buildReferenceReport } from './reference-report'
import type { ReferenceRequest, RequestContext, SourceRights } from './reference-requests'
import { type ReferenceSearch, withAnswer } from './reference-searches'
import { listAskedSlips, listDigitSlips } from './reference-slips'

const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 6, maxLength: 20 })
const isCarried = (value: string) => checkReference(value).passes.length > 0
const changeDigit = (value: string, at: number, by: number) =>
  value.slice(0, at) + ((Number(value[at]) + by) % 10) + value.slice(at + 1)

describe('one mistyped digit', () => {
  test('of a payment reference is among few that carry a check digit, and asked for in one call', () =>
    fc.assert(
      fc.property(
        ...[digits, fc.boolean(), fc.nat(), fc.integer({ min: 1, max: 9 })],
        (payload, isMod10, place, by) => {
          const meant = payload + (isMod10 ? computeMod10(payload) : computeMod11(payload))
          const typed = changeDigit(meant, place % payload.length, by)
          const slips = listDigitSlips(typed, 'kid').map(({ value }) => value)
          expect(slips.includes(meant)).toBe(!isCarried(typed))
          if (isCarried(typed)) return
          expect(slips.every(isCarried)).toBe(true)
          expect(slips.length).toBeLessThanOrEqual(2 * typed.length)
          const asked = listAskedSlips(typed, 'kid').map(({ value }) => value)
          expect(asked).toContain(meant)
          expect(asked.length).toBeLessThanOrEqual(assumedLimits.searchValues)
        },
      ),
    ))

  test('of an invoice number may be so many that none is asked for', () => {
    expect(listDigitSlips('2026-11849', 'invoiceNumber')).toHaveLength(81)
    expect(listAskedSlips('2026-11849', 'invoiceNumber').map(({ kind }) => kind)).not.toContain(
      'digit',
    )
    expect(listDigitSlips('x-7.xml', 'fileName')).toEqual([])
  })
})

describe('a line of which one digit is mistyped', () => {
  const may: SourceRights = { search: true, status: false, ledger: true, collection: false }
  const context: RequestContext = {
    ...{ may, limits: assumedLimits, isFollowed: false, isEachAsked: false },
    places: { clientNos: ['1001'], organizationIds: [] },
  }
  const begin = (text: string, kind: 'kid' | 'invoiceNumber') => {
    const { lines } = parsePastedReferences(text, kind, null)
    const [search] = planRequests(lines, [], context) as [ReferenceSearch]
    return { lines, search }
  }
  const slipsOf = (
    { lines }: ReturnType<typeof begin>,
    ...requests: ReferenceRequest[]
  ): (string | null)[] =>
    buildReferenceReport(lines, requests, may).map(
      ({ slip }) => slip && `${slip.kind} ${slip.value}`,
    )

  describe('in a payment reference', () => {
    const typed = begin('127734800100061', 'kid')
    const missing = withAnswer(typed.search, { Rows: [] })
    const [asked] = planRequests(typed.lines, [missing], {
      ...context,
      may: { ...may, ledger: false },
    }) as [ReferenceSearch]
    const found = (...kids: string[]) =>
      slipsOf(
        typed,
        missing,
        withAnswer(asked, {
          Rows: kids.map((KID, at) => ({ RowId: at + 1, KID })),
          TotalCount: kids.length,
          TotalCountIs: 'exact',
        }),
      )

    test('is offered what an invoice has', () => {
      expect(asked.purpose).toBe('slips')
      expect(found('127734800100051')).toEqual(['digit 127734800100051'])
    })

    test('is offered nothing where no invoice has it, nor where several are as near', () => {
      const [one, other] = listDigitSlips('127734800100061', 'kid').map(({ value }) => value)
      expect(found()).toEqual([null])
      expect(found(one!, other!)).toEqual([null])
    })
  })

  describe('in an invoice number', () => {
    const typed = begin('2026-11849\n2026-11844', 'invoiceNumber')
    const searched = withAnswer(typed.search, {
      Rows: [{ RowId: 1, InvoiceNumber: '2026-11844' }],
      ...{ TotalCount: 1, TotalCountIs: 'exact' },
    })
    const ledgerOf = (...numbers: string[]) =>
      ({
        ...{ source: 'ledger', purpose: 'list', place: '1001', state: 'whole', pages: 1 },
        ...{ pagesMax: 1, next: null, failure: null },
        hits: numbers.map((number) => ({ key: number, number, kid: null, status: { of: 'item' } })),
      }) as unknown as ReferenceRequest

    test('is offered the one number that was read anyway and is as near', () =>
      expect(slipsOf(typed, searched, ledgerOf('2026-11899', '2026-90000'))).toEqual([
        'digit 2026-11899',
        null,
      ]))

    test('is offered neither what was pasted itself, nor one of several', () => {
      expect(slipsOf(typed, searched)).toEqual([null, null])
      expect(slipsOf(typed, searched, ledgerOf('2026-11899', '2026-11840'))).toEqual([null, null])
    })
  })
})
