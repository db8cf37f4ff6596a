import type { Page } from '@playwright/test'
import { zipSync } from 'fflate'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, takesInput, test, visit } from '../fixtures'
import { lookedInBothSizes } from '../support/screenshots'

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\ntrailer\n%%EOF\n')
const makeFile = (name: string, buffer: Buffer | string) => ({
  ...{ name, mimeType: 'application/octet-stream' },
  buffer: Buffer.from(buffer),
})

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Upload files' })
const rowOf = (page: Page, name: string) =>
  dialogOf(page).getByRole('listitem').filter({ hasText: name })

async function openUpload(desk: Desk, page: Page) {
  await desk.signIn('controller')
  await visit(page, routes.storedFiles(desk.clientNo))
  await takesInput(page)
  await page.getByRole('button', { name: 'Upload files' }).click()
  await expect(dialogOf(page)).toContainText(
    'Allowed: pdf, xml, png, jpg, txt, csv. Up to 4 MB each.',
  )
}
const choose = (page: Page, ...files: ReturnType<typeof makeFile>[]) =>
  dialogOf(page).locator('input[type=file]').setInputFiles(files)

test('files are shown in a closed frame or saved, each by what its bytes are', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  await visit(page, routes.storedFiles(desk.clientNo))
  const list = page.getByRole('table', { name: 'Stored files' })
  await expect(list.getByRole('row')).toHaveCount(6)
  await page.getByRole('link', { name: 'logo.png' }).click()
  const pane = page.getByRole('complementary', { name: 'logo.png' })
  await expect(pane).toContainText('PNG image')
  await pane.getByRole('button', { name: 'Show' }).click()
  const picture = pane.frameLocator('iframe').locator('img')
  await expect(picture).toBeVisible()
  await lookedInBothSizes(page, 'stored-file')

  await page.getByRole('link', { name: 'order-10442.xml' }).click()
  const order = page.getByRole('complementary', { name: 'order-10442.xml' })
  await order.getByRole('button', { name: 'Show' }).click()
  await expect(order.frameLocator('iframe').locator('body')).toContainText('<ID>10442</ID>')
  const saved = await order.getByRole('link', { name: 'Download' }).getAttribute('href')
  const answer = await page.request.get(saved!)
  expect(answer.headers()['content-disposition']).toContain(
    'attachment; filename="order-10442.xml"',
  )
  expect(answer.headers()['content-security-policy']).toContain('sandbox')
})

test('chosen files are refused by what they are, told one by one, and those that remain are uploaded', async ({
  desk,
  page,
}) => {
  await openUpload(desk, page)
  await choose(
    page,
    makeFile('agreement.pdf', pdf),
    makeFile('picture.pdf', '\u0089PNG'),
    makeFile('run.exe', 'MZ'),
    makeFile('cut.pdf', pdf.subarray(0, 20)),
    makeFile('empty.txt', ''),
    makeFile('large.txt', Buffer.alloc(4_000_001, 65)),
    makeFile('longest.txt', Buffer.alloc(4_000_000, 65)),
    makeFile('twin.txt', 'Agreed by telephone.'),
  )
  await expect(rowOf(page, 'picture.pdf')).toContainText('The content isn’t what the name says')
  await expect(rowOf(page, 'run.exe')).toContainText('aren’t allowed for this client')
  await expect(rowOf(page, 'cut.pdf')).toContainText('The file is incomplete')
  await expect(rowOf(page, 'empty.txt')).toContainText('The file is empty')
  await expect(rowOf(page, 'large.txt')).toContainText('larger than 4 MB')
  await lookedInBothSizes(page, 'upload')
  await dialogOf(page).getByRole('button', { name: 'Upload 3 files' }).click()
  await expect(rowOf(page, 'agreement.pdf')).toContainText('Uploaded')
  await expect(rowOf(page, 'longest.txt')).toContainText('Uploaded')
  await expect(rowOf(page, 'twin.txt')).toContainText('Uploaded')
  expect((await desk.requests()).counts.uploadFiles).toBe(3)

  await choose(page, makeFile('twin.txt', 'Agreed by telephone.'))
  await dialogOf(page).getByRole('button', { name: 'Upload 1 file' }).click()
  await expect(rowOf(page, 'twin.txt').last()).toContainText('already here')
  expect((await desk.requests()).counts.uploadFiles).toBe(3)
  await dialogOf(page).getByRole('button', { name: 'Upload twin.txt again' }).click()
  await expect(rowOf(page, 'twin.txt').last()).toContainText('Uploaded')
  expect((await desk.requests()).counts.uploadFiles).toBe(4)

  await dialogOf(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('link', { name: 'agreement.pdf' })).toBeVisible()
  await expect(page.getByRole('link', { name: /picture|run|cut|empty|large/ })).toHaveCount(0)
})

test('an upload whose answer is lost is looked for, and never sent twice', async ({
  desk,
  page,
}) => {
  await openUpload(desk, page)
  await desk.fault({ operation: 'uploadFiles', kind: 'drop-after' })
  await choose(page, makeFile('taken.txt', 'taken'))
  await dialogOf(page).getByRole('button', { name: 'Upload 1 file' }).click()
  await expect(rowOf(page, 'taken.txt')).toContainText('Uploaded, confirmed by a check')

  await desk.fault({ operation: 'uploadFiles', kind: 'drop-before' })
  await choose(page, makeFile('lost.txt', 'lost'))
  await dialogOf(page).getByRole('button', { name: 'Upload 1 file' }).click()
  await expect(rowOf(page, 'lost.txt')).toContainText('We couldn’t confirm this upload')
  expect((await desk.requests()).counts.uploadFiles).toBe(2)
  await rowOf(page, 'lost.txt').getByRole('link', { name: 'Check in activity' }).click()
  await expect(page.getByRole('main')).toContainText('uploaded the file lost.txt')
  await visit(page, routes.storedFiles(desk.clientNo))
  await expect(page.getByRole('link', { name: 'taken.txt' })).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'lost.txt' })).toHaveCount(0)
})

test('an archive that unfolds, a name that is none and a connection that is cut leave nothing behind', async ({
  desk,
  page,
}) => {
  const body = { key: 'FileTypes', values: ['zip', 'txt'] }
  await desk.fault({ operation: 'getClientConfig', kind: 'garbage', body, times: 20 })
  await desk.signIn('controller')
  await visit(page, routes.storedFiles(desk.clientNo))
  await takesInput(page)
  await page.getByRole('button', { name: 'Upload files' }).click()
  const archive = (name: string, length: number) =>
    Buffer.from(zipSync({ [name]: new Uint8Array(length) }))
  await choose(
    page,
    makeFile('bomb.zip', archive('a.txt', 41_000_000)),
    makeFile('elsewhere.zip', archive('../a.txt', 1)),
    makeFile('turned\u202etxt.txt', 'x'),
    makeFile('cut.txt', 'x'),
  )
  await expect(rowOf(page, 'bomb.zip')).toContainText('archive')
  await expect(rowOf(page, 'elsewhere.zip')).toContainText('archive')
  await expect(rowOf(page, 'turned')).toContainText('character')

  const isAction = (url: URL) => url.pathname === routes.storedFiles(desk.clientNo)
  await page.route(isAction, (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
  )
  await dialogOf(page).getByRole('button', { name: 'Upload 1 file' }).click()
  await expect(rowOf(page, 'cut.txt')).toContainText('We couldn’t confirm this upload')
  await page.unroute(isAction)
  expect((await desk.requests()).counts.uploadFiles).toBeUndefined()
  await visit(page, routes.storedFiles(desk.clientNo))
  await expect(page.getByRole('link', { name: 'logo.png' })).toBeVisible()
  await expect(page.getByRole('link', { name: /bomb|elsewhere|turned|cut/ })).toHaveCount(0)
})
