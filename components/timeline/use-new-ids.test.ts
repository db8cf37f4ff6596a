import { expect, test } from 'vitest'
import { updateArrivals } from './use-new-ids'

/** The new ones after each read. */
function newAfter(...reads: { ids: string[]; isOpening: boolean }[]) {
  let arrived: Parameters<typeof updateArrivals>[0] = { first: new Set(), newIds: new Set() }
  return reads.map(({ ids, isOpening }) => {
    arrived = updateArrivals(arrived, ids, isOpening)
    return [...arrived.newIds]
  })
}
const opening = (...ids: string[]) => ({ ids, isOpening: true })
const open = (...ids: string[]) => ({ ids, isOpening: false })

test('what the lanes bring while a story opens is not new, in whatever order they answer', () => {
  expect(
    newAfter(
      opening('sent'),
      opening('sent', 'due'),
      opening('due', 'sent', 'claim'),
      open('sent', 'due', 'claim'),
    ),
  ).toEqual([[], [], [], []])
})

test('what comes later is new and stays so, from a lane that is late as well', () => {
  expect(
    newAfter(opening('sent'), open('sent', 'delivered'), open('due', 'sent', 'delivered')),
  ).toEqual([[], ['delivered'], ['delivered', 'due']])
})

test('what an area leaves out for once is not new when it is told again', () => {
  expect(newAfter(opening('sent', 'due'), open('sent'), open('sent', 'due'))).toEqual([[], [], []])
})

test('a read that brings nothing changes nothing', () => {
  const arrived = updateArrivals(
    { first: new Set(['sent']), newIds: new Set(['delivered']) },
    [],
    false,
  )
  expect(updateArrivals(arrived, ['sent', 'delivered'], false)).toEqual(arrived)
  expect(updateArrivals(arrived, ['sent'], true).first).toBe(arrived.first)
})
