import { expect, test } from 'vitest'
import { pickOwnLines } from './own-lines'

const line = { customerNo: '10001', arItemId: 400_012, documentNo: '7', reference: 'r-1' }

test.each([
  [{ customerno: '10001' }, true],
  [{ customerno: '10002' }, false],
  [{ aritemid: '400012' }, true],
  [{ aritemid: '40001' }, false],
  [{ documentno: '7' }, true],
  [{ reference: 'r-1' }, true],
  [{ reference: 'r-2' }, false],
  [{ customerno: '10001', documentno: '8' }, false],
  [{}, true],
])('a line about %j is one of these: %s', (question, isOwn) =>
  expect(pickOwnLines([line], question)).toEqual(isOwn ? [line] : []),
)

test('a line that names nothing is not about what was asked', () =>
  expect(pickOwnLines([{ customerNo: null }], { customerno: '10001' })).toEqual([]))
