import { expect, test } from 'vitest'
import { toFileRules } from './file-rules'
import { findFileType, getContentType } from './file-types'
import { findSameFiles } from './same-file'

test.each([
  [
    ['pdf', 'XML'],
    ['pdf', 'xml'],
  ],
  [
    ['.PDF', '*.jpeg'],
    ['pdf', 'jpg'],
  ],
  [['application/pdf, image/jpeg'], ['pdf', 'jpg']],
  [['pdf;txt'], ['pdf', 'txt']],
  [
    ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'image/tiff'],
    ['xlsx', 'tif'],
  ],
  [
    ['application/msword', 'text/html'],
    ['doc', 'html'],
  ],
  [['pdf', 'image/*'], null],
  [['application/x-of-their-own', 'pdf'], null],
  [['*'], null],
  [['*.*'], null],
  [[], null],
  [null, null],
])('configured types %j are %j', (values, types) =>
  expect(toFileRules({ values }, null, 10).types).toEqual(types),
)

test.each([
  [['4'], 4],
  [['400'], 10],
  [['many'], 10],
  [['-1'], 10],
  [['0'], 10],
  [[], 10],
  [null, 10],
])('a limit of %j is %d of ten', (values, most) =>
  expect(toFileRules(null, { values }, 10).bytesMax).toBe(most),
)

test('a type is what a name ends with', () => {
  expect(['a.PDF', 'a.b.jpeg', 'a', '.txt', 'a.', 'a.p-f'].map(findFileType)).toEqual([
    'pdf',
    'jpg',
    null,
    null,
    null,
    null,
  ])
  expect(['pdf', 'jpg', 'dwg'].map(getContentType)).toEqual([
    'application/pdf',
    'image/jpeg',
    'application/octet-stream',
  ])
})

test('a file is found by its name and size, and absent only from a whole answer', () => {
  const files = [
    { fileId: '1', fileName: 'a.pdf', fileSize: 5 },
    { fileId: '2', fileName: 'a.pdf', fileSize: 6 },
    { fileId: '3', fileName: 'b.pdf', fileSize: 5 },
    { fileName: 'a.pdf', fileSize: 5 },
    null,
  ]
  expect(findSameFiles({ files }, 'a.pdf', 5)).toEqual({
    ...{ ids: ['1'], mayBeThere: true, isWhole: false },
  })
  expect(findSameFiles({ files, summary: { totalCount: 4 } }, 'a.pdf', 6)).toEqual({
    ...{ ids: ['2'], mayBeThere: false, isWhole: true },
  })
  expect(findSameFiles({ files, summary: { totalCount: 9 } }, 'c.pdf', 6).isWhole).toBe(false)
  expect(findSameFiles({}, 'a.pdf', 5)).toEqual({
    ...{ ids: [], mayBeThere: false, isWhole: false },
  })
})
