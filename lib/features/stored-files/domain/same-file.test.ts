import { expect, test } from 'vitest'
import { findSameFiles } from './same-file'

const row = { fileId: 'f-1', fileName: 'note.txt', fileSize: 20 }
const look = (answer: Parameters<typeof findSameFiles>[0]) => findSameFiles(answer, 'note.txt', 20)

test.each([
  ['of the name and size', [row], ['f-1']],
  ['two of them', [row, { ...row, fileId: 'f-2' }], ['f-1', 'f-2']],
  ['whose size is a text', [{ ...row, fileSize: '20' as const }], ['f-1']],
  ['of another size', [{ ...row, fileSize: 21 }], []],
  ['of another name', [{ ...row, fileName: 'Note.txt' }], []],
  ['without an id', [{ ...row, fileId: null }], []],
  ['without a size', [{ ...row, fileSize: null }], []],
  ['that is nothing', [null], []],
])('a file %s', (_, files, ids) => {
  expect(look({ files }).ids).toEqual(ids)
})

test.each([
  ['of the name and size', row, false],
  ['of another size', { ...row, fileSize: 21 }, false],
  ['of another name and no size', { ...row, fileName: 'other.txt', fileSize: null }, false],
  ['of no name', { ...row, fileName: null }, false],
  ['of the name and no size', { ...row, fileSize: null }, true],
  ['of the name and size and no id', { ...row, fileId: null }, true],
])('a file %s may be the same: %#', (_, file, mayBeThere) => {
  expect(look({ files: [file] }).mayBeThere).toBe(mayBeThere)
})

test.each<[string, Parameters<typeof findSameFiles>[0], boolean]>([
  ['all that are counted came', { summary: { totalCount: 1 }, files: [row] }, true],
  ['none are counted and none came', { summary: { totalCount: 0 }, files: [] }, true],
  ['the count is a text', { summary: { totalCount: '1' }, files: [row] }, true],
  ['fewer came', { summary: { totalCount: 2 }, files: [row] }, false],
  ['one of them is nothing', { summary: { totalCount: 2 }, files: [row, null] }, false],
  ['none are counted', { summary: {}, files: [row] }, false],
  ['the count is null', { summary: { totalCount: null }, files: [] }, false],
  ['there is no summary', { files: [row] }, false],
  [
    'a row tells no size',
    { summary: { totalCount: 1 }, files: [{ ...row, fileSize: null }] },
    false,
  ],
  [
    'a row tells no name',
    { summary: { totalCount: 1 }, files: [{ ...row, fileName: null }] },
    false,
  ],
  ['a row tells no id', { summary: { totalCount: 1 }, files: [{ ...row, fileId: null }] }, false],
  [
    'a row of another name tells no size',
    { summary: { totalCount: 1 }, files: [{ fileName: 'other.txt' }] },
    true,
  ],
  ['no list came', { summary: { totalCount: 1 } }, false],
])('an answer is whole where %s: %#', (_, answer, isWhole) => {
  expect(look(answer).isWhole).toBe(isWhole)
})
