import { expect, test } from 'vitest'
import { omitFields } from './omit-fields'

test('fields go wherever they stand, whatever their capitals, and the rest stays in its order', () => {
  const draft = {
    identifier: 's-1',
    invoicee: { NationalId: '01019912345', name: 'Ola', birthDate: '01011990' },
    lines: [{ nationalid: '1', amount: '1.00' }, null, ['x', { BIRTHDATE: '1' }]],
    note: null,
  }
  const left = omitFields(draft, ['nationalid', 'birthdate'])
  expect(JSON.stringify(left)).toBe(
    JSON.stringify({
      identifier: 's-1',
      invoicee: { name: 'Ola' },
      lines: [{ amount: '1.00' }, null, ['x', {}]],
      note: null,
    }),
  )
})

test('a text that is not to be kept goes, whatever its name', () =>
  expect(
    omitFields({ a: 'secret', b: { c: 'secret', d: 'x' } }, [], (text) => text === 'secret'),
  ).toEqual({ b: { d: 'x' } }))

test.each(['text', 7, null, undefined])('%j stays what it is', (value) =>
  expect(omitFields(value, ['text'])).toBe(value),
)

test('no depth of it ends the desk', () => {
  let deep: object = {}
  for (let at = 0; at < 100_000; at += 1) deep = { deep }
  expect(() => omitFields(deep, ['x'])).not.toThrow()
})
