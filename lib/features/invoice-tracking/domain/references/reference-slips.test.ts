import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeMod10, computeMod11 } from '@/lib/shared/references/payment-reference'
import { findProvenSlip, listSlips } from './reference-slips'

describe('what a reference may have been meant as', () => {
  test.each([
    ['2026-1l849', 'letterL', '2026-11849'],
    ['2026-1I849', 'letterL', '2026-11849'],
    ['INV-1O42', 'letterO', 'INV-1042'],
    ['2O26-1l849', 'letterL', '2026-11849'],
    ['1001', 'zero', '01001'],
    ['01001', 'zero', '1001'],
    ['100421', 'zero', '10421'],
    ['1042', 'zero', '10042'],
    ['2026-11894', 'swapped', '2026-11849'],
  ])('of %s is by the slip %s %s', (value, kind, meant) =>
    expect(listSlips(value, 'invoiceNumber')).toContainEqual({ kind, value: meant }),
  )

  test('begins with the letter that looks like a digit', () =>
    expect(listSlips('2026-1l849', 'invoiceNumber')[0]).toEqual({
      kind: 'letterL',
      value: '2026-11849',
    }))

  test('is nothing for a name, a file or a word without a digit', () => {
    expect(listSlips('Ola Hollo 1', 'invoiceeName')).toEqual([])
    expect(listSlips('l0.xml', 'fileName')).toEqual([])
    expect(listSlips('Olo', 'invoiceNumber')).toEqual([])
  })

  test('never is the value itself, nor twice the same, and is bounded', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789lIoO-A'), maxLength: 60 }),
        (value) => {
          const values = listSlips(value, 'invoiceNumber').map((slip) => slip.value)
          expect(values).not.toContain(value)
          expect(new Set(values).size).toBe(values.length)
          expect(values.length).toBeLessThanOrEqual(24)
        },
      ),
    ))
})

describe('a slip that the check digit shows', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'123456789'), minLength: 7, maxLength: 14 })

  test('is a letter in place of a digit', () => {
    expect(findProvenSlip('l27734800100051', 'kid')).toEqual({
      kind: 'letterL',
      value: '127734800100051',
    })
  })

  test('is none where the value carries one, or is no payment reference', () => {
    expect(findProvenSlip('127734800100051', 'kid')).toBeNull()
    expect(findProvenSlip('l27734800100051', 'invoiceNumber')).toBeNull()
  })

  test('is offered only where a single meaning carries a check digit', () =>
    fc.assert(
      fc.property(digits, fc.boolean(), (payload, isMod10) => {
        const last = isMod10 ? computeMod10(payload) : computeMod11(payload)
        const wrong = [...'0123456789'].find(
          (digit) => digit !== computeMod10(payload) && digit !== computeMod11(payload),
        )!
        expect(findProvenSlip(payload + last, 'kid')).toBeNull()
        const slip = findProvenSlip(payload + wrong, 'kid')
        const carried = listSlips(payload + wrong, 'kid').filter(({ value }) => {
          const [body, digit] = [value.slice(0, -1), value.slice(-1)]
          return digit === computeMod10(body) || digit === computeMod11(body)
        })
        expect(slip).toEqual(carried.length === 1 ? carried[0] : null)
      }),
    ))
})
