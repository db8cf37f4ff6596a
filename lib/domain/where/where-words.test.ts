import { describe, expect, test } from 'vitest'
import { enInvoiceTracking } from '@/lib/format/messages/en-where-page'
import { labelLookup, explainLookup } from '@/lib/format/where-lookup-words'
import { formatRawValue } from '@/lib/format/where-sentence-words'
import { eventKinds } from './dated-fields'
import { lookupFields } from './lookup-table'
import { requestLevels, transactionLevels } from './status-levels'
import { parseLookup } from './understood-lookup'

const { event, level, lookup } = enInvoiceTracking.where

describe('the texts of where an invoice is', () => {
  test('name every kind of event, every level and everything that a caller may have, and nothing else', () => {
    expect(Object.keys(event).sort()).toEqual([...eventKinds].sort())
    expect(Object.keys(level.request).sort()).toEqual([...requestLevels].sort())
    expect(Object.keys(level.transaction).sort()).toEqual([...transactionLevels, 'several'].sort())
    expect(Object.keys(lookup.has).sort()).toEqual([...lookupFields, 'list'].sort())
  })

  test.each([
    ['b0c6d3ae-1', 'receipt id', 'It is written as receipt ids are.'],
    ['127734800100051', 'payment reference', 'Its last character fits mod 10, as that of a payment reference does.'],
    ['Fakturanr: 10442', 'invoice number', 'The text in front says invoice number.'],
    ['a1\nb2', 'list', '2 references in one paste.'],
  ])('say what %j was taken as, and why', (typed, as, why) => {
    const lookup = parseLookup(typed)
    expect([labelLookup(lookup.as), explainLookup(lookup)]).toEqual([as, why])
  })

  test.each([
    [undefined, 'absent'],
    [null, 'null'],
    ['', '“”'],
    ['null', '“null”'],
    [3, '3'],
  ])('tell the value %j from what looks like it', (raw, words) => expect(formatRawValue(raw)).toBe(words))
})
