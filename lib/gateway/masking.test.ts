import { beforeEach, describe, expect, test } from 'vitest'
import { useSettings } from '@/tests/support/settings'
import { isMasked, maskShown } from '../domain/masks'
import { masked } from './masking'

const fields = ['ssn', 'bankAccountNo', 'dateOfBirth']

beforeEach(() => useSettings())

/** What a reader sees of a masked answer. */
const shown = (value: unknown): unknown =>
  typeof value !== 'object' || value === null
    ? maskShown(value)
    : Array.isArray(value)
      ? value.map(shown)
      : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shown(inner)]))

test.each([
  ['an identity number is hidden', { ssn: '01019030071' }, { ssn: '•••••' }],
  ['a bank account keeps its last four digits', { bankAccountNo: '86011117947' }, { bankAccountNo: '••••• 7947' }],
  ['a bank account too short for that keeps none', { bankAccountNo: '12345678' }, { bankAccountNo: '•••••' }],
  ['blank, null and absent stay what they are', { ssn: '', bankAccountNo: null }, { ssn: '', bankAccountNo: null }],
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
    'nothing else is touched',
    { name: 'Kari', ssnCountry: 'NO', dueDays: 0, vatLiable: false },
    { name: 'Kari', ssnCountry: 'NO', dueDays: 0, vatLiable: false },
  ],
])('%s', (_, answer, expected) => expect(shown(masked(answer, fields))).toEqual(expected))

test('what was masked is a copy: the answer itself keeps its values', () => {
  const answer = { ssn: '01019030071' }
  masked(answer, fields)
  expect(answer.ssn).toBe('01019030071')
})

describe('a mask', () => {
  const maskOf = (ssn: string) => (masked({ ssn }, fields) as { ssn: string }).ssn

  test('is the same for the same value and another for another, and is known for what it is', () => {
    expect(maskOf('01019030071')).toBe(maskOf('01019030071'))
    expect(maskOf('01019030071')).not.toBe(maskOf('01019030072'))
    expect(isMasked(maskOf('01019030071'))).toBe(true)
  })

  test('masked again stays as it is', () => expect(maskOf(maskOf('01019030071'))).toBe(maskOf('01019030071')))

  test('means nothing under another key', () => {
    const before = maskOf('01019030071')
    useSettings()
    expect(maskOf('01019030071')).not.toBe(before)
  })

  test('differs between fields that hold the same', () => {
    const both = masked({ ssn: '1990-01-01', dateOfBirth: '1990-01-01' }, fields) as Record<string, string>
    expect(both.ssn).not.toBe(both.dateOfBirth)
  })
})
