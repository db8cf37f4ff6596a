import { describe, expect, test } from 'vitest'
import type { AddressField, CustomerUpdate } from '@/lib/contracts/receivables/customers'
import {
  type AddressChange,
  addressGroup,
  computeAddressChanges,
} from '@/lib/features/customers/domain/address-group'
import { applyUpdate } from '@/sandbox/services/receivables/customers/apply-update'

type Group = { [Field in AddressField]?: string | null }

const other = {
  addressLine1: 'Bryggen 7',
  addressLine2: 'c/o Berg',
  addressLine3: 'Oppgang B',
  postalCode: '5003',
  cityName: 'Bergen',
  countryText: 'Sverige',
  countryCode: 'SE',
}
const full = {
  addressLine1: 'Storgata 1',
  addressLine2: 'c/o Hansen',
  addressLine3: 'Inngang A',
  postalCode: '0155',
  cityName: 'Oslo',
  countryText: 'Norge',
  countryCode: 'NO',
}

const storedGroups: Record<string, Group> = {
  'a full address': full,
  'an address with blank lines': { ...full, addressLine2: '', addressLine3: '', countryText: '' },
  'an all blank address': Object.fromEntries(addressGroup.map((field) => [field, ''])),
  'an address with absent and null fields': {
    addressLine1: 'Storgata 1',
    addressLine2: null,
    postalCode: '0155',
    cityName: '',
  },
  'no address at all': {},
}

/**
 * The ways in which a field of an update may stand to the stored one. Where two fall together
 * (equal to a blank) both are still tried.
 */
const ways = ['absent', 'null', 'equal', 'blank', 'different'] as const
const states = ways.length ** addressGroup.length

describe('what a customer update does to the postal address', () => {
  test.each(Object.keys(storedGroups))(
    'the preview, the sandbox and interface.md agree in all 78,125 states over %s',
    (name) => {
      const stored = storedGroups[name]!
      const disagreements: unknown[] = []
      for (let state = 0; state < states; state++) {
        const update = updateIn(state, stored)
        const written = asInterfaceSays(stored, update)
        const previewed = asPreviewed(stored, update)
        const kept = asSandboxStores(stored, update)
        if (!same(written, previewed) || !same(written, kept))
          disagreements.push({ update, written, previewed, kept })
      }
      expect(states).toBe(78_125)
      expect(disagreements.slice(0, 3)).toEqual([])
    },
  )

  test('the third version knows the five rules by hand', () => {
    const blank = Object.fromEntries(addressGroup.map((field) => [field, '']))
    expect(asInterfaceSays(full, {})).toEqual(full)
    expect(asInterfaceSays(full, { cityName: null, addressLine1: null })).toEqual(full)
    expect(asInterfaceSays(full, { ...full })).toEqual(full)
    expect(asInterfaceSays(full, { cityName: 'Bergen' })).toEqual({ ...blank, cityName: 'Bergen' })
    expect(asInterfaceSays(full, { ...full, addressLine2: '' })).toEqual({
      ...full,
      addressLine2: '',
    })
    expect(asInterfaceSays(full, { countryCode: '' })).toEqual(blank)
  })
})

/**
 * interface.md 2.1, rules 1 to 5, and nothing else. A field that holds nothing counts as blank.
 */
function asInterfaceSays(stored: Group, update: Group): Group {
  const before = (field: AddressField) => stored[field] ?? ''
  const isSupplied = (field: AddressField) => update[field] !== undefined && update[field] !== null
  const isChanged = addressGroup.some(
    (field) => isSupplied(field) && update[field] !== before(field),
  )
  return Object.fromEntries(
    addressGroup.map((field) => [
      field,
      isChanged ? (isSupplied(field) ? update[field] : '') : before(field),
    ]),
  )
}

/**
 * What the preview promises: the stored value where it says keep, what was typed where it says
 * change, else blank.
 */
function asPreviewed(stored: Group, update: Group): Group {
  const effects = computeAddressChanges(stored, update)
  const after: Record<AddressChange, (field: AddressField) => string> = {
    keep: (field) => stored[field] ?? '',
    change: (field) => update[field]!,
    blank: () => '',
    'unknown-blank': () => '',
  }
  return Object.fromEntries(addressGroup.map((field) => [field, after[effects[field]](field)]))
}

function asSandboxStores(stored: Group, update: Group): Group {
  const customer = { customerNo: '7', postalAddress: { ...stored, name: 'Ola Hansen' } }
  const change = { customerNo: '7', postalAddress: update } as CustomerUpdate
  const outcome = applyUpdate(customer, change, { clearing: 'applied', now: Date.UTC(2026, 2, 12) })
  if ('refused' in outcome) return { addressLine1: `refused: ${JSON.stringify(outcome.refused)}` }
  return Object.fromEntries(
    addressGroup.map((field) => [field, outcome.customer.postalAddress?.[field] ?? '']),
  )
}

/**
 * The update of a state, which is a number of seven digits to the base of five: one digit a field.
 */
function updateIn(state: number, stored: Group): Group {
  const update: Group = {}
  addressGroup.forEach((field, at) => {
    const way = ways[Math.floor(state / ways.length ** at) % ways.length]
    if (way === 'null') update[field] = null
    if (way === 'equal') update[field] = stored[field] ?? ''
    if (way === 'blank') update[field] = ''
    if (way === 'different') update[field] = other[field]
  })
  return update
}

const same = (left: Group, right: Group) =>
  addressGroup.every((field) => left[field] === right[field])
