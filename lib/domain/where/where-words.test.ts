import { describe, expect, test } from 'vitest'
import { enWherePage } from '@/lib/format/messages/en-where-page'
import { lookupAsWords, lookupWhyWords } from '@/lib/format/where-lookup-words'
import { rawWords } from '@/lib/format/where-sentence-words'
import { eventKinds } from './dated-fields'
import { callerHas } from './lookup-table'
import { requestLevels, transactionLevels } from './status-levels'
import { understoodLookup } from './understood-lookup'

const { event, level, lookup } = enWherePage.where

describe('the texts of where an invoice is', () => {
  test('name every kind of event, every level and everything that a caller may have, and nothing else', () => {
    expect(Object.keys(event).sort()).toEqual([...eventKinds].sort())
    expect(Object.keys(level.request).sort()).toEqual([...requestLevels].sort())
    expect(Object.keys(level.transaction).sort()).toEqual([...transactionLevels, 'several'].sort())
    expect(Object.keys(lookup.has).sort()).toEqual([...callerHas, 'list'].sort())
  })

  test.each([
    ['b0c6d3ae-1', 'receipt id', 'It is written as receipt ids are.'],
    ['127734800100051', 'payment reference', 'Its last character fits mod 10, as that of a payment reference does.'],
    ['Fakturanr: 10442', 'invoice number', 'The text in front says invoice number.'],
    ['a1\nb2', 'list', '2 references in one paste.'],
  ])('say what %j was taken as, and why', (typed, as, why) => {
    const lookup = understoodLookup(typed)
    expect([lookupAsWords(lookup.as), lookupWhyWords(lookup)]).toEqual([as, why])
  })

  test.each([
    [undefined, 'absent'],
    [null, 'null'],
    ['', '“”'],
    ['null', '“null”'],
    [3, '3'],
  ])('tell the value %j from what looks like it', (raw, words) => expect(rawWords(raw)).toBe(words))
})
