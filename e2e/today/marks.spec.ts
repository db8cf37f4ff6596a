import { routes } from '@/lib/shared/routes'
import { expect, test, visit } from '../fixtures'
import { inDays } from '../support/days'
import { lookedInBothSizes } from '../support/screenshots'

const stops = /stops? ends? within 7 days/

test('who notes a line over a note or a claim that they have not seen is told, keeps what they typed, and may save it knowing both', async ({
  desk,
  page,
}) => {
  await desk.signIn('lead')
  await desk.withCustomer({ stopReminderUntil: inDays(1) })
  const other = await desk.otherBrowser()
  await desk.signIn('controller', other)
  const theirs = await other.newPage()
  await visit(theirs, routes.home())
  await theirs.getByRole('link', { name: stops }).focus()
  await theirs.keyboard.press('n')
  const dialog = theirs.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Asked per')

  await visit(page, routes.home())
  await page.getByRole('link', { name: stops }).focus()
  await page.keyboard.press('n')
  await page.keyboard.type('Rang 22 10 44 80')
  await page.keyboard.press('Enter')
  const line = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: stops }) })
    .first()
  await expect(line).toContainText('Rang 22 10 44 80')

  await dialog.getByRole('textbox', { name: 'Note' }).press('Enter')
  await expect(dialog).toContainText('This note has changed. Yours wasn’t saved.')
  await expect(dialog).toContainText(`Rang 22 10 44 80 (${desk.user('lead').userName})`)
  await expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('Asked per')
  await expect(line).toContainText('Rang 22 10 44 80')

  await page.getByRole('link', { name: stops }).focus()
  await page.keyboard.press('c')
  await expect(line).toContainText('Taken by you')
  await dialog.getByRole('textbox', { name: 'Note' }).press('Enter')
  await expect(dialog).toContainText(`${desk.user('lead').userName} took this first`)
  await expect(dialog).toContainText('Save again to add your note without taking it over.')
  await lookedInBothSizes(theirs, 'note-claimed')
  await expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('Asked per')

  await dialog.getByRole('textbox', { name: 'Note' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(line).toContainText('Taken by you')
  await expect(line).toContainText(`Asked per (${desk.user('controller').userName})`)
})

test('where it could not be read what people said of the work, the page says so until it is', async ({
  desk,
  page,
}) => {
  await desk.signIn('lead')
  await page.route('**/api/events*', (route) => route.abort())
  await page.route('**/api/read/listWorkMarks', (route) => route.abort())
  await visit(page, routes.home())
  const unread = page.getByText('We couldn’t check what is taken, hidden or done')
  await expect(unread).toBeVisible()
  await page.unroute('**/api/read/listWorkMarks')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(unread).toBeHidden()
})
