import { expect, test } from 'vitest'
import { toFileQuery } from './file-query'

const sent = { CompanyId: 501, Filename: 'a b.xml', LogTime: '2026-03-12T10:00:00' }

test.each([
  [sent, 'company=501&from=2026-03-12&to=2026-03-12&day=2026-03-12&file=a+b.xml'],
  [{ ...sent, LogTime: null }, 'company=501&file=a+b.xml'],
  [{ ...sent, CompanyId: null }, null],
  [{ ...sent, Filename: '' }, null],
  [{ ...sent, Filename: '15885011112.xml' }, null],
])('%j is at %s', (row, query) => expect(toFileQuery(row)).toBe(query))
