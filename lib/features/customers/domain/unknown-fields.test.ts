import { expect, test } from 'vitest'
import { listUnknownFields } from './unknown-fields'

test('a field that nobody knows is shown, and what could not be read of a record is not one', () => {
  const customer = {
    customerNo: '7',
    season: 'winter',
    $unread: { fields: { dueDays: 'is a text' }, raw: '{}', place: 0 },
  }
  expect(listUnknownFields(customer as never)).toEqual([['season', 'winter']])
})
