import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { subtractDecimals } from '@/lib/shared/numbers/money'
import { amountInCents, type SoundInvoice, soundInvoice } from '@/tests/support/sound-ledgers'
import { checkArithmetic } from './claim-arithmetic'
import type { InvoiceAmounts } from './claim-ledger'

describe('random ledgers', () => {
  test('that are sound make no alarm, and all of them is checked', () =>
    fc.assert(
      fc.property(soundInvoice, ({ invoice: sound }) => {
        expect(checkArithmetic(sound)).toMatchObject({ mismatches: [], unchecked: [] })
      }),
      { numRuns: 1_000 },
    ))

  test('that are sound make no alarm with any of their fields missing or too long', () =>
    fc.assert(
      fc.property(
        soundInvoice,
        fc.infiniteStream(
          fc.constantFrom(...Array<string>(12).fill('keep'), 'absent', 'null', 'blur'),
        ),
        ({ invoice: sound }, holes) => {
          expect(checkArithmetic(holed(sound, holes)).mismatches).toEqual([])
        },
      ),
      { numRuns: 3_000 },
    ))

  test('with faults in any claims have each of them found with its amount, and no other claim accused', () =>
    fc.assert(
      fc.property(
        soundInvoice,
        fc.array(fault, { minLength: 5, maxLength: 5 }),
        ({ invoice: sound }, faults) => {
          const claims = sound.claims.map((claim, at) => changed(claim, faults[at]!))
          const balances = checkArithmetic({ ...sound, claims }).mismatches.filter(
            ({ kind, fields }) => kind === 'balance' && fields[0] !== 'remainingAmount',
          )
          const expected = claims.flatMap((_, at) => {
            const [field, cents] = faults[at]!
            const found = amountInCents(field === 'originalAmount' ? -cents : cents)
            return field === null
              ? []
              : [[`claims[${at}].remainingAmount`, subtractDecimals(String(found), '0')]]
          })
          expect(balances.map(({ fields, difference }) => [fields[0], difference])).toEqual(
            expected,
          )
        },
      ),
      { numRuns: 1_000 },
    ))

  test.each([
    ['remainingAmount', 'remainingSum'],
    ['paidAmount', 'paidSum'],
    ['creditedAmount', 'creditedSum'],
    ['currentAmount', 'currentSum'],
    ['originalInvoiceAmount', 'originalSum'],
  ] as const)('with a fault in %s of the invoice have it found', (field, kind) =>
    fc.assert(
      fc.property(soundInvoice, cents, ({ invoice: sound, othersCents }, fault) => {
        fc.pre(Math.abs(fault) !== othersCents)
        const { mismatches } = checkArithmetic({ ...sound, [field]: plus(sound[field], fault) })
        expect(
          mismatches.filter((each) => each.kind === kind).map(({ fields }) => fields[0]),
        ).toEqual([field])
        expect(mismatches.every(({ fields }) => fields.includes(field))).toBe(true)
      }),
      { numRuns: 500 },
    ),
  )

  test('with a fault in the current amount of a claim have it found', () =>
    fc.assert(
      fc.property(soundInvoice, cents, fc.nat(), ({ invoice: sound }, fault, which) => {
        const at = which % sound.claims.length
        const claims = sound.claims.map((claim, each) =>
          each === at ? { ...claim, currentAmount: plus(claim.currentAmount, fault) } : claim,
        )
        const found = checkArithmetic({ ...sound, claims }).mismatches.filter(
          ({ kind }) => kind === 'currentSum',
        )
        expect(found.map(({ difference }) => difference)).toEqual([
          subtractDecimals('0', String(amountInCents(fault))),
        ])
      }),
      { numRuns: 500 },
    ))
})

const cents = fc.oneof(
  fc.integer({ min: 1, max: 10_000_000 }),
  fc.integer({ min: -10_000_000, max: -1 }),
)
const fault = fc.tuple(
  fc.constantFrom('originalAmount', 'remainingAmount', 'paidAmount', 'creditedAmount', null),
  cents,
)

const plus = (amount: number, faultCents: number) =>
  amountInCents(Math.round(amount * 100) + faultCents)

const changed = (
  claim: SoundInvoice['claims'][number],
  [field, faultCents]: [keyof typeof claim | null, number],
) => (field === null ? claim : { ...claim, [field]: plus(claim[field] as number, faultCents) })

/** The invoice with some of its fields away, null, or with more digits than are exact. */
function holed(sound: SoundInvoice, holes: Iterator<string>): InvoiceAmounts {
  const withHoles = (fields: object): object =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([field, value]) => {
        const hole = holes.next().value
        if (hole === 'absent') return []
        if (hole === 'null') return [[field, null]]
        if (hole === 'blur' && typeof value === 'number') return [[field, value + 1e300]]
        return [[field, Array.isArray(value) ? value.map(withHoles) : value]]
      }),
    )
  return withHoles(sound)
}
