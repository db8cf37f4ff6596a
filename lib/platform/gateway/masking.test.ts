import { beforeEach, describe, expect, test } from 'vitest'
import { mask, toMaskOwner } from '@/lib/platform/database/mask'
import { isMasked, toVisibleMask } from '@/lib/shared/wire/masks'
import { useSettings } from '@/tests/support/settings'
import { maskFields } from './masking'

const fields = ['ssn', 'bankAccountNo', 'dateOfBirth']

beforeEach(() => useSettings())

/** What a reader sees of a masked answer. */
const shown = (value: unknown): unknown =>
  typeof value !== 'object' || value === null
    ? toVisibleMask(value)
    : Array.isArray(value)
      ? value.map(shown)
      : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shown(inner)]))

test.each([
  ['an identity number is hidden', { ssn: '01019030071' }, { ssn: '•••••' }],
  [
    'a bank account keeps its last four digits',
    { bankAccountNo: '86011117947' },
    { bankAccountNo: '••••• 7947' },
  ],
  [
    'a bank account too short for that keeps none',
    { bankAccountNo: '12345678' },
    { bankAccountNo: '•••••' },
  ],
  [
    'blank, null and absent stay what they are',
    { ssn: '', bankAccountNo: null },
    { ssn: '', bankAccountNo: null },
  ],
  [
    'values of another kind are hidden too',
    { ssn: { no: '01019030071' }, dateOfBirth: ['1990-01-01'], bankAccountNo: 86011117947 },
    { ssn: '•••••', dateOfBirth: '•••••', bankAccountNo: '•••••' },
  ],
  [
    'they are found however deep they stand',
    { customers: [{ name: 'Kari', debtors: [{ ssn: '1' }] }] },
    { customers: [{ name: 'Kari', debtors: [{ ssn: '•••••' }] }] },
  ],
  [
    'they are found in whatever case a service writes their names',
    {
      SSN: '01019030071',
      bank_account_no: '86011117947',
      customers: [{ DateOfBirth: '1990-01-01' }],
    },
    { SSN: '•••••', bank_account_no: '••••• 7947', customers: [{ DateOfBirth: '•••••' }] },
  ],
  [
    'nothing else is touched',
    { name: 'Kari', ssnCountry: 'NO', dueDays: 0, vatLiable: false },
    { name: 'Kari', ssnCountry: 'NO', dueDays: 0, vatLiable: false },
  ],
])('%s', (_, answer, expected) =>
  expect(shown(maskFields(answer, fields, '1001'))).toEqual(expected),
)

test('what was masked is a copy: the answer itself keeps its values', () => {
  const answer = { ssn: '01019030071' }
  maskFields(answer, fields, '1001')
  expect(answer.ssn).toBe('01019030071')
})

test('what has nothing to hide is the same, in its place beside what has', () => {
  const answer = [
    { name: 'Kari', ssn: null, emails: ['a@b.no'] },
    { name: 'Ola', ssn: '01019030071' },
  ]
  const [first, second] = maskFields(answer, fields, '1001') as typeof answer
  expect(first).toBe(answer[0])
  expect(shown(second)).toEqual({ name: 'Ola', ssn: '•••••' })
  expect(maskFields(null, fields, '1001')).toBeNull()
})

test('of no place a mask carries no mark, and still the end of an account', () => {
  const customer = {
    customerNo: '1',
    ssn: '01019030071',
    bankAccountNo: '86011117947',
    dateOfBirth: '',
  }
  expect(maskFields([customer], fields, null)).toEqual([
    { customerNo: '1', ssn: '•••••', bankAccountNo: '••••• 7947', dateOfBirth: '' },
  ])
})

describe('a mask', () => {
  const maskOf = (ssn: string) => (maskFields({ ssn }, fields, '1001') as { ssn: string }).ssn

  test('is the same for the same value and another for another, and is known for what it is', () => {
    expect(maskOf('01019030071')).toBe(maskOf('01019030071'))
    expect(maskOf('01019030071')).not.toBe(maskOf('01019030072'))
    expect(isMasked(maskOf('01019030071'))).toBe(true)
  })

  test('masked again stays as it is', () =>
    expect(maskOf(maskOf('01019030071'))).toBe(maskOf('01019030071')))

  test('means nothing under another key', () => {
    const before = maskOf('01019030071')
    useSettings()
    expect(maskOf('01019030071')).not.toBe(before)
  })

  test('differs between fields that hold the same', () => {
    const both = maskFields(
      { ssn: '1990-01-01', dateOfBirth: '1990-01-01' },
      fields,
      '1001',
    ) as Record<string, string>
    expect(both.ssn).not.toBe(both.dateOfBirth)
  })

  const markOf = (clientNo: string, customer: object) =>
    (maskFields({ customers: [customer] }, fields, clientNo) as { customers: [{ ssn: string }] })
      .customers[0].ssn
  const ssn = '01019030071'

  test('tells nobody which other customer or client holds the same (findings, B6)', () => {
    const marks = [
      markOf('1001', { customerNo: '1', ssn }),
      markOf('1001', { customerNo: '2', ssn }),
      markOf('1002', { customerNo: '1', ssn }),
      markOf('1001', { customerNumber: '3', ssn }),
      markOf('1001', { id: '1', ssn }),
      markOf('1001', { id: '2', ssn }),
      markOf('1001', { ssn }),
    ]
    expect(new Set(marks).size).toBe(marks.length)
  })

  test('is that of the customer in which it stands, however deep, and of nobody by what is no number', () => {
    const deep = maskFields(
      { customerNo: '1', nothing: null, inner: { list: [{ ssn }] } },
      fields,
      '1001',
    ) as { inner: { list: [{ ssn: string }] } }
    expect(deep.inner.list[0].ssn).toBe(mask('ssn', ssn, toMaskOwner('1001', '1')))
    expect(markOf('1001', { customerNo: '', id: '5', ssn })).toBe(markOf('1001', { id: '5', ssn }))
    const ofNobody = markOf('1001', { ssn })
    expect([
      markOf('1001', { id: 7, ssn }),
      markOf('1001', { id: '', ssn }),
      markOf('1001', { customerNo: 7, ssn }),
    ]).toEqual(Array(3).fill(ofNobody))
  })

  test('is the same for a customer wherever it is shown, so that before and after compare', () => {
    expect(markOf('1001', { customerNo: '1', ssn })).toBe(
      markOf('1001', { customerNumber: '1', id: 'x', ssn }),
    )
    expect(markOf('1001', { customerNo: '1', ssn })).toBe(
      (maskFields({ customerNo: '1', name: 'x', ssn }, fields, '1001') as { ssn: string }).ssn,
    )
    expect(markOf('1001', { customerNo: '1', inner: { ssn }, ssn })).toBe(
      mask('ssn', ssn, toMaskOwner('1001', '1')),
    )
  })
})
