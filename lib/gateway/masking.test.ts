import { expect, test } from 'vitest'
import { masked } from './masking'

const fields = ['ssn', 'bankAccountNo', 'dateOfBirth']

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
])('%s', (_, answer, shown) => expect(masked(answer, fields)).toEqual(shown))

test('what was masked is a copy: the answer itself keeps its values', () => {
  const answer = { ssn: '01019030071' }
  masked(answer, fields)
  expect(answer.ssn).toBe('01019030071')
})
