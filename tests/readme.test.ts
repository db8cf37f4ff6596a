import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { customerDecisions } from '@/lib/commands/maintenance/customer-decisions'
import { personDecisions } from '@/lib/commands/maintenance/person-decisions'
import { knownRights } from '@/lib/platform/settings/rights.mjs'

const readme = readFileSync('README.md', 'utf8')
const findCode = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code!)

test('the README names every right of the desk, to which RIGHTS_MAP refers', () => {
  const [, list = ''] = /The desk's rights are ([^.]*\.(?:[a-z][^.]*\.)*)/.exec(readme) ?? []
  expect(findCode(list).sort()).toEqual(knownRights.toSorted())
})

test('the README tells of every table what becomes of it when somebody is erased', () => {
  const [, table = ''] = readme.split('| table | of a customer | of a person |')
  const rows = table
    .split('\n\n')[0]!
    .split('\n')
    .filter((row) => row.startsWith('| `'))
  const told = rows.flatMap((row) => findCode(row.split('|')[1]!))
  expect(told.sort()).toEqual(Object.keys(personDecisions).sort())
  expect(told.sort()).toEqual(Object.keys(customerDecisions).sort())
})

const documents = globSync(['*.md', '{bench,docs,mutants,soak}/**/*.md'], {
  exclude: ['**/node_modules/**'],
})

test.each(documents)('links of %s lead to files that are there', (document) => {
  const links = [...readFileSync(document, 'utf8').matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target]) => target!)
    .filter((target) => !/^[a-z]+:/.test(target))
  expect(links.filter((target) => !existsSync(join(dirname(document), target)))).toEqual([])
})
