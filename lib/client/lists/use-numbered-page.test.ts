import { expect, test } from 'vitest'
import { verifyPage } from './use-numbered-page'

const asked = { documentno: '5001', pageno: 1, pagesize: 50 }
const rows = [{ documentNo: '5001' }, { documentNo: '7002' }, null]

test('a page holds the rows that fit, and says which filter the others contradict', () => {
  expect(verifyPage('listDocuments', asked, rows, { isBefore: false, total: 2 })).toMatchObject({
    rows: [{ documentNo: '5001' }],
    findings: { ignored: ['documentno'], strangers: 1 },
    given: 2,
    isSilent: false,
  })
})

test('the page before answers another question, so nothing is said of its rows', () => {
  expect(verifyPage('listDocuments', asked, rows, { isBefore: true, total: 2 })).toMatchObject({
    rows: [{ documentNo: '5001' }, { documentNo: '7002' }],
    findings: { ignored: [] },
  })
})

test.each([
  ['an answer without a list', null, null, 1, true],
  ['an empty list', [], null, 1, false],
  ['an empty list of none', [], 0, 1, false],
  ['an empty first page of which rows are counted', [], 7, 1, true],
  ['an empty later page', [], 7, 2, false],
])('%s is silent, or is not', (_, listed, total, pageno, isSilent) => {
  const page = verifyPage('listDocuments', { ...asked, pageno }, listed, { isBefore: false, total })
  expect(page.isSilent).toBe(isSilent)
})
