import { describe, expect, test } from 'vitest'
import type { Customer } from '@/lib/contracts/receivables/customers'
import { checkCustomer } from '@/lib/features/customers/domain/field-checks'
import { checkNumbers } from '@/lib/shared/checks/number-checks'
import type { CustomerFinding } from './check-row'
import { sentFields, toOldField } from './import-fields'
import {
  createRowReviewer,
  type PlanRules,
  type RowDecisions,
  type StoredLookup,
} from './review-row'

const stored: Customer = {
  customerNo: '7',
  name: 'Kari Nordmann',
  phoneNo: '+47 22 33 44 55',
  organizationNo: '974760673',
  emailAddressDocument: ['kari@nordmann.example'],
  ssn: '••••• ~k3',
  dueDays: 14,
  vatLiable: true,
  postalAddress: {
    name: 'Kari',
    addressLine1: 'Storgata 1',
    addressLine2: 'c/o Hansen',
    addressLine3: '',
    postalCode: '0155',
    cityName: 'Oslo',
    countryText: '',
    countryCode: 'NO',
  },
}

const found = (customer: Customer): StoredLookup => ({ is: 'found', customer })

type Scene = Partial<PlanRules & RowDecisions> & {
  lookup?: StoredLookup | undefined
  columns?: string[]
  sameLines?: number[]
  read?: CustomerFinding[]
}

function review(
  values: Record<string, string>,
  { lookup = found(stored), columns = [], sameLines = [2], read = [], ...said }: Scene = {},
) {
  const keys = [...Object.keys(values), ...columns]
  const { doubles = null, leftOut = new Set<number>(), ...rules } = said
  const reviewRow = createRowReviewer({
    effect: 'update',
    fields: sentFields.filter((field) => keys.includes(field)),
    olds: sentFields.filter((field) => keys.includes(toOldField(field))),
    meanings: {},
    today: '2026-11-26',
    check: (typed) => checkCustomer(typed, checkNumbers),
    findStored: () => lookup,
    isInBatch: () => false,
    ...rules,
  })
  const row = { line: 2, values: { customerNo: '7', ...values }, findings: read, sameLines }
  return reviewRow(row, { doubles, leftOut })
}

const why = ({ findings }: ReturnType<typeof review>) =>
  findings.map((each) => `${each.is} ${each.why}`)

describe('a row of an import of customers', () => {
  test('that changes a city sends the whole address, with the other lines as they were read', () => {
    const { plan, findings } = review({ cityName: 'Bergen', postalCode: '0155' })
    expect(findings).toEqual([])
    expect(plan?.customer).toEqual({
      line: 2,
      name: 'Kari Nordmann',
      customer: {
        customerNo: '7',
        postalAddress: {
          addressLine1: 'Storgata 1',
          addressLine2: 'c/o Hansen',
          addressLine3: '',
          postalCode: '0155',
          cityName: 'Bergen',
          countryText: '',
          countryCode: 'NO',
        },
      },
      before: {
        'postalAddress.addressLine1': 'Storgata 1',
        'postalAddress.addressLine2': 'c/o Hansen',
        'postalAddress.addressLine3': '',
        'postalAddress.postalCode': '0155',
        'postalAddress.cityName': 'Oslo',
        'postalAddress.countryText': '',
        'postalAddress.countryCode': 'NO',
      },
      keepsAddress: true,
    })
    expect(plan?.address.lost).toEqual([])
  })

  test('that has all seven lines keeps none of what was read', () => {
    const lines = { ...stored.postalAddress, cityName: 'Bergen' } as Record<string, string>
    const { name: _, ...group } = lines
    const cells = Object.fromEntries(Object.entries(group).filter(([, text]) => text !== ''))
    const { plan } = review(cells, {
      columns: Object.keys(group),
      meanings: { addressLine3: 'blank', countryText: 'blank' },
    })
    expect(plan?.customer?.keepsAddress).toBe(false)
    expect(plan?.address).toMatchObject({ effect: 'changed', filled: [], lost: [], unknown: [] })
  })

  test('whose empty line blanks says which line is lost', () => {
    const { plan } = review({}, { columns: ['addressLine2'], meanings: { addressLine2: 'blank' } })
    expect(plan?.address.lost).toEqual(['addressLine2'])
    expect(plan?.customer?.customer.postalAddress).toMatchObject({
      addressLine1: 'Storgata 1',
      addressLine2: '',
    })
  })

  test.each(['shortRow', 'mergedRow'])(
    'of which cells are missing blanks nothing: %s',
    (reason) => {
      const columns = ['addressLine2', 'phoneNo']
      const meanings = { addressLine2: 'blank', phoneNo: 'blank' } as const
      const read = [{ field: null, is: 'warned', why: reason, value: '' } as const]
      const row = review({ cityName: 'Bergen' }, { columns, meanings, read })
      expect(why(row)).toEqual([`warned ${reason}`])
      expect(row.plan?.customer?.customer).toMatchObject({
        postalAddress: { addressLine2: 'c/o Hansen', cityName: 'Bergen' },
      })
      expect(row.plan?.customer?.customer).not.toHaveProperty('phoneNo')
    },
  )

  test.each([['keep'], [undefined]] as const)(
    'whose empty cells mean %s changes nothing and stays behind',
    (meaning) => {
      const row = review(
        {},
        {
          columns: ['addressLine2', 'phoneNo'],
          meanings: { addressLine2: meaning, phoneNo: meaning },
        },
      )
      expect(why(row)).toEqual(['excluded nothing'])
      expect(row.plan?.customer).toBeNull()
      expect(row.plan?.fields.map(({ is }) => is)).toEqual(['keep', 'keep'])
    },
  )

  test('that says what is stored, in other words, changes nothing', () => {
    expect(
      why(
        review({
          ...{ name: 'Kari Nordmann', dueDays: '14', vatLiable: 'ja', cityName: 'Oslo' },
          emailAddressDocument: '<kari@nordmann.example>',
        }),
      ),
    ).toEqual(['excluded nothing'])
  })

  test('compares a line of an address to the letter, as the service does', () => {
    const customer = { ...stored, postalAddress: { ...stored.postalAddress, cityName: 'A\u030as' } }
    const { plan } = review({ cityName: '\u00c5s' }, { lookup: found(customer) })
    expect(plan?.customer?.customer.postalAddress?.cityName).toBe('\u00c5s')
  })

  test.each([
    ['absent', undefined],
    ['null', null],
    ['blotted out by the service', 'S*******'],
  ])('over an address with a line that is %s asks, because that line could be lost', (_, line) => {
    const customer = { ...stored, postalAddress: { ...stored.postalAddress, addressLine2: line } }
    const row = review({ cityName: 'Bergen' }, { lookup: found(customer) })
    expect(why(row)).toEqual(['warned unknownLines'])
    expect(row.findings[0]?.value).toBe('addressLine2')
    expect(row.plan?.customer?.customer.postalAddress?.addressLine2).toBe('')
    expect(why(review({ phoneNo: '+4722334456' }, { lookup: found(customer) }))).toEqual([])
    expect(
      why(review({ cityName: 'Bergen', addressLine2: 'c/o Berg' }, { lookup: found(customer) })),
    ).toEqual([])
  })

  test('that empties the whole address asks', () => {
    const columns = Object.keys(stored.postalAddress!).filter((line) => line !== 'name')
    const meanings = Object.fromEntries(columns.map((line) => [line, 'blank' as const]))
    expect(why(review({}, { columns, meanings }))).toEqual(['warned addressEmptied'])
  })

  test('sets an identity number without comparing it, and keeps nothing of the one before', () => {
    const { plan } = review({ ssn: '15885098765' })
    expect(plan?.fields).toEqual([
      {
        field: 'ssn',
        is: 'setHidden',
        before: undefined,
        after: '15885098765',
        sent: '15885098765',
      },
    ])
    expect(plan?.customer?.before).toEqual({})
  })

  test('says which e-mail addresses are cleaned, and sends them as they are', () => {
    const row = review({ emailAddressDocument: '<ola@berg.example>; per@dal.example' })
    expect(row.cleaned).toBe(1)
    expect(row.plan?.fields[0]?.after).toEqual(['ola@berg.example', 'per@dal.example'])
    expect(row.plan?.customer?.customer.emailAddressDocument?.[0]).toBe('<ola@berg.example>')
    expect(why(row)).toEqual([])
  })

  test('warns of a check digit only where the number is changed', () => {
    expect(why(review({ organizationNo: '974760674' }))).toEqual([
      'warned organizationNoCheckDigit',
    ])
    const wrong = { ...stored, organizationNo: '974760674' }
    expect(
      why(
        review({ organizationNo: '974760674', phoneNo: '+4722334456' }, { lookup: found(wrong) }),
      ),
    ).toEqual([])
  })

  test.each([
    [{ customerNo: '' }, 'refused missing'],
    [{ customerNo: '..' }, 'refused notCustomerNo'],
    [{ dueDays: '14.5' }, 'refused notWhole'],
    [{ vatLiable: 'perhaps' }, 'refused notYesNo'],
    [{ secondaryEmailAddress: ' ; ' }, 'refused noEntry'],
    [{ name: 'x'.repeat(100_000) }, 'refused tooLong'],
    [{ name: 'a\ud800b' }, 'refused illFormed'],
    [{ name: 'a\0b' }, 'refused illFormed'],
    [{ name: 'Ka\u200bri' }, 'warned invisibleCharacters'],
  ])('with %j: %s', (values, expected) => {
    expect(why(review(values as unknown as Record<string, string>))).toContain(expected)
  })

  const blotted = {
    ...stored,
    emailAddressDocument: ['k***@nordmann.example'],
    postalAddress: { ...stored.postalAddress, addressLine1: 'Stor***** 1' },
  }
  test.each([
    ['a list', { emailAddressDocument: 'k***@nordmann.example; ny@nordmann.example' }],
    ['a text', { phoneNo: '+47****4456' }],
    ['a mask with its mark', { ssn: '••••• ~k4' }],
    ['a line of an address that goes whole', { addressLine1: 'Stor***** 1', cityName: 'Bergen' }],
  ])('with a hidden part in %s is refused', (_, values) => {
    const [field] = Object.keys(values)
    expect(review(values, { lookup: found(blotted) }).findings).toContainEqual(
      expect.objectContaining({ field, is: 'refused', why: 'hiddenValue' }),
    )
  })

  test('with a hidden part that is stored just so sends the rest', () => {
    const values = { emailAddressDocument: 'k***@nordmann.example', addressLine1: 'Stor***** 1' }
    const row = review({ ...values, name: 'Ola' }, { lookup: found(blotted) })
    expect(why(row)).toEqual([])
    expect(row.plan?.customer?.customer).toEqual({ customerNo: '7', name: 'Ola' })
  })

  test('of a new customer with a hidden part is refused', () =>
    expect(
      why(review({ name: 'O** N**' }, { lookup: { is: 'missing' }, effect: 'create' })),
    ).toContain('refused hiddenValue'))

  test('with a formula is a text like any other', () => {
    const { plan } = review({ name: '=HYPERLINK("http://x.example")' })
    expect(plan?.customer?.customer.name).toBe('=HYPERLINK("http://x.example")')
  })

  test('of an unknown customer stays behind, and one that could not be read too', () => {
    expect(why(review({ name: 'Ola' }, { lookup: { is: 'missing' } }))).toEqual([
      'excluded unknown',
    ])
    expect(why(review({ name: 'Ola' }, { lookup: { is: 'untold' } }))).toEqual(['refused untold'])
    expect(review({ name: 'Ola' }, { findStored: () => undefined }).plan).toBeNull()
  })

  test('stays behind as a double, or because another row was chosen', () => {
    const sameLines = [2, 5]
    expect(why(review({ name: 'Ola' }, { sameLines }))).toEqual(['refused double'])
    expect(why(review({ name: 'Ola' }, { sameLines, doubles: 'last' }))).toEqual(['excluded other'])
    expect(why(review({ name: 'Ola' }, { sameLines, doubles: 'first' }))).toEqual([])
    expect(why(review({ name: 'Ola' }, { sameLines, leftOut: new Set([5]) }))).toEqual([])
  })

  test('of a customer in a batch that has not ended asks', () =>
    expect(why(review({ name: 'Ola' }, { isInBatch: () => true }))).toEqual(['warned inBatch']))

  describe('with old values', () => {
    const columns = ['old.name']

    test.each([
      ['is still stored', { 'old.name': 'Kari Nordmann' }, []],
      ['is not stored any more', { 'old.name': 'Kari Berg' }, ['warned changedSince']],
      ['was blank, and is not now', {}, ['warned changedSince']],
    ])('one that %s', (_, old, expected) =>
      expect(why(review({ name: 'Ola', ...(old as object) }, { columns }))).toEqual(expected),
    )

    test.each(['shortRow', 'mergedRow'])(
      'says nothing of one that may be missing from its row: %s',
      (reason) => {
        const read = [{ field: null, is: 'warned', why: reason, value: '' } as const]
        expect(why(review({ name: 'Ola' }, { columns, read }))).toEqual([`warned ${reason}`])
        const told = { name: 'Ola', 'old.name': 'Kari Berg' }
        expect(why(review(told, { columns, read }))).toContain('warned changedSince')
      },
    )

    test('asks where an old value cannot be read, and not where the stored one is hidden', () => {
      expect(
        why(
          review({ vatLiable: 'nei', 'old.vatLiable': 'perhaps' }, { columns: ['old.vatLiable'] }),
        ),
      ).toEqual(['warned changedSince'])
      const hidden = review({ ssn: '15885098765', 'old.ssn': 'x' }, { columns: ['old.ssn'] })
      expect(why(hidden)).not.toContain('warned changedSince')
    })

    test('a blank one that is still blank is no change', () => {
      const customer = { ...stored, informalName: '' }
      const said = { columns: ['old.informalName'], lookup: found(customer) }
      expect(why(review({ informalName: 'Kari' }, said))).toEqual([])
    })

    test('nothing is said where the new value is there already', () =>
      expect(why(review({ name: 'Kari Nordmann', 'old.name': 'Kari Berg' }, { columns }))).toEqual([
        'excluded nothing',
      ]))
  })

  describe('that creates', () => {
    const rules = { effect: 'create', lookup: { is: 'missing' } } as const

    test('sends what it holds', () => {
      const { plan } = review({ name: 'Ola', cityName: 'Bergen' }, rules)
      expect(plan?.address.effect).toBe('first')
      expect(plan?.customer?.isNew).toBe(true)
      expect(plan?.customer?.customer).toEqual({
        customerNo: '7',
        name: 'Ola',
        postalAddress: { cityName: 'Bergen' },
      })
    })

    test('asks where there is no name, and where the customer is there already', () => {
      expect(why(review({ cityName: 'Bergen' }, rules))).toEqual(['warned noName'])
      const row = review({ cityName: 'Bergen' }, { effect: 'create' })
      expect(why(row)).toEqual(['warned exists'])
      expect(row.plan?.customer?.keepsAddress).toBe(true)
      expect(row.plan?.customer?.isNew).toBeUndefined()
    })

    test('is not sent while nobody knows whether the customer is there', () =>
      expect(why(review({ name: 'Ola' }, { effect: 'create', lookup: { is: 'untold' } }))).toEqual([
        'refused untold',
      ]))
  })
})

describe('a row that comes again', () => {
  const asked: string[] = []
  const reviewRow = createRowReviewer({
    ...{ effect: 'update', fields: ['name'], olds: [], meanings: {}, today: '2026-11-26' },
    check: ({ name }) => {
      asked.push(name ?? '')
      return {}
    },
    findStored: () => found(stored),
    isInBatch: () => false,
  })
  const said = { doubles: null, leftOut: new Set<number>() }
  const rowOf = (name: string, line = 2) => ({
    ...{ line, values: { customerNo: '7', name }, findings: [], sameLines: [2, 3] },
  })

  test('is planned anew only where it holds something else, and what a person says counts at once', () => {
    expect(why(reviewRow(rowOf('Ola'), said))).toEqual(['refused double'])
    expect(why(reviewRow(rowOf('Ola'), { ...said, doubles: 'first' }))).toEqual([])
    expect(asked).toEqual(['Ola'])
    expect(reviewRow(rowOf('Per'), said).plan?.customer?.customer.name).toBe('Per')
    expect(reviewRow(rowOf('Ola', 3), said).line).toBe(3)
    expect(asked).toEqual(['Ola', 'Per', 'Ola'])
    const { values: _, ...bare } = rowOf('')
    expect(reviewRow({ ...bare, values: { customerNo: '7' } }, said).plan?.customer).toBeNull()
    expect(reviewRow(rowOf('Ola'), said).plan?.customer?.customer.name).toBe('Ola')
  })
})
