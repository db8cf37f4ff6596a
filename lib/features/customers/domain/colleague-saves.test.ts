import { describe, expect, test } from 'vitest'
import { attributeChanges, findLastByOthers, type JournaledSave } from './colleague-saves'

const loadedAt = Date.parse('2026-11-21T10:00:00Z')
const current = {
  phoneNo: '+4711111111',
  language: 'sv',
  postalAddress: { addressLine1: 'Parkveien 5', addressLine2: '', cityName: 'Trondheim' },
}

let at = 0
const save = (
  person: string,
  fields: JournaledSave['fields'],
  stated: Partial<JournaledSave> = {},
): JournaledSave => ({
  idempotencyKey: `k${at++}`,
  operation: 'updateCustomer',
  state: 'done',
  person,
  sentAt: '2026-11-21T10:31:00Z',
  endedAt: '2026-11-21T10:31:01Z',
  fields,
  ...stated,
})
const phone = { field: 'phoneNo', sent: '+4711111111', before: '+4722222222' }
const language = { field: 'language', sent: 'sv', before: 'en' }
const address = [
  { field: 'postalAddress.addressLine1', sent: 'Parkveien 5', before: 'Storgata 1' },
  { field: 'postalAddress.addressLine2', sent: '', before: null },
  { field: 'postalAddress.cityName', sent: 'Trondheim', before: 'Oslo' },
]

const named = (entries: JournaledSave[]) =>
  attributeChanges(entries, ['phoneNo', 'language', 'address'], {
    current,
    userName: 'kari',
    loadedAt,
  }).map(({ save, fields }) => [save.person, ...fields])

describe('who saved what a read shows now', () => {
  test('is named with the fields that they changed', () => {
    expect(named([save('ola', [phone, ...address])])).toEqual([['ola', 'phoneNo', 'address']])
    expect(named([save('per', [language]), save('ola', [phone])])).toEqual([
      ['per', 'language'],
      ['ola', 'phoneNo'],
    ])
  })

  test.each<[string, JournaledSave[]]>([
    ['nobody saved it here', []],
    ['the person saved it, on another page', [save('kari', [phone])]],
    [
      'it was saved before it was loaded',
      [save('ola', [phone], { sentAt: '2026-11-21T09:59:00Z', endedAt: '2026-11-21T09:59:59Z' })],
    ],
    ['the save was refused', [save('ola', [phone], { state: 'refused' })]],
    ['the outcome of the save is not known', [save('ola', [phone], { state: 'unknown' })]],
    ['the write was not of the customer', [save('ola', [phone], { operation: 'updateArItem' })]],
    ['another field was saved', [save('ola', [{ field: 'name', sent: 'A', before: 'B' }])]],
    ['it has another value by now', [save('ola', [{ ...phone, sent: '+4733333333' }])]],
    ['the save changed nothing of it', [save('ola', [{ ...phone, before: phone.sent }])]],
    ['what was sent has been erased', [save('ola', [{ field: 'phoneNo' }])]],
    [
      'a line of the address has another value by now',
      [save('ola', [...address.slice(0, 2), { ...address[2]!, sent: 'Oppdal' }])],
    ],
    ['the person saved the same later', [save('kari', [phone]), save('ola', [phone])]],
  ])('is not named where %s', (_, entries) => expect(named(entries)).toEqual([]))

  test('is the last who did', () =>
    expect(named([save('per', [phone]), save('ola', [phone, language])])).toEqual([
      ['per', 'phoneNo'],
      ['ola', 'language'],
    ]))
})

test('the last save by others is the one that ended last, whenever it was sent', () => {
  const slow = save('ola', [phone], { endedAt: '2026-11-21T10:31:09Z' })
  const quick = save('per', [phone], {
    sentAt: '2026-11-21T10:31:03Z',
    endedAt: '2026-11-21T10:31:04Z',
  })
  expect(findLastByOthers([quick, slow], 'kari')).toBe(slow)
  expect(findLastByOthers([slow, quick], 'kari')).toBe(slow)
  expect(findLastByOthers([slow], 'ola')).toBeUndefined()
})
