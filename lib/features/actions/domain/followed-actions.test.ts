import { expect, test } from 'vitest'
import { listFollowedActions } from './followed-actions'

test('the lines of one id are one action, and a report is ready once a line says so', () => {
  const ordered = { type: 'ACTION', reference: 'a', message: 'Report OPEN_ITEMS ordered' }
  const ready = { type: 'REPORT', reference: 'a', message: 'Report is ready', fileId: 'f-1' }
  expect(listFollowedActions([ordered])).toMatchObject([{ is: 'ordered', fileId: null }])
  expect(listFollowedActions([ready, ordered])).toMatchObject([{ is: 'ready', fileId: 'f-1' }])
  expect(listFollowedActions([{ ...ordered, fileId: 'f-2' }])).toMatchObject([{ is: 'ordered' }])
})

test('what is of another kind, or has no id, is no action', () =>
  expect(
    listFollowedActions([
      { type: 'POSTING', reference: 'p' },
      { type: 'RESERVATION', reference: 'r' },
      { type: 'ACTION', reference: ' ' },
      { type: 'ACTION', reference: 'b', message: 'REVIEW created', customerNo: '1' },
    ]),
  ).toMatchObject([{ actionId: 'b', is: 'created', customerNo: '1' }]))

test('an action whose text speaks of a report is none', () =>
  expect(
    listFollowedActions([{ type: 'ACTION', reference: 'c', message: 'REVIEW created: report' }]),
  ).toMatchObject([{ is: 'created' }]))
