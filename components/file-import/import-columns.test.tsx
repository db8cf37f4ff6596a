import { expect, test } from 'vitest'
import { matchColumns } from '@/lib/shared/file-import/match-columns'
import { beginReview } from '@/lib/shared/file-import/review-import'
import type { TextTable } from '@/lib/shared/tables/text-table'
import { renderPage } from '@/tests/support/render-page'
import { ImportColumns } from './import-columns'
import { takeFile } from './taken/taken-file'
import type { FileImport } from './use-file-import'

const fields = [{ key: 'phone', names: ['telefon'], kind: 'text', need: 'wanted' }] as const
const texts = { field: () => 'Phone', choice: () => '', finding: () => '' }

function paint(heads: string[], more: Partial<TextTable> = {}) {
  const records = [heads, heads.map(() => '1')].map((cells, at) => ({ line: at + 1, cells }))
  const table = { separator: ';', openQuote: null, records, ...more } as const
  const match = (each: readonly string[]) => matchColumns(fields, each)
  const source = { state: takeFile({ name: 'a.xlsx', table }, { fields, match }), refused: null }
  return renderPage(
    <ImportColumns
      {...{ fields, texts }}
      source={source as unknown as FileImport<'phone', never>}
      review={beginReview<'phone', never>(fields, { answers: [], mends: [] }).finish()}
      onTemplate={() => {}}
    >
      {null}
    </ImportColumns>,
  )
}

test('columns with one head are told, and told apart where one is chosen', () => {
  const page = paint(['Telefon', 'Navn', 'telefon'])
  expect(page).toContain('Columns with the same name: Telefon')
  expect(page).toContain('telefon (column 3)')
  expect(page).toContain('>Navn<')
  expect(paint(['Telefon', 'Navn'])).not.toContain('same name')
})

test('of a workbook with several sheets it is told which one is read', () => {
  expect(paint(['Telefon'], { sheets: ['Jan', 'Feb', 'Mar'] })).toContain(
    'a.xlsx, 1 row (only sheet Jan, not Feb, Mar)',
  )
  expect(paint(['Telefon'])).not.toContain('only sheet')
})

test('of a workbook it is told which hidden columns are read', () => {
  const words = 'Read from hidden columns: Telefon'
  expect(paint(['Navn', 'Telefon'], { hiddenColumns: new Set([0, 1]) })).toContain(words)
  expect(paint(['Navn', 'Telefon'], { hiddenColumns: new Set([0]) })).not.toContain(
    'hidden columns',
  )
  expect(paint(['Navn', 'Telefon'])).not.toContain('hidden columns')
})
