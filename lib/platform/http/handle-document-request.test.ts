import { beforeEach, describe, expect, test } from 'vitest'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { parseRedactedDocument } from '@/lib/shared/documents/redacted-document'
import { arrivedAt, asKari, deskUnderTest, upstreamAnswers } from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { handleDocumentRequest } from './handle-document-request'
import { handleReadRequest } from './handle-operation-request'

const desk = deskUnderTest()
const xml = '<?xml version="1.0" encoding="ISO-8859-1"?><a>\u00c6</a>'
const inBase64 = (text: string) => Buffer.from(text, 'latin1').toString('base64')
const workspaces = [{ name: 'Ours', clientNo: '1001', companyIds: [501], organizationId: null }]

const answers = (status: object, code = 200) =>
  upstreamAnswers(desk, (_, response) =>
    json(response, code, { ReceiptId: 'R-1', CompanyId: 501, ...status }),
  )
const asked = (query = 'identifier=R-1&company=501&as=shown', headers = {}) =>
  handleDocumentRequest(
    new Request(`http://desk.test/api/document?${query}`, { headers }),
    ({ kind, code }) => `failed: ${kind} ${code ?? ''}`.trim(),
  )
const saved = () => asked('identifier=R-1&company=501&as=saved')
const headersOf = (answer: Response) => Object.fromEntries(answer.headers)

beforeEach(() => asKari({ workspaces }))

describe('a document', () => {
  test('of XML is shown as plain text in UTF-8, under a policy that lets nothing run', async () => {
    answers({ InvoiceData: inBase64(xml), Filename: 'a.xml' })
    const answer = await asked()
    expect([answer.status, await answer.text()]).toEqual([200, xml])
    expect(headersOf(answer)).toEqual({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `inline; filename="a.xml"; filename*=UTF-8''a.xml`,
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox",
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  test('is saved byte for byte', async () => {
    answers({ InvoiceData: inBase64(xml), Filename: 'a.xml' })
    const answer = await saved()
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(xml, 'latin1'))
    expect(headersOf(answer)).toMatchObject({
      'content-type': 'application/xml',
      'content-disposition': expect.stringMatching(/^attachment; /),
    })
  })

  test('that is a PDF is shown as one, whatever its name says', async () => {
    answers({ InvoiceData: inBase64('%PDF-1.4\n'), Filename: 'a.html' })
    const headers = headersOf(await asked())
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('inline; filename="a.html.pdf"'),
    })
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    )
  })

  test.each([
    [
      'a page',
      '<!DOCTYPE html><script>alert(1)</script>',
      'page.html',
      'text/plain; charset=utf-8',
      'inline',
      'application/xml',
    ],
    [
      'a picture that can hold a script',
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      'a.svg',
      'text/plain; charset=utf-8',
      'inline',
      'application/xml',
    ],
    [
      'a program',
      'MZ\u0090\u0000\u0003',
      'a.exe',
      'application/octet-stream',
      'attachment',
      'application/octet-stream',
    ],
    ['text', 'Amount: 1', 'a.txt', 'text/plain; charset=utf-8', 'inline', 'text/plain'],
  ])('that is %s is never a page of the desk', async (_, text, Filename, shownAs, how, savedAs) => {
    answers({ InvoiceData: inBase64(text), Filename })
    const [shown, kept] = [await asked(), await saved()]
    expect([
      shown.headers.get('content-type'),
      shown.headers.get('content-disposition')?.split(';')[0],
    ]).toEqual([shownAs, how])
    expect([
      kept.headers.get('content-type'),
      kept.headers.get('content-disposition')?.split(';')[0],
    ]).toEqual([savedAs, 'attachment'])
    for (const answer of [shown, kept])
      expect(answer.headers.get('content-security-policy')).toMatch(/; sandbox$/)
  })

  test('that is a workbook is saved under its own name', async () => {
    answers({ InvoiceData: inBase64('PK\u0003\u0004'), Filename: 'list.xlsx' })
    expect((await saved()).headers.get('content-disposition')).toContain('filename="list.xlsx"')
  })

  test.each([
    ['in lines', inBase64('Amount: 1').replace(/(.{4})/g, '$1\r\n')],
    [
      'in the alphabet of addresses, without its end',
      Buffer.from('Amount: 1').toString('base64url'),
    ],
  ])('is read from base64 %s', async (_, InvoiceData) => {
    answers({ InvoiceData })
    expect(await (await asked()).text()).toBe('Amount: 1')
  })

  test('is read from XML that stands there as it is', async () => {
    answers({ InvoiceData: ' <a>Æ</a>' })
    expect(await (await asked()).text()).toBe(' <a>Æ</a>')
  })

  test('is asked for by a number as well', async () => {
    answers({ InvoiceData: inBase64('a') })
    expect((await asked('number=2026-1&company=501')).status).toBe(200)
    expect(JSON.parse(arrivedAt(desk)[0]!.text)).toEqual({
      InvoiceNumber: '2026-1',
      CompanyId: '501',
    })
  })
})

describe('a failure is told in words in its place', () => {
  test.each([
    [
      'it is of another invoice',
      { InvoiceData: inBase64('a'), ReceiptId: 'R-2', Identifier: 'mine-2' },
      200,
      502,
      'failed: off-contract other-record',
    ],
    ['there is no document', { InvoiceData: null }, 200, 404, 'failed: not-found no-document'],
    ['it is blank', { InvoiceData: ' ' }, 200, 404, 'failed: not-found no-document'],
    ['it is no base64', { InvoiceData: 'not base64!' }, 200, 502, 'failed: off-contract document'],
    ['the invoice is not known', { message: 'unknown' }, 404, 404, 'failed: not-found'],
    [
      'it is of a company of somebody else',
      { InvoiceData: inBase64('a'), CompanyId: 777 },
      200,
      403,
      'failed: forbidden scope-of-answer',
    ],
  ])('where %s', async (_, status, code, answered, words) => {
    answers(status, code)
    const answer = await asked('identifier=R-1')
    expect([answer.status, await answer.text()]).toEqual([answered, words])
    expect(headersOf(answer)).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; .*; sandbox$/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
  })

  test.each([
    ['nothing is asked for', 'company=501', {}, 400],
    ['the company is none', 'identifier=R-1&company=x', {}, 400],
    ['the company is somebody else’s', 'identifier=R-1&company=777', {}, 403],
    ['another site asks', 'identifier=R-1', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a sister of this site asks', 'identifier=R-1', { 'sec-fetch-site': 'same-site' }, 403],
  ])('where %s, before any call', async (_, query, headers, status) => {
    answers({ InvoiceData: inBase64('a') })
    expect((await asked(query, headers)).status).toBe(status)
    expect(arrivedAt(desk)).toEqual([])
  })

  test('where the right is missing', async () => {
    await asKari({ workspaces, rights: ['read:arm.customer'] })
    expect((await asked()).status).toBe(403)
  })
})

describe('the status itself', () => {
  test.each(['getInvoiceStatus', 'postInvoiceStatus', 'postInvoicePstatus'] as const)(
    'tells a browser by %s of what kind the document is and how long, and never what is in it',
    async (name) => {
      answers({ InvoiceData: inBase64(xml) })
      const request = new Request(`http://desk.test/api/read/${name}`, {
        method: 'POST',
        headers: { 'x-desk': '1' },
        body: JSON.stringify({ body: { Identifier: 'R-1', CompanyId: 501 } }),
      })
      const text = await (await handleReadRequest(request, name)).text()
      expect(text).not.toContain(inBase64(xml).slice(0, 20))
      expect(parseRedactedDocument(JSON.parse(text).value.InvoiceData)).toEqual({
        kind: 'xml',
        bytes: xml.length,
      })
    },
  )

  test.each([
    ['no document', null, null],
    ['a blank one', '', null],
    ['one that cannot be read', 'not base64!', { kind: 'unreadable', bytes: 11 }],
    ['one that says it is a mark', '••••• pdf, 9 bytes', { kind: 'unreadable', bytes: 18 }],
  ])('tells of %s', async (_, InvoiceData, told) => {
    answers({ InvoiceData })
    const found = await executeOperation('getInvoiceStatus', { body: { Identifier: 'R-1' } })
    expect(found.ok && parseRedactedDocument(found.value.InvoiceData)).toEqual(told)
  })
})
