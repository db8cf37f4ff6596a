import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { en } from '@/lib/composition/messages/en'
import {
  listLoadedFiles,
  listNamesOf,
  listProvidedNamespaces,
  listSaidNamespaces,
  listServerRendered,
  partsWithOwnTexts,
} from './support/page-texts'

const namespaces = Object.keys(en)
const routeFiles = globSync('app/**/*.tsx', { exclude: ['**/*.test.tsx'] }).sort()
const pages = globSync('app/**/{page,layout}.tsx').sort()

test('there are pages', () => expect(pages.length).toBeGreaterThan(20))

test.each(pages)('%s has in the browser the texts that it says', (page) => {
  const files = [...listLoadedFiles(page)].filter((file) => file !== page)
  const said = new Set(files.flatMap((file) => listSaidNamespaces(file, namespaces)))
  const missing = [...said].filter((name) => !listProvidedNamespaces(page).includes(name))
  expect(missing.sort()).toEqual([])
})

test.each(partsWithOwnTexts)('$part has the texts that it says', ({ part, layout, list }) => {
  const said = new Set(
    [...listLoadedFiles(part)].flatMap((file) => listSaidNamespaces(file, namespaces)),
  )
  const has = [
    ...listNamesOf(readFileSync(layout, 'utf8'), list),
    ...listProvidedNamespaces(layout),
  ]
  expect(said.size).toBeGreaterThan(0)
  expect([...said].filter((name) => !has.includes(name)).sort()).toEqual([])
})

test.each(routeFiles)('what the server renders of %s asks no browser for its texts', (file) => {
  const asking = [...listServerRendered(file)].filter((each) =>
    /\buseT\(\)/.test(readFileSync(each, 'utf8')),
  )
  expect(asking).toEqual([])
})
