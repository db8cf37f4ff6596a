import { describe, expect, test } from 'vitest'
import * as checks from '@/lib/shared/checks/number-checks'
import { countRefusedFields, reviewDocument } from './review-document'
import { type DocumentField, makeBlankDocument, type TypedDocument } from './typed-document'

const day = { today: '2026-03-12', country: 'NO' }

function make(
  route: TypedDocument['route'],
  fields: Partial<Record<DocumentField, string>> = {},
  more: Partial<TypedDocument> = {},
): TypedDocument {
  const blank = makeBlankDocument(route, day)
  return {
    ...blank,
    lines: [{ ...blank.lines[0]!, text: 'Rent', price: '1000' }],
    ...more,
    fields: {
      ...blank.fields,
      number: '2026-1',
      dueDate: '2026-03-26',
      senderName: 'Nordkust Energi AS',
      senderOrganizationNo: '984842252',
      name: 'Solveig Tveit',
      organizationNo: '991825827',
      ...fields,
    },
  }
}

const codesOf = (typed: TypedDocument) =>
  reviewDocument(typed, checks).findings.map(({ field, is, code }) => `${is} ${field} ${code}`)

const pdf = { filename: 'a.pdf', contentType: 'application/pdf', content: 'JVBERi0=' }
const png = { ...pdf, contentType: 'image/png' }

describe('a document as it stands', () => {
  test('is whole with its fields filled in', () => {
    expect(codesOf(make('business'))).toEqual([])
    expect(codesOf(make('person'))).toEqual([])
  })

  test.each(['business', 'person'] as const)(
    'needs the country of its sender, by which it goes out (%s)',
    (route) =>
      expect(codesOf(make(route, { senderCountry: ' ' }))).toContain(
        'refused senderCountry missing',
      ),
  )

  test.each<[string, Partial<Record<DocumentField, string>>, string]>([
    ['without a number', { number: ' ' }, 'refused number missing'],
    ['with a day that is none', { issueDate: '2026-02-30' }, 'refused issueDate day'],
    ['due before its day', { dueDate: '2026-03-11' }, 'warned dueDate dueBeforeIssue'],
    ['in no currency', { currency: 'kroner' }, 'refused currency currencyForm'],
    ['over another total', { expectedTotal: '1250,01' }, 'refused expectedTotal totalDiffers'],
    ['over a total in thousandths', { expectedTotal: '1250,001' }, 'refused expectedTotal amount'],
    [
      'of a wrong organization number',
      { organizationNo: '991825828' },
      'warned organizationNo organizationNo',
    ],
    [
      'with a KID that fits no rule',
      { paymentReference: '127734800100052', account: '86011117947' },
      'warned paymentReference reference',
    ],
    ['to a wrong account', { account: '12345678901' }, 'warned account account'],
    [
      'that credits nothing',
      { documentKind: 'creditNote' },
      'warned creditedNumber creditedMissing',
    ],
  ])('%s says so', (_, fields, said) => expect(codesOf(make('business', fields))).toEqual([said]))

  test('warns of a reference without an account', () =>
    expect(codesOf(make('business', { paymentReference: '127734800100051' }))).toEqual([
      'warned account noPayment',
    ]))

  test('that adds up to what was typed says nothing', () =>
    expect(codesOf(make('business', { expectedTotal: '1 250,00' }))).toEqual([]))

  test.each<[string, Partial<Record<DocumentField, string>>, string[]]>([
    ['991-2346 and 160-9908 pass', { bankgiro: '991-2346', plusgiro: '160990-8' }, []],
    ['a bankgiro with a wrong digit', { bankgiro: '991-2347' }, ['warned bankgiro bankgiro']],
    ['a bankgiro of six digits', { bankgiro: '123456' }, ['warned bankgiro bankgiro']],
    ['a plusgiro of nine', { plusgiro: '123456789' }, ['warned plusgiro plusgiro']],
    [
      'an OCR of mod 11 alone',
      { bankgiro: '9912346', paymentReference: '1234-' },
      ['warned paymentReference reference'],
    ],
    [
      'an OCR without its length',
      { bankgiro: '9912346', paymentReference: '1230' },
      ['warned paymentReference ocrLength'],
    ],
    ['no account at all', {}, ['warned bankgiro noPayment']],
  ])('in Sweden: %s', (_, fields, said) =>
    expect(
      codesOf(make('person', { senderCountry: 'SE', senderOrganizationNo: '', ...fields })),
    ).toEqual(said),
  )

  test.each<[string, Partial<Record<DocumentField, string>>, string[]]>([
    ['71 with 15 digits', { fikCardType: '71', paymentReference: '000000000104422' }, []],
    [
      '71 with 14',
      { fikCardType: '71', paymentReference: '00000000104422' },
      ['warned paymentReference fikReference'],
    ],
    [
      '71 with a wrong last digit',
      { fikCardType: '71', paymentReference: '000000000104423' },
      ['warned paymentReference fikReference'],
    ],
    ['73 without one', { fikCardType: '73' }, []],
    [
      'a creditor of seven digits',
      { fikCardType: '73', fikCreditorNo: '8123456' },
      ['warned fikCreditorNo fikCreditor'],
    ],
  ])('on a Danish slip: %s', (_, fields, said) =>
    expect(
      codesOf(
        make('person', {
          senderCountry: 'DK',
          senderOrganizationNo: '',
          fikCreditorNo: '81234567',
          ...fields,
        }),
      ),
    ).toEqual(said),
  )

  test('is nothing with lines that are not readable, or without any', () => {
    const broken = make('business')
    const [first] = broken.lines
    expect(codesOf({ ...broken, lines: [{ ...first!, price: 'x' }] })).toEqual([
      'refused lines lineNumber',
    ])
    expect(codesOf({ ...broken, lines: [{ ...first!, text: '' }] })).toEqual([
      'refused lines lineText',
    ])
    expect(codesOf({ ...broken, lines: [] })).toEqual(['refused lines noLine'])
  })

  test.each([
    [{ price: '' }, ['price']],
    [{ quantity: 'x', vat: '-1' }, ['quantity', 'vat']],
    [{ vat: 'x', category: 'E' as const }, []],
    [{ text: ' ' }, ['text']],
  ])('is kept back by no other box of a line than those that are wrong (%o)', (part, wrong) => {
    const typed = make('business')
    const { findings } = reviewDocument({ ...typed, lines: [{ ...typed.lines[0]!, ...part }] })
    expect(findings.flatMap(({ boxes = [] }) => boxes)).toEqual(wrong)
    expect(countRefusedFields(findings)).toBe(wrong.length)
  })

  test.each([
    ['no file', [], ['refused files pdfMissing']],
    ['a picture', [png], ['refused files notPdf']],
    ['two files', [pdf, pdf], ['refused files onePdf']],
    ['one PDF', [pdf], []],
  ] as const)('as a letter with %s', (_, files, said) => {
    const address = { address1: 'Storgata 7', postCode: '0184', city: 'Oslo' }
    expect(codesOf(make('letter', address, { files }))).toEqual(said)
  })

  test('as a letter needs what stands on the envelope', () =>
    expect(codesOf(make('letter', { name: '' }, { files: [pdf] }))).toEqual([
      'refused name missing',
      'refused address1 missing',
      'refused postCode missing',
      'refused city missing',
    ]))
})

test('a due date that is over is doubted, where it is known which day it is', () => {
  const past = make('person', { issueDate: '2026-02-01', dueDate: '2026-02-15' })
  const codesAt = (today: string | null) =>
    reviewDocument(past, checks, today).findings.map(({ code }) => code)
  expect(codesAt('2026-02-15')).not.toContain('duePassed')
  expect(codesAt('2026-02-16')).toContain('duePassed')
  expect(codesAt(null)).not.toContain('duePassed')
})
