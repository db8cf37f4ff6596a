import { expect, test } from 'vitest'
import { parseKeptFields, toKeptFields } from './kept-fields'

const blank = { organizationNumber: '', name: '', bankAccountNumber: '' }

test('a draft keeps what was typed, without blank fields and without the account', () => {
  const typed = { organizationNumber: '556036-0793', name: 'Nordkust AB', bankAccountNumber: '1' }
  expect(toKeptFields({ ...typed, targetGroup: '' })).toEqual({
    organizationNumber: '556036-0793',
    name: 'Nordkust AB',
  })
})

test.each([
  ['984 842 252', true],
  ['13585628', true],
  ['2077474-0', true],
  ['5560', true],
  ['85010', true],
  ['850101-1236', false],
  ['850101', false],
  ['8501611236', false],
  ['198501011236', false],
  ['198501', false],
  ['01019912345', false],
  ['410199', false],
  ['5101', true],
  ['510199', false],
  ['7241991234', true],
])('of an organization number that is typed as %s it keeps it: %s', (OrganizationNumber, isKept) =>
  expect(toKeptFields({ OrganizationNumber })).toEqual(isKept ? { OrganizationNumber } : {}),
)

test('no field keeps a person’s number', () =>
  expect(toKeptFields({ name: 'Kiosk 850101-1236', email: 'a@b.example' })).toEqual({
    email: 'a@b.example',
  }))

test.each([
  [
    { name: 'Nordkust', other: 'x', organizationNumber: 7 },
    { ...blank, name: 'Nordkust' },
  ],
  [
    { bankAccountNumber: '991-2346', name: 'Nordkust' },
    { ...blank, name: 'Nordkust' },
  ],
  [{ bankAccountNumber: '991-2346' }, null],
  [{ other: 'x' }, null],
  ['text', null],
  [null, null],
])('what a store holds is read as far as it is a draft: %j', (content, read) =>
  expect(parseKeptFields(content, blank)).toEqual(read),
)
