import { expect, test } from 'vitest'
import { toFileQuery, toFileSearchQuery, toOpenFileQuery } from './file-query'

const sent = { CompanyId: 501, Filename: 'a b.xml', LogTime: '2026-03-12T10:00:00' }

test.each([
  [sent, 'company=501&from=2026-03-12&to=2026-03-12&fileDay=2026-03-12&file=a+b.xml'],
  [{ ...sent, LogTime: null }, 'company=501&file=a+b.xml'],
  [{ ...sent, CompanyId: null }, null],
  [{ ...sent, Filename: '' }, null],
  [{ ...sent, Filename: '15885011112.xml' }, null],
])('%j is at %s', (row, query) => expect(toFileQuery(row)).toBe(query))

const asked = { company: 501, from: '2026-03-01', to: '2026-03-12' }
const file = { Filename: 'a.xml', ReceivedTime: '2026-03-12T10:00:00' }
const shown = { from: null, to: null, q: '', failed: false }
const [day, period] = ['fileDay=2026-03-12&file=a.xml', 'from=2026-03-01&to=2026-03-12']

test.each([
  [file, shown, `company=501&${day}`],
  [file, { ...shown, from: asked.from, to: asked.to }, `company=501&${period}&${day}`],
  [{ Filename: 'a.xml' }, { ...shown, q: 'a' }, `company=501&${period}&file=a.xml&q=a`],
  [file, { ...shown, failed: true }, `company=501&${day}&failed=true`],
  [file, { ...shown, q: '010190-30071' }, `company=501&${day}`],
  [{ Filename: null }, shown, null],
  [{ Filename: 'f_01019030071.xml' }, shown, null],
])('%j opens under %j at %s', (row, view, query) =>
  expect(toOpenFileQuery(row, asked, view)).toBe(query),
)

test('a file whose name may hold a person’s number is not searched for by address', () => {
  expect(toFileSearchQuery('a.xml', 501)).toContain('a.xml')
  expect(toFileSearchQuery('010190-30071.xml', 501)).toBeNull()
})
