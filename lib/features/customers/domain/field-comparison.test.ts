import { describe, expect, test } from 'vitest'
import {
  compareSentFields,
  type FieldState,
  getValueAt,
  isShown,
  type SentFieldChange,
} from './field-comparison'

const standing = (field: string, sent: unknown, before: unknown, stored: unknown): FieldState => {
  const [outer = '', inner] = field.split('.')
  const read = inner ? { [outer]: { [inner]: stored } } : { [outer]: stored }
  return compareSentFields([{ field, sent, before }], read)[0]!.standing
}

test.each([
  ['the same text', 'name', 'Kari', 'Ola', 'Kari', 'as-sent'],
  ['the text of before', 'name', 'Kari', 'Ola', 'Ola', 'as-before'],
  ['a third text', 'name', 'Kari', 'Ola', 'Kari ', 'other'],
  ['nothing', 'name', 'Kari', 'Ola', undefined, 'unknown'],
  ['null', 'name', 'Kari', 'Ola', null, 'unknown'],
  ['nothing, where nobody saw anything before', 'name', 'Kari', null, undefined, 'unknown'],
  ['nothing, of a blank that was sent', 'phoneNo', '', '1', undefined, 'unknown'],
  ['a blank that was sent', 'phoneNo', '', '1', '', 'as-sent'],
  ['a text where nothing was sent', 'name', null, 'Ola', 'Kari', 'unknown'],
  ['an object where a text was sent', 'name', 'Kari', 'Ola', { text: 'Kari' }, 'unknown'],
  [
    'a text in other lines and other letters for the same',
    'customerMessage',
    'a\nb\u00e5',
    '',
    'a\r\nba\u030a',
    'as-sent',
  ],
  ['a value that the service blots out', 'phoneNo', '+4722334455', '1', '+47****4455', 'unknown'],
  [
    'a value that the service blots out, as it did before',
    'phoneNo',
    '+4722334455',
    '+47****1111',
    '+47****1111',
    'unknown',
  ],
  ['another text with stars', 'customerMessage', 'see', 'x', '** see **', 'other'],
  ['a value that was sent with stars', 'customerMessage', '** see **', 'x', '** see **', 'as-sent'],
  [
    'a day with a midnight',
    'stopReminderUntil',
    '2026-12-31',
    '2026-11-01',
    '2026-12-31T00:00:00Z',
    'as-sent',
  ],
  [
    'a day in another style',
    'stopReminderUntil',
    '2026-12-31',
    '2026-11-01',
    '01.11.2026',
    'as-before',
  ],
  [
    'a day that cannot be read',
    'stopReminderUntil',
    '2026-12-31',
    '2026-11-01',
    '2026-11-31',
    'unknown',
  ],
  [
    'the unreadable day of before',
    'stopReminderUntil',
    '2026-12-31',
    '2026-11-31',
    '2026-11-31',
    'as-before',
  ],
  [
    'a day, where what was sent is none',
    'stopReminderUntil',
    '2026-11-31',
    '2026-11-01',
    '2026-12-01',
    'unknown',
  ],
  [
    'another day that cannot be read',
    'stopReminderUntil',
    '2026-12-31',
    '2026-11-31',
    '2026-13-01',
    'unknown',
  ],
  ['a number as a text', 'dueDays', 14, 30, '14', 'as-sent'],
  ['another number as a text', 'dueDays', 14, 30, '30', 'as-before'],
  [
    'a number that only a text holds',
    'limitAmount',
    '9007199254740993',
    100,
    '9007199254740993',
    'as-sent',
  ],
  ['the number beside it', 'limitAmount', '9007199254740993', 100, 9007199254740992, 'other'],
  [
    'a number that only a text holds, as before',
    'limitAmount',
    100,
    '9007199254740993',
    '9007199254740993.0',
    'as-before',
  ],
  ['a number that is too long', 'limitAmount', 100, 200, '1e400', 'unknown'],
  ['no number', 'dueDays', 14, 30, 'soon', 'unknown'],
  ['a zero, where a blank was sent', 'dueDays', '', 14, 0, 'other'],
  ['a zero, where blanks were sent', 'dueDays', '  ', 14, 0, 'other'],
  [
    'a third day, where a blank was sent',
    'stopReminderUntil',
    '',
    '2026-11-01',
    '2026-11-05',
    'other',
  ],
  ['no as a text', 'vatLiable', false, true, 'false', 'as-sent'],
  ['yes as a text', 'vatLiable', true, false, 'true', 'as-sent'],
  ['yes in a way of its own', 'vatLiable', true, false, 'J', 'unknown'],
  [
    'cleaned e-mails',
    'emailAddressDocument',
    [' <kari@n.example>'],
    [],
    ['kari@n.example'],
    'as-sent',
  ],
  [
    'e-mails as they were typed',
    'emailAddressDocument',
    [' <kari@n.example>'],
    [],
    [' <kari@n.example>'],
    'as-sent',
  ],
  [
    'e-mails in another order',
    'emailAddressDocument',
    ['a@n.example', 'b@n.example'],
    [],
    ['b@n.example', 'a@n.example'],
    'other',
  ],
  ['no e-mails, as before', 'emailAddressDocument', ['a@n.example'], [], [], 'as-before'],
  [
    'e-mails in part',
    'emailAddressDocument',
    ['a@n.example', 'b@n.example'],
    [],
    ['a@n.example'],
    'other',
  ],
  [
    'one e-mail more',
    'emailAddressDocument',
    ['a@n.example'],
    [],
    ['a@n.example', 'b@n.example'],
    'other',
  ],
  [
    'e-mails of which the last is another',
    'emailAddressDocument',
    ['a@n.example', 'b@n.example'],
    [],
    ['a@n.example', 'c@n.example'],
    'other',
  ],
  [
    'the sent one among what is no e-mail',
    'emailAddressDocument',
    [5, 'a@n.example'],
    [],
    [5, 'a@n.example'],
    'as-sent',
  ],
  ['a number, where an e-mail was sent', 'emailAddressDocument', [5], [], ['5'], 'other'],
  ['blotted e-mails', 'emailAddressDocument', ['a@n.example'], [], ['a**@n.example'], 'unknown'],
  [
    'e-mails of which one is blotted',
    'emailAddressDocument',
    ['a@n.example', 'b@n.example'],
    [],
    ['a**@n.example', 'b@n.example'],
    'unknown',
  ],
  [
    'a text where a list was sent',
    'emailAddressDocument',
    ['a@n.example'],
    [],
    'a@n.example',
    'unknown',
  ],
  ['blocks, which are never cleaned', 'peppolBlockIds', [' 1'], [], ['1'], 'other'],
  ['a list, where a text was sent', 'name', 'Kari', 'Ola', ['Kari'], 'unknown'],
  ['a list, where a blank list was sent', 'options', [], ['x'], ['x'], 'as-before'],
  ['the same mask', 'ssn', '••••• ~a', '••••• ~b', '••••• ~a', 'as-sent'],
  ['the mask of before', 'ssn', '••••• ~a', '••••• ~b', '••••• ~b', 'as-before'],
  ['another mask', 'ssn', '••••• ~a', '••••• ~b', '••••• ~c', 'other'],
  ['a mask without a mark', 'ssn', '••••• ~a', '••••• ~b', '•••••', 'unknown'],
  ['a mask, where what was sent has none', 'ssn', '•••••', '••••• ~b', '••••• ~a', 'unknown'],
  ['a mask without a mark, as it was sent', 'ssn', '•••••', '••••• ~b', '•••••', 'unknown'],
  ['a mask, where a value was sent', 'ssn', '01019030071', '••••• ~b', '••••• ~a', 'unknown'],
  ['a value beside a mask', 'ssn', '••••• ~a', '••••• ~b', '01019030071', 'unknown'],
])('%s', (_, field, sent, before, stored, is) =>
  expect(standing(field, sent, before, stored)).toBe(is),
)

test.each([
  ['a changed line is as sent', 'Bergen', '5003', 'as-sent'],
  ['another line holds something else', 'Bergen', '0001', 'unknown'],
  ['another line is as before', 'Bergen', '0155', 'unknown'],
  ['no line is as sent', 'Oslo', '0155', 'unknown'],
])('a cleared line that is not shown, where %s', (_, cityName, postalCode, is) => {
  const fields = [
    { field: 'postalAddress.cityName', sent: 'Bergen', before: 'Oslo' },
    { field: 'postalAddress.postalCode', sent: '5003', before: '0155' },
    { field: 'postalAddress.addressLine2', sent: '', before: 'c/o Berg' },
  ]
  expect(compareSentFields(fields, { postalAddress: { cityName, postalCode } })[2]).toMatchObject({
    standing: is,
    isTelling: true,
  })
})

test.each([
  ['was another before', 'Kari', 'Ola', true],
  ['was the same before', 'Kari', 'Kari', false],
  ['nobody looked at before', 'Kari', undefined, true],
  ['no read showed before', 'Kari', null, true],
  ['was blotted out before', '+4722334455', '+47****4455', true],
  ['was the same mask before', '••••• ~a', '••••• ~a', false],
  ['was a mask without a mark before', '•••••', '•••••', true],
])(
  'a field that holds what was sent proves something, or not: one that %s',
  (_, sent, before, isTelling) =>
    expect(compareSentFields([{ field: 'name', sent, before }], { name: sent })[0]).toMatchObject({
      field: 'name',
      isTelling,
    }),
)

describe('a blank line of an address that is not shown', () => {
  const city = { field: 'postalAddress.cityName', sent: 'Bergen', before: 'Oslo' }
  const of = (line: SentFieldChange, postalAddress: object, first: SentFieldChange = city) =>
    compareSentFields([first, line], { postalAddress })[1]!
  const cleared = { field: 'postalAddress.addressLine2', sent: '', before: 'c/o Berg' }

  test('is cleared where null stands for it as well', () =>
    expect(of(cleared, { cityName: 'Bergen', addressLine2: null })).toMatchObject({
      standing: 'as-sent',
      isTelling: true,
    }))

  test('tells nothing where no read has ever shown it, and something where nobody looked', () => {
    expect(of({ ...cleared, before: null }, { cityName: 'Bergen' }).isTelling).toBe(false)
    expect(of({ ...cleared, before: undefined }, { cityName: 'Bergen' }).isTelling).toBe(true)
    expect(
      of({ ...cleared, before: null }, { cityName: 'Bergen', addressLine2: '' }).isTelling,
    ).toBe(true)
    expect(
      of({ ...cleared, sent: 'c/o Dahl', before: null }, { cityName: 'Bergen' }).isTelling,
    ).toBe(true)
  })

  test('is not known where the line beside it held before what was sent', () =>
    expect(of(cleared, { cityName: 'Bergen' }, { ...city, before: 'Bergen' }).standing).toBe(
      'unknown',
    ))

  test('is not known where any line of the group is shown blank, sent or not', () =>
    expect(of(cleared, { cityName: 'Bergen', countryText: '' }).standing).toBe('unknown'))

  test('is not known where only a field outside of the group is as sent', () => {
    const fields = [{ field: 'name', sent: 'Kari', before: 'Ola' }, cleared]
    expect(
      compareSentFields(fields, { name: 'Kari', postalAddress: { cityName: 'Bergen' } })[1]!
        .standing,
    ).toBe('unknown')
  })

  test('is not known outside of the group', () => {
    expect(
      of({ field: 'postalAddress.name', sent: '', before: 'Kari' }, { cityName: 'Bergen' })
        .standing,
    ).toBe('unknown')
    expect(
      of(
        { field: 'phoneNo', sent: '', before: '1' },
        { cityName: 'Bergen' },
        { field: 'name', sent: 'x', before: 'y' },
      ).standing,
    ).toBe('unknown')
  })
})

test.each([
  ['a text', 'Kari', true],
  ['a blank', '', true],
  ['a number', 0, true],
  ['a mask with a mark', '••••• ~a', true],
  ['a mask without a mark', '•••••', false],
  ['what the service blots out', 'k***@n.example', false],
  ['what it blots out far behind', `${'x'.repeat(498)}**`, false],
  ['a long text with stars behind its first 500 letters', `${'x'.repeat(499)}**`, true],
  ['one star', '5* hotel', true],
  ['stars in place of a whole value', '********', false],
  ['stars in place of each of its words', '**** ****', false],
  ['stars in place of the first part', '****4455', false],
  ['stars in place of both ends', '**ri Nordma***', false],
  ['stars in place of a middle', '+47****4455', false],
  ['stars that are set off by blanks', '*** UKJENT ADRESSE ***', true],
  ['stars before a text', '** NB! Dødsbo', true],
  ['stars around a text', '**UKJENT ADRESSE**', true],
  ['stars around one word of it', 'Se **NB** her', true],
  ['stars around a word, and others in place of letters', '**NB** 0101*****', false],
  ['a list of which one entry is blotted', ['a@n.example', 'k***@n.example'], false],
  ['a list', ['a@n.example', '*** NB ***'], true],
  ['null', null, false],
  ['nothing', undefined, false],
])('%s is shown by a read, or not', (_, value, is) => expect(isShown(value)).toBe(is))

test('a value is found under its path, and nothing where the path breaks off', () => {
  expect(getValueAt({ postalAddress: { cityName: 'Oslo' } }, 'postalAddress.cityName')).toBe('Oslo')
  expect(getValueAt({ postalAddress: null }, 'postalAddress.cityName')).toBeUndefined()
  expect(getValueAt(null, 'postalAddress.cityName')).toBeUndefined()
})
