import { describe, expect, test } from 'vitest'
import { en } from '@/lib/composition/messages/en'
import { lookupFields } from '@/lib/features/invoice-tracking/domain/lookup-table'
import { parseLookup } from '@/lib/features/invoice-tracking/domain/parse-lookup'
import {
  requestLevels,
  transactionLevels,
} from '@/lib/features/invoice-tracking/domain/status-levels'
import { eventKinds } from '@/lib/features/invoice-tracking/domain/timeline-fields'
import { t } from '@/tests/support/english'
import { formatRawValue } from './describe-invoice-status'
import { explainLookup, labelLookup } from './lookup-labels'

const { event, level, lookup } = en.invoiceTracking

describe('the texts of where an invoice is', () => {
  test('name every kind of event, every level and everything that a caller may have, and nothing else', () => {
    expect(Object.keys(event).sort()).toEqual([...eventKinds].sort())
    expect(Object.keys(level.request).sort()).toEqual([...requestLevels].sort())
    expect(Object.keys(level.transaction).sort()).toEqual([...transactionLevels, 'several'].sort())
    expect(Object.keys(lookup.has).sort()).toEqual([...lookupFields, 'list'].sort())
  })

  test.each([
    ['b0c6d3ae-1', 'receipt ID', 'It has the format of a receipt ID.'],
    [
      '127734800100051',
      'payment reference',
      'Its check digit matches mod 10, as in a payment reference.',
    ],
    ['Fakturanr: 10442', 'invoice number', 'Labelled as invoice number.'],
    ['a1\nb2', 'list', '2 references pasted.'],
  ])('say what %j was taken as, and why', (typed, as, why) => {
    const lookup = parseLookup(typed)
    expect([labelLookup(t, lookup.as), explainLookup(t, lookup)]).toEqual([as, why])
  })

  test.each([
    [undefined, 'absent'],
    [null, 'null'],
    ['', '“”'],
    ['null', '“null”'],
    [3, '3'],
  ])('tell the value %j from what looks like it', (raw, words) =>
    expect(formatRawValue(t, raw)).toBe(words),
  )
})
