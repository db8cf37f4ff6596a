import { expect, test } from 'vitest'
import { parseChanges, placesToCruise, placesToLint, placesToTest } from './changes.mjs'

const changes = (present: string[], gone: string[] = []) => ({ present, gone })

test('a change is a file that is there, known to git or not, or one that is gone', () => {
  expect(parseChanges('M\0lib/a.ts\0D\0lib/b.ts\0A\0docs/two words.md\0', 'lib/new.ts\0')).toEqual(
    changes(['lib/a.ts', 'docs/two words.md', 'lib/new.ts'], ['lib/b.ts']),
  )
  expect(parseChanges('', '')).toEqual(changes([]))
})

test('what changed is linted, and everything when the settings of the linter changed', () => {
  expect(placesToLint(changes(['lib/a.ts', 'README.md'], ['lib/b.ts']))).toEqual([
    'lib/a.ts',
    'README.md',
  ])
  expect(placesToLint(changes(['lib/a.ts', 'biome.json']))).toEqual(['.'])
})

test.each([
  ['sources that changed', changes(['lib/a.ts', 'README.md']), ['lib/a.ts']],
  ['nothing where no source changed', changes(['README.md'], ['docs/old.md']), []],
  ['everything when a rule changed', changes(['.dependency-cruiser.cjs']), ['.']],
  ['everything when a package came or went', changes(['package.json']), ['.']],
  ['everything when a source is gone', changes(['lib/a.ts'], ['lib/b.ts']), ['.']],
])('imports are followed from %s', (_, given, places) => {
  expect(placesToCruise(given)).toEqual(places)
})

test.each([
  [
    'a feature in all of it',
    ['components/customers/list/customer-list.tsx', 'lib/features/customers/domain/stops.ts'],
    ['components/customers/', 'lib/features/customers/'],
  ],
  ['other code in its folder', ['lib/platform/http/headers.ts'], ['lib/platform/http/']],
  ['what supports tests in tests', ['tests/support/zip.ts', 'proxy.ts'], ['tests/']],
])('a change is tested: %s', (_, files, places) => {
  expect(placesToTest(changes(files))).toEqual(places)
})

test('what is gone is tested where it was', () => {
  expect(placesToTest(changes([], ['lib/client/read.ts']))).toEqual(['lib/client/'])
})
