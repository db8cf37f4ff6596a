import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, test, visit } from '../fixtures'
import { readRoute } from '../support/api-client'
import { keepAnswer } from '../support/leak-corpus'
import { sandbox } from '../support/sandbox'

type Sent = { ReceiptId: string; CompanyId: number; InvoiceNumber: string }

/** Sends an invoice with a document of its own. */
const withDocument = (desk: Desk, Filename: string, content?: string | Buffer): Promise<Sent> =>
  sandbox<Sent>(`/sandbox/tenants/${desk.clientNo}/requests`, 'POST', {
    Filename,
    ...(content !== undefined && { InvoiceData: Buffer.from(content).toString('base64') }),
  })

const shown = ({ ReceiptId, CompanyId }: Sent) =>
  routes.document({ identifier: ReceiptId, company: CompanyId }, 'shown')
const saved = ({ ReceiptId, CompanyId }: Sent) =>
  routes.document({ identifier: ReceiptId, company: CompanyId }, 'saved')
const get = async (page: Page, address: string) => keepAnswer(await page.request.get(address))

const closed = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

test('every document comes with a policy of its own, as what its bytes say, and is kept by nobody', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  const documents = [
    ['a.xml', undefined, 'text/plain; charset=utf-8', 'inline', `${closed}; sandbox`],
    ['a.txt', undefined, 'text/plain; charset=utf-8', 'inline', `${closed}; sandbox`],
    ['a.pdf', undefined, 'application/pdf', 'inline', closed],
    [
      'a.html',
      '<!DOCTYPE html><script>alert(1)</script>',
      'text/plain; charset=utf-8',
      'inline',
      `${closed}; sandbox`,
    ],
    [
      'a.zip',
      Buffer.from([80, 75, 3, 4, 0]),
      'application/octet-stream',
      'attachment',
      `${closed}; sandbox`,
    ],
  ] as const
  for (const [name, content, type, how, policy] of documents) {
    const sent = await withDocument(desk, name, content)
    const [inFrame, asFile] = [await get(page, shown(sent)), await get(page, saved(sent))]
    expect([inFrame.status(), asFile.status()], name).toEqual([200, 200])
    expect(inFrame.headers(), name).toMatchObject({
      'content-type': type,
      'content-security-policy': policy,
    })
    expect(inFrame.headers()['content-disposition'], name).toMatch(new RegExp(`^${how}; `))
    expect(asFile.headers()['content-disposition'], name).toMatch(/^attachment; /)
    expect(asFile.headers()['content-security-policy'], name).toBe(`${closed}; sandbox`)
    for (const answer of [inFrame, asFile]) {
      expect(answer.headers(), name).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
        'referrer-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      })
    }
  }
})

test('a status says of what kind its document is and how long, and never what is in it', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  const { ReceiptId, CompanyId } = await withDocument(desk, 'a.txt', 'what nobody asked for')
  const { value } = await (
    await readRoute(page.request, 'getInvoiceStatus', {
      body: { Identifier: ReceiptId, CompanyId },
    })
  ).json()
  expect(value.InvoiceData).toBe('••••• text, 21 bytes')
})

test('a document in a frame of the desk runs nothing, and a page within stays text', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  const hostile = '<!DOCTYPE html><title>x</title><script>top.smuggled = true</script><p>Amount'
  const sent = await withDocument(desk, 'a.html', hostile)
  await visit(page, routes.journal())
  await page.evaluate((address) => {
    const frame = Object.assign(document.createElement('iframe'), {
      src: address,
      title: 'document',
    })
    frame.setAttribute('sandbox', '')
    return new Promise((loaded) => {
      frame.onload = loaded
      document.querySelector('main')!.append(frame)
    })
  }, shown(sent))
  await expect(page.frameLocator('iframe[title=document]').locator('body')).toHaveText(hostile)
  expect(await page.evaluate(() => 'smuggled' in window)).toBe(false)
  await page.evaluate(() => document.querySelector('iframe[title=document]')!.remove())
})

test('a failure stands in words where the document would', async ({ desk, page }) => {
  await desk.signIn('controller')
  const answer = await get(
    page,
    routes.document({ identifier: 'nobody knows', company: desk.companyId }, 'shown'),
  )
  expect([answer.status(), answer.headers()['content-type']]).toEqual([
    404,
    'text/plain; charset=utf-8',
  ])
  expect(answer.headers()['content-security-policy']).toBe(`${closed}; sandbox`)
  expect(await answer.text()).toMatch(/^[A-Z].+\./)
})
