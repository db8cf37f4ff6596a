import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildNavigation } from '@/app/(desk)/build-navigation'
import { type OperationName, operations } from '@/lib/contracts/registry'
import { t } from '@/tests/support/english'
import { filterCommands, listCommands } from './search-commands'

const places = { client: '1001', organization: 'org' }
const list = (...withheld: OperationName[]) => {
  const isOffered = (name: OperationName) => !withheld.includes(name)
  const pages = buildNavigation(t, places, (...names) => names.some(isOffered))
  return listCommands(t, { ...places, pages, isOffered })
}
const listHrefs = (...withheld: OperationName[]) => list(...withheld).map(({ href }) => href)

/** What leads on at once, and what opens only with what an address says. */
const noPages = ['/partner/references', '/collection/org/decisions', '/send/again']

test('every page that stands in no record of its own can be gone to', () => {
  const addresses = globSync('app/(desk)/**/page.tsx').map(
    (file) =>
      file
        .replace(/^app\/\(desk\)|\/page\.tsx$/g, '')
        .replace('[clientNo]', '1001')
        .replace('[organizationId]', 'org') || '/',
  )
  const pages = addresses.filter((each) => !each.includes('[') && !noPages.includes(each))
  expect(pages.length).toBeGreaterThan(30)
  expect(pages.filter((each) => !listHrefs().includes(each))).toEqual([])
})

test('a page is called what it calls itself', () => {
  const titles = [
    t('customerStops.title'),
    t('customerImport.title'),
    t('ledger.tabs.movements'),
    t('ledger.compare.title'),
    t('documents.bundles.title'),
    t('documents.fromFile.title'),
    t('bulkActions.list'),
    t('documents.create.title'),
  ]
  expect(list().map(({ title }) => title)).toEqual(expect.arrayContaining(titles))
})

test.each(['stop', 'Stops', 'calendar'])('%s finds the calendar of stops', (word) =>
  expect(filterCommands(list(), word).map(({ href }) => href)).toContain('/clients/1001/stops'),
)

test.each<[OperationName, string]>([
  ['listCustomers', '/clients/1001/stops'],
  ['updateCustomers', '/clients/1001/customer-import'],
  ['listGlMovements', '/clients/1001/ledger/movements'],
  ['createDocument', '/clients/1001/documents/new'],
  ['listBulkActions', '/bulk-actions'],
  ['listCases', '/collection/org/cases/all'],
])('what lives by %s is not offered without it', (name, href) => {
  expect(listHrefs()).toContain(href)
  expect(listHrefs(name)).not.toContain(href)
})

test('without any right only what is the desk’s own is there', () => {
  const hrefs = listHrefs(...(Object.keys(operations) as OperationName[]))
  expect(hrefs.filter((href) => href !== null)).toEqual(['/', '/batches', '/journal', '/sessions'])
})
