import { expect, test } from 'vitest'
import { channelExplained } from './channel-explained'

const drifted = { RequestedChannel: 'Peppol', ActualChannel: 'Print', Status: 'OK' }

test('the ids that a customer blocks on the requested channel are named, and how the customer is to be reached', () => {
  const customer = { peppolBlockIds: ['971203420'], digipostBlockIds: ['kari#1ABC'], distribution: { type: 'M' } }
  expect(channelExplained(drifted, customer)).toEqual({ requested: 'Peppol', blockedIds: ['971203420'], distributionType: 'M' })
  expect(channelExplained({ ...drifted, RequestedChannel: 'EHF' }, customer)?.blockedIds).toEqual(['971203420'])
  expect(channelExplained({ ...drifted, RequestedChannel: 'Digipost' }, customer)?.blockedIds).toEqual(['kari#1ABC'])
})

test('settings that say nothing of it explain nothing', () => {
  const nothing = { requested: 'Peppol', blockedIds: [], distributionType: null }
  expect(channelExplained(drifted, {})).toEqual(nothing)
  expect(channelExplained(drifted, { peppolBlockIds: null, efakturaBlockIds: ['12345678'], distribution: null })).toEqual(nothing)
  expect(channelExplained({ ...drifted, ActualChannel: null, Status: 'Failed' }, {})).toEqual(nothing)
})

test('an invoice that went as it was asked to needs no explanation', () => {
  expect(channelExplained({ ...drifted, ActualChannel: 'peppol' }, { peppolBlockIds: ['1'] })).toBeNull()
  expect(channelExplained({ ...drifted, RequestedChannel: null }, {})).toBeNull()
  expect(channelExplained({ RequestedChannel: 'Peppol', ActualChannel: null, Status: 'OK' }, {})).toBeNull()
})
