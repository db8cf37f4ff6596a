import { expect, test } from 'vitest'
import type { FoundGroup } from './found'
import { type Rooms, settleRooms } from './reserved-rooms'

const state = (asked: FoundGroup[]) =>
  (['exact', 'invoice', 'customer'] as const).map((group) => ({
    group,
    isAsked: asked.includes(group),
  }))
const all: FoundGroup[] = ['exact', 'invoice', 'customer']
const asked: Rooms = { exact: 'reserved', invoice: 'reserved', customer: 'reserved' }

test('what is asked has room', () => {
  expect(settleRooms({}, state(all), null)).toEqual(asked)
})

test('what is answered takes what it needs, unless the mark stands below it', () => {
  expect(settleRooms(asked, state(['exact']), 'customer')).toEqual({
    exact: 'reserved',
    invoice: 'held',
    customer: 'free',
  })
  expect(settleRooms(asked, state(['exact']), 'invoice')).toMatchObject({ invoice: 'free' })
  expect(settleRooms(asked, state(['exact']), null)).toMatchObject({ invoice: 'free' })
})

test('a room that was held stays, and one that was free is not taken back', () => {
  const before: Rooms = { exact: 'held', invoice: 'free', customer: 'free' }
  expect(settleRooms(before, state([]), 'customer')).toEqual(before)
  expect(settleRooms(before, state([]), null)).toEqual(before)
})

test('a group above the mark that is asked again keeps the room that it has', () => {
  const before: Rooms = { exact: 'free', invoice: 'held', customer: 'free' }
  expect(settleRooms(before, state(['invoice']), 'customer')).toEqual(before)
})
