import { describe, expect, test } from 'vitest'
import { operations } from '@/lib/contracts/registry'
import { lookupFields, lookupTable, pageKeys } from './lookup-table'
import { parseLookup } from './parse-lookup'

describe('what a caller has', () => {
  test.each([
    ['b0c6d3ae-1', 'receiptId', 'b0c6d3ae-1', 'receiptForm'],
    [
      '6B1D3C1E-6F0E-4A63-9A55-1E1D0F6A2B11',
      'receiptId',
      '6B1D3C1E-6F0E-4A63-9A55-1E1D0F6A2B11',
      'receiptForm',
    ],
    [
      '12345678-1234-1234-1234-123456789012',
      'receiptId',
      '12345678-1234-1234-1234-123456789012',
      'receiptForm',
    ],
    ['Receipt id: R-9004102', 'receiptId', 'R-9004102', 'receiptLabel'],
    ['kvittering 77', 'receiptId', '77', 'receiptLabel'],
    ['20260312-1', 'invoiceNumber', '20260312-1', 'numberWithMarks'],
    ['2026-10442', 'invoiceNumber', '2026-10442', 'numberWithMarks'],
    ['Fakturanr: 10442', 'invoiceNumber', '10442', 'labelled'],
    ['5500 8831', 'invoiceNumber', '55008831', 'noCheckDigit'],
    ['127734800100051', 'kid', '127734800100051', 'checkDigit'],
    ['KID 12773', 'kid', '12773', 'labelled'],
    ['fjord-20260312-01.xml', 'fileName', 'fjord-20260312-01.xml', 'fileName'],
    ['C:\\out\\2026-10442.xml', 'fileName', '2026-10442.xml', 'fileName'],
    ['rid 9004102', 'transactionRid', '9004102', 'labelled'],
    ['Receipt Control AS', 'invoiceeName', 'Receipt Control AS', 'name'],
    ['', 'invoiceNumber', '', 'nothing'],
  ])('%j is understood as %s %j', (typed, as, text, key) => {
    expect(parseLookup(typed)).toMatchObject({ as, text, why: { key }, lines: [] })
  })

  test('may be read another way, a receipt id last of all', () => {
    expect(parseLookup('127734800100051').others).toEqual([
      'invoiceNumber',
      'transactionRid',
      'fileName',
      'receiptId',
    ])
    expect(parseLookup('b0c6d3ae-1').others).toEqual(['invoiceNumber', 'fileName'])
    expect(parseLookup('').others).toEqual([])
  })

  test.each(lookupFields)('is taken for what a person chooses: %s', (chosen) => {
    for (const typed of ['b0c6d3ae-1', '2026-10442', '127734800100051', 'a.xml', 'Kari Nordmann']) {
      const lookup = parseLookup(typed, chosen)
      expect(lookup).toMatchObject({ as: chosen, text: typed })
      expect(lookup.others).not.toContain(chosen)
    }
  })

  test('is a list where it is several, and each line keeps what it says', () => {
    expect(parseLookup('2026-10442\n 2026-10443 \n\nb0c6d3ae-1')).toMatchObject({
      ...{ as: 'list', others: [], why: { key: 'list', values: { count: 3 } } },
      lines: ['2026-10442', '2026-10443', 'b0c6d3ae-1'],
    })
  })

  test.each(['01019030071', '010190-1234', 'receipt 01019030071', '2026-10442\n01019030071'])(
    'is personal where it may be an identity number: %j',
    (typed) => {
      expect(parseLookup(typed).isPersonal).toBe(true)
      expect(parseLookup('2026-10442').isPersonal).toBe(false)
    },
  )
})

describe('the table of questions', () => {
  const questions = Object.values(lookupTable).flat()

  test('names operations and fields that the contracts have', () => {
    for (const { operation, part, field, beside } of questions) {
      const contract = operations[operation] as unknown as Record<
        string,
        { shape?: object } | undefined
      >
      const fields = Object.keys(contract[part]?.shape ?? {})
      expect(fields, `${operation}.${part}`).toEqual(
        expect.arrayContaining([field, ...Object.keys(beside ?? {})]),
      )
    }
  })

  test('asks for the value of a company, a client or an organization where the operation takes it', () => {
    const told = { company: 'CompanyId', client: 'clientno', organization: 'organizationId' }
    for (const { operation, needs } of questions) {
      const { example } = operations[operation] as { example: Record<string, object> }
      if (needs !== 'nothing')
        expect({ ...example.params, ...example.query }, operation).toHaveProperty(told[needs])
    }
  })

  test('has for each thing a question that needs nothing else, and for what keys the page the status itself', () => {
    for (const has of lookupFields) {
      expect(lookupTable[has][0]?.needs).toBe('nothing')
      expect(lookupTable[has][0]?.tells).toBe(pageKeys[has] === null ? 'transactions' : 'status')
    }
  })

  test('never takes the newest of several for the only one', () => {
    for (const list of Object.values(lookupTable).filter((each) =>
      each.some(({ answers }) => answers === 'newest'),
    )) {
      expect(list.some(({ answers, needs }) => answers === 'several' && needs === 'nothing')).toBe(
        true,
      )
    }
  })
})
