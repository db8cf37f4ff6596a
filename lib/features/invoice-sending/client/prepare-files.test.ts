import { expect, test } from 'vitest'
import { canGoOut } from '@/lib/features/invoice-sending/domain/prepared-document'
import { type CheckedFile, prepareFiles } from './prepare-files'

const companies = [
  { companyId: 501, known: { CompanyId: 501, OrganizationNumber: '984 842 252' } },
  { companyId: 502, known: { CompanyId: 502, OrganizationNumber: '991825827' } },
]
const file = (
  identifier: string,
  { ID = identifier, seller = '984842252', ...more }: Record<string, unknown> = {},
): CheckedFile => ({
  ...{ filename: `${identifier}.xml`, identifier, broken: 0 },
  reading: {
    ...{ ok: true, notCarried: [], unlisted: 0 },
    document: {
      kind: 'invoice',
      body: {
        ID,
        AccountingSupplierParty: {
          Party: { PartyLegalEntity: [{ CompanyID: { Value: seller } }] },
        },
        AccountingCustomerParty: {
          Party: {
            EndpointID: { Value: '987654325', SchemeID: '0192' },
            PartyLegalEntity: [{ RegistrationName: 'Fjord AS' }],
          },
        },
        LegalMonetaryTotal: { PayableAmount: { Value: '1250.50', CurrencyID: 'NOK' } },
        ...more,
      },
    },
  } as never,
})
const list = (files: readonly CheckedFile[], companyId: number | null = null, own = companies) =>
  prepareFiles(files, { companyId, companies: own }).map((each) => ({
    ...each,
    is: each.reasons.map((reason) => reason.is),
  }))

test('a file goes out as it is, for the company whose number it names', () => {
  const [one, other] = list([file('a'), file('b', { seller: '991825827' })])
  expect(one).toMatchObject({
    ...{ key: 'a', verdict: 'ready', companyId: 501, replaces: null, total: '1250.50' },
    ...{ number: 'a', name: 'Fjord AS', reach: '987654325', currency: 'NOK' },
    document: { operation: 'sendB2bInvoice', body: { Identifier: 'a', ID: 'a' } },
  })
  expect(other).toMatchObject({ companyId: 502, verdict: 'ready' })
})

test('two files of one number are doubles where one company sends both, whoever they name', () => {
  const files = [file('a', { ID: '7' }), file('b', { ID: '7', seller: '991825827' })]
  expect(list(files)).toMatchObject([{ verdict: 'ready' }, { verdict: 'ready' }])
  expect(list(files, 501)).toMatchObject([{ verdict: 'ready' }, { is: ['double', 'otherSeller'] }])
})

test('two files of one number that ask for different amounts, or ask different people, are both to be checked', () => {
  const other = { LegalMonetaryTotal: { PayableAmount: { Value: '1250.05', CurrencyID: 'NOK' } } }
  const inEuro = { LegalMonetaryTotal: { PayableAmount: { Value: '1250.50', CurrencyID: 'EUR' } } }
  const named = {
    AccountingCustomerParty: { Party: { PartyLegalEntity: [{ RegistrationName: 'Tveit AS' }] } },
  }
  for (const more of [other, inEuro, named])
    expect(list([file('a', { ID: '7' }), file('b', { ID: '7', ...more })])).toMatchObject([
      { verdict: 'doubtful', is: ['double'] },
      { verdict: 'doubtful', is: ['double'] },
    ])
})

test('a file of nobody’s number waits for a company, and one of another seller is to be checked', () => {
  const foreign = file('a', { seller: '111111111' })
  expect(list([foreign])).toMatchObject([{ verdict: 'held', is: ['noCompany'], document: null }])
  expect(list([foreign], 502)).toMatchObject([
    { verdict: 'doubtful', companyId: 502, is: ['otherSeller'] },
  ])
  expect(list([foreign], null, companies.slice(0, 1))).toMatchObject([
    { verdict: 'doubtful', companyId: 501, is: ['otherSeller'] },
  ])
})

test('a number that two companies have names neither', () =>
  expect(
    list([file('a')], null, [companies[0]!, { ...companies[0]!, companyId: 503 }]),
  ).toMatchObject([{ verdict: 'held', is: ['noCompany'] }]))

test('the same file twice goes out once, under keys that differ; the same number is to be checked', () => {
  const again = list([file('a'), { ...file('a'), filename: 'copy.xml' }, file('b', { ID: 'a' })])
  expect(again.map(({ verdict, is }) => [verdict, is])).toEqual([
    ['ready', []],
    ['held', ['sameFile']],
    ['doubtful', ['double']],
  ])
  expect(new Set(again.map(({ key }) => key)).size).toBe(3)
  expect(again.map((each) => canGoOut(each))).toEqual([true, false, true])
})

test('what the rules break and what cannot be carried is to be checked', () => {
  const partly = file('b')
  const [broken, some] = list([
    { ...file('a'), broken: 2 },
    {
      ...partly,
      reading: {
        ...partly.reading,
        notCarried: [{ path: '/Invoice/X', reason: 'unknownElement', count: 1 }],
      } as never,
    },
  ])
  expect(broken).toMatchObject({ verdict: 'doubtful', reasons: [{ is: 'rules', count: 2 }] })
  expect(some).toMatchObject({ verdict: 'doubtful', is: ['partly'] })
})

test('what cannot be read is none, and an amount that is no number is not told', () => {
  const odd = file('b', { LegalMonetaryTotal: { PayableAmount: { Value: '1 250,50' } } })
  const unread: CheckedFile = { ...file('a'), reading: { ok: false, problem: 'empty' } }
  expect(list([unread, odd])).toMatchObject([{ key: 'b', total: null, currency: '' }])
})
