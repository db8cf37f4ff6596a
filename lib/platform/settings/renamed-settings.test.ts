import { expect, test } from 'vitest'
import { readRenamedSettings } from './renamed-settings.mjs'
import { settings } from './settings-list.mjs'

const [old, name] = ['POSTINGS_PER_BATCH', 'ADJUSTMENTS_PER_BATCH']

test('no name of the list, of today or old, stands there twice', () => {
  const names = settings.flatMap((setting) => [setting.name, ...(setting.oldNames ?? [])])
  expect(names).toContain(old)
  expect(names.filter((each, place) => names.indexOf(each) !== place)).toEqual([])
})

test('an old name is read as the new one, with one line', () => {
  expect(readRenamedSettings({ [old]: '5', PORT: '1' })).toEqual({
    given: { [name]: '5', PORT: '1' },
    warnings: [`${old} is now called ${name}; the old name is still read.`],
    complaints: [],
  })
})

test('both names may say the same', () => {
  const { given, warnings, complaints } = readRenamedSettings({ [old]: '5', [name]: '5' })
  expect([given, warnings.length, complaints]).toEqual([{ [name]: '5' }, 1, []])
})

test('both names that say two things are refused, by both', () => {
  const { complaints } = readRenamedSettings({ [old]: '5', [name]: '6' })
  expect(complaints).toEqual([
    `${name}: is set otherwise under its old name ${old}; leave that out`,
  ])
})

test('the name of today alone takes no line', () => {
  expect(readRenamedSettings({ [name]: '6' })).toEqual({
    given: { [name]: '6' },
    warnings: [],
    complaints: [],
  })
})

test('any setting may have any number of old names', () => {
  const among = [
    { name: 'A', oldNames: ['A1', 'A2'] },
    { name: 'B', oldNames: ['B1'] },
    { name: 'C' },
  ]
  expect(readRenamedSettings({ A2: 'a', B1: 'b', C: 'c' }, among)).toEqual({
    given: { A: 'a', B: 'b', C: 'c' },
    warnings: [
      'A2 is now called A; the old name is still read.',
      'B1 is now called B; the old name is still read.',
    ],
    complaints: [],
  })
  expect(readRenamedSettings({ A1: 'a', A2: 'b' }, among).complaints).toHaveLength(1)
})
