import { describe, expect, test } from 'vitest'
import { Customer } from '@/lib/contracts/receivables/customers'
import { fieldsOfSchema } from '@/tests/support/schema-fields'
import { explainChannel } from './explain-channel'

const drifted = { RequestedChannel: 'Peppol', ActualChannel: 'Print', Status: 'OK' }
const blocks = {
  efakturaBlockIds: ['12345678'],
  peppolBlockIds: ['971203420', '984661185'],
  digipostBlockIds: ['kari#1ABC'],
}

const channels: [string, keyof typeof blocks | null][] = [
  ['eFaktura', 'efakturaBlockIds'],
  ['E-faktura', 'efakturaBlockIds'],
  [' EFAKTURA B2C ', 'efakturaBlockIds'],
  ['Peppol', 'peppolBlockIds'],
  ['PEPPOL BIS 3.0', 'peppolBlockIds'],
  ['EHF', 'peppolBlockIds'],
  ['Ehf30', 'peppolBlockIds'],
  ['Digipost', 'digipostBlockIds'],
  ['E-mail', null],
  ['Print', null],
  ['Kivra', null],
  ['__proto__', null],
]

describe('the ids that a customer blocks', () => {
  test.each(channels)('on %s are those of %s', (RequestedChannel, field) => {
    const explained = explainChannel(
      { ...drifted, RequestedChannel, ActualChannel: 'Fax' },
      { ...blocks, distribution: { type: 'M' } },
    )
    expect(explained).toEqual({
      requested: RequestedChannel.trim(),
      blockedIds: field ? blocks[field] : [],
      distributionType: 'M',
    })
  })

  test('are each of some channel, as many as a customer has', () => {
    const known = fieldsOfSchema(Customer, 'all').filter((field) => field.endsWith('BlockIds'))
    expect(known.sort()).toEqual(Object.keys(blocks).sort())
    expect(new Set(channels.flatMap(([, field]) => field ?? []))).toEqual(new Set(known))
  })
})

test.each(['H', 'M', 'P', 'Something new'])(
  'the distribution type %s is told as it came',
  (type) => {
    expect(explainChannel(drifted, { distribution: { type: ` ${type} ` } })?.distributionType).toBe(
      type,
    )
  },
)

test('settings that say nothing of it explain nothing', () => {
  const nothing = { requested: 'Peppol', blockedIds: [], distributionType: null }
  const peppolBlockIds: string[] = []
  expect(explainChannel(drifted, { peppolBlockIds, distribution: { type: ' ' } })).toEqual(nothing)
  expect(
    explainChannel({ ...drifted, ActualChannel: null, Status: 'Failed' }, { peppolBlockIds }),
  ).toEqual(nothing)
})

test.each([
  ['no list', {}, null],
  ['a list that is null', { peppolBlockIds: null, efakturaBlockIds: ['12345678'] }, null],
  ['an empty list', { peppolBlockIds: [] }, []],
])('of blocked ids with %s is known what it proves', (_, customer, blockedIds) =>
  expect(explainChannel(drifted, customer)).toEqual({
    ...{ requested: 'Peppol', blockedIds, distributionType: null },
  }),
)

test('an invoice that went as it was asked to, or is still under way, needs no explanation', () => {
  expect(explainChannel({ ...drifted, ActualChannel: 'peppol' }, blocks)).toBeNull()
  expect(explainChannel({ ...drifted, RequestedChannel: null }, {})).toBeNull()
  expect(
    explainChannel({ RequestedChannel: 'Peppol', ActualChannel: null, Status: 'OK' }, blocks),
  ).toBeNull()
  expect(
    explainChannel({ RequestedChannel: 'Peppol', ActualChannel: null, Status: ' PENDING' }, blocks),
  ).toBeNull()
  expect(
    explainChannel(
      { RequestedChannel: 'Peppol', ActualChannel: 'Print', Status: 'Pending' },
      blocks,
    ),
  ).not.toBeNull()
})
