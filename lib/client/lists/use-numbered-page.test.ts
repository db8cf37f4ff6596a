import { expect, test } from 'vitest'
import { verifyPage } from './use-numbered-page'

const asked = { documentno: '5001', pageno: 1, pagesize: 50 }
const rows = [{ documentNo: '5001' }, { documentNo: '7002' }, null]

test('a page holds the rows that fit, and says which filter the others contradict', () => {
  expect(verifyPage('listDocuments', asked, rows, false)).toMatchObject({
    rows: [{ documentNo: '5001' }],
    findings: { ignored: ['documentno'], strangers: 1 },
    given: 2,
    isSilent: false,
  })
})

test('the page before answers another question, so nothing is said of its rows', () => {
  expect(verifyPage('listDocuments', asked, rows, true)).toMatchObject({
    rows: [{ documentNo: '5001' }, { documentNo: '7002' }],
    findings: { ignored: [] },
  })
})

test('an answer without a list is silent, and an empty list is not', () => {
  expect(verifyPage('listDocuments', asked, null, false).isSilent).toBe(true)
  expect(verifyPage('listDocuments', asked, [], false).isSilent).toBe(false)
})
