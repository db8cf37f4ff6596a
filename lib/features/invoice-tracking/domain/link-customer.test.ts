import { describe, expect, test } from 'vitest'
import { noManualLinks } from './link-candidates'
import { linkCustomer, type NamedCustomer } from './link-customer'
import type { Strength } from './link-rules'

const named = (
  by: NamedCustomer['by'],
  customerNo: string | null,
  strength: Strength | null,
): NamedCustomer => ({
  ...{ by, customerNo },
  link: { linked: strength === null ? null : { id: '1', strength, evidence: null }, offered: [] },
})
const nobody = { customers: [], isWhole: true }
const kari = { customerNo: '7', name: 'Kari Nordmann' }

test('a customer that nothing tells of is unknown, and that is all', () => {
  expect(linkCustomer([], null, nobody, noManualLinks)).toEqual({ linked: null, offered: [] })
  expect(
    linkCustomer(
      [named('item', '7', null), named('collectionInvoice', ' ', 'sure')],
      'Kari',
      nobody,
      noManualLinks,
    ),
  ).toEqual({
    linked: null,
    offered: [],
  })
})

describe('what is linked names the customer', () => {
  test('as surely as it is linked, and the surest goes first', () => {
    expect(
      linkCustomer(
        [named('item', '7', 'likely'), named('collectionInvoice', '7 ', 'sure')],
        'Ola',
        nobody,
        noManualLinks,
      ).linked,
    ).toEqual({
      customerNo: '7',
      strength: 'sure',
      by: 'collectionInvoice',
    })
  })

  test('and two of them that name different customers link none', () => {
    expect(
      linkCustomer(
        [named('item', '7', 'sure'), named('collectionInvoice', '8', 'sure')],
        'Ola',
        nobody,
        noManualLinks,
      ),
    ).toEqual({
      linked: null,
      offered: ['7', '8'],
    })
  })
})

describe('the name alone', () => {
  const byName = (customers: (typeof kari)[], isWhole = true, notSame: string[] = []) =>
    linkCustomer([], ' kari  nordmann', { customers, isWhole }, { same: null, notSame })

  test('is likely where one customer has it', () => {
    const other = { customerNo: '8', name: 'Kari Nordmann-Hansen' }
    expect(byName([kari, other])).toEqual({
      linked: { customerNo: '7', strength: 'likely', by: 'name' },
      offered: [],
    })
  })

  test('is offered where two have it, or the search found more', () => {
    expect(byName([kari, { ...kari, customerNo: '9' }])).toEqual({
      linked: null,
      offered: ['7', '9'],
    })
    expect(byName([kari], false)).toEqual({ linked: null, offered: ['7'] })
  })

  test('does not bring back a customer that a person took away', () => {
    expect(byName([kari], true, ['7'])).toEqual({ linked: null, offered: [] })
  })
})

test('a person’s word goes before all', () => {
  expect(
    linkCustomer([named('item', '7', 'sure')], 'Kari', nobody, { same: '8', notSame: [] }).linked,
  ).toEqual({
    customerNo: '8',
    strength: 'byHand',
    by: 'hand',
  })
})
