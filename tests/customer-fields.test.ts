import { expect, test } from 'vitest'
import { CustomerFormValues } from '@/lib/contracts/desk/receivables/customer-draft'
import { CustomerUpdate } from '@/lib/contracts/receivables/customers'
import { addressGroup } from '@/lib/features/customers/domain/address-group'
import { buildCustomerUpdate, toFormValues } from '@/lib/features/customers/domain/customer-edit'
import {
  editableFields,
  getFieldKind,
  getFieldPath,
  isListField,
  singleFields,
} from '@/lib/features/customers/domain/editable-fields'
import { fieldsOfSchema } from './support/schema-fields'

const edited = [
  ...singleFields.map(getFieldPath),
  ...addressGroup.map((line) => `postalAddress.${line}`),
]

test('every field of interface.md 2.1 is edited, but the number, which names the customer', () => {
  expect([...edited, 'customerNo'].sort()).toEqual(
    fieldsOfSchema(CustomerUpdate, 'documented').sort(),
  )
})

test('a draft holds every field and nothing else', () => {
  expect(Object.keys(CustomerFormValues.shape).sort()).toEqual([...editableFields].sort())
})

const typed = {
  text: 'x',
  date: '2026-03-12',
  integer: '7',
  decimal: '7,5',
  yesNo: 'true',
  list: ['x'],
}

test.each(singleFields)(
  'what is typed for %s is sent in the form that the contract asks for, under its own path alone',
  (field) => {
    const nothing = toFormValues({})
    const update = buildCustomerUpdate('7', {
      stored: nothing,
      known: {},
      edited: { ...nothing, [field]: isListField(field) ? ['x'] : typed[getFieldKind(field)] },
    })
    expect(CustomerUpdate.safeParse(update)).toMatchObject({ success: true })
    const leaves = fieldsOfValueOf(update)
    expect(leaves).toEqual(['customerNo', getFieldPath(field)])
  },
)

const fieldsOfValueOf = (update: object): string[] =>
  Object.entries(update).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.keys(value).map((inner) => `${name}.${inner}`)
      : [name],
  )
