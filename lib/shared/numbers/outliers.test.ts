import { expect, test } from 'vitest'
import { findOutliers } from './outliers'

test.each([
  ['one far above the others', ['100', '90', '5000', '80'], [2]],
  ['two, each far above the next', ['1', '2', '100', '5000'], [2, 3]],
  ['one far below zero', ['100', '90', '-5000'], [2]],
  ['none just within twenty times', ['100', '2000', '90'], []],
  ['none of two', ['1', '5000'], []],
  ['none where the others are nothing', ['0', '0', '5000'], []],
  ['none of none', [], []],
])('%s', (_, amounts, places) => expect([...findOutliers(amounts)].toSorted()).toEqual(places))
