import { expect, test } from 'vitest'
import { readRenamedSettings, renamedSettings } from './renamed-settings.mjs'
import { settingRules } from './settings-list.mjs'

const [old, name] = ['POSTINGS_PER_BATCH', 'ADJUSTMENTS_PER_BATCH']

test('each new name is that of a setting, and no old one is', () => {
  const known = Object.keys(settingRules)
  expect(known).toEqual(expect.arrayContaining(Object.values(renamedSettings)))
  expect(known.filter((each) => each in renamedSettings)).toEqual([])
})

test('an old name is read as the new one, with one line', () => {
  expect(readRenamedSettings({ [old]: '5', PORT: '1' })).toEqual({
    given: { [name]: '5', PORT: '1' },
    warnings: [`${old} is called ${name} now; the old name is still read`],
    complaints: [],
  })
})

test('both names may say the same', () => {
  const { given, complaints } = readRenamedSettings({ [old]: '5', [name]: '5' })
  expect([given, complaints]).toEqual([{ [name]: '5' }, []])
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
