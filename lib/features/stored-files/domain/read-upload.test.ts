import { expect, test } from 'vitest'
import { readUpload } from './read-upload'

const of = (...files: object[]) => readUpload({ files }, 'a.pdf')

test.each([
  [[{ fileName: 'a.pdf', status: 'STORED', fileId: '1' }], 'stored'],
  [[{ fileName: 'a.pdf', status: 'stored' }], 'stored'],
  [[{ status: 'STORED' }], 'stored'],
  [[{ fileId: '1' }], 'stored'],
  [[{ fileName: 'b.pdf', status: 'STORED' }], 'untold'],
  [[{ status: 'STORED' }, { status: 'REJECTED' }], 'untold'],
  [
    [
      { fileName: 'b.pdf', status: 'STORED' },
      { fileName: 'a.pdf', status: 'REJECTED' },
    ],
    'rejected',
  ],
  [[{ fileName: 'a.pdf', status: 'FAILED', fileId: '1' }], 'rejected'],
  [[{ fileName: 'a.pdf', status: 'QUEUED', fileId: '1' }], 'untold'],
  [[{ fileName: 'a.pdf' }], 'untold'],
  [[], 'untold'],
])('%j is %s', (files, outcome) => expect(of(...files).outcome).toBe(outcome))

test('a refusal is told with its reason, and what is no list tells nothing', () => {
  expect(of({ status: 'REJECTED', message: 'No room' })).toEqual({
    outcome: 'rejected',
    message: 'No room',
  })
  expect(readUpload(null, 'a.pdf').outcome).toBe('untold')
  expect(readUpload({ files: null }, 'a.pdf').outcome).toBe('untold')
})

test.each([
  ['NOT_STORED', 'untold'],
  ['NotStored', 'untold'],
  ['UNPROCESSED', 'untold'],
  ['BEING PROCESSED', 'untold'],
  ['NO_ERROR', 'untold'],
  ['TOKEN', 'untold'],
  ['200', 'untold'],
  ['PROCESSED_OK', 'stored'],
  [' Stored ', 'stored'],
  ['ValidationError', 'rejected'],
  ['STORE FAILED', 'rejected'],
])('the status %s is %s, whether or not there is an id', (status, outcome) => {
  for (const fileId of ['1', null]) expect(of({ status, fileId }).outcome).toBe(outcome)
})
