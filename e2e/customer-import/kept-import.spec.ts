import { utimesSync, writeFileSync } from 'node:fs'
import type { Page, TestInfo } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, reload, test, visit } from '../fixtures'

const writtenAt = new Date('2026-11-20T08:00:00Z')

/** A file on the disk, where a browser tells when it was changed. */
function writeFile(info: TestInfo, name: string, lines: string[], at = writtenAt) {
  const path = info.outputPath(name)
  writeFileSync(path, lines.join('\r\n'))
  utimesSync(path, at, at)
  return path
}

async function choose(page: Page, desk: Desk, path: string) {
  await visit(page, routes.customerImport(desk.clientNo))
  await page.locator('input[type=file]').setInputFiles(path)
}

const cells = (page: Page) => page.getByRole('group', { name: /^Address line 2: / })
const blank = (page: Page) => cells(page).getByRole('radio', { name: 'Make it blank' })
const back = (page: Page) => page.getByText('Your work on this file is back')

async function waitUntilKept(page: Page, act: () => Promise<void>) {
  const kept = page.waitForResponse((response) => response.url().includes('keepDraft'))
  await act()
  expect((await kept).ok()).toBe(true)
}

test('what was said of a file comes back with it after a reload, and not with another', async ({
  desk,
  page,
}, info) => {
  await desk.signIn('controller')
  const { customerNo } = await desk.withCustomer({ addressLine2: 'c/o Hansen' })
  const lines = ['customerNo;addressLine1;addressLine2', `${customerNo};Storgata 2;`]
  const file = writeFile(info, 'moved.csv', lines)
  await choose(page, desk, file)
  await waitUntilKept(page, () => blank(page).check())

  page.on('dialog', (dialog) => dialog.accept())
  await reload(page)
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(back(page)).toBeVisible()
  await expect(blank(page)).toBeChecked()

  await choose(page, desk, writeFile(info, 'moved.csv', lines, new Date('2026-11-21T08:00:00Z')))
  await expect(cells(page)).toBeVisible()
  await expect(blank(page)).not.toBeChecked()
  await expect(back(page)).toHaveCount(0)
})

test('a discarded file leaves nothing behind', async ({ desk, page }, info) => {
  await desk.signIn('controller')
  const { customerNo } = await desk.withCustomer({ addressLine2: 'c/o Hansen' })
  const lines = ['customerNo;addressLine1;addressLine2', `${customerNo};Storgata 2;`]
  const file = writeFile(info, 'discarded.csv', lines)
  await choose(page, desk, file)
  await waitUntilKept(page, () => blank(page).check())

  page.on('dialog', (dialog) => dialog.accept())
  const dropped = page.waitForResponse((response) => response.url().includes('dropDraft'))
  await page.getByRole('button', { name: 'Discard' }).first().click()
  await dropped
  await choose(page, desk, file)
  await expect(cells(page)).toBeVisible()
  await expect(blank(page)).not.toBeChecked()
  await expect(back(page)).toHaveCount(0)
})
