import { expect, openCustomer, test } from '../fixtures'
import { full } from '../support/customer-field-cases'
import { field, paste, save, unsaved } from '../support/customer-page'

test('several rows pasted into an empty row become as many, and one is pasted as it is', async ({
  desk,
  page,
}) => {
  const customer = await desk.as('controller').withCustomer(full)
  await openCustomer(page, customer)
  await page.getByRole('button', { name: 'Add to E-mail', exact: true }).click()
  await expect(field(page, 'E-mail 2')).toBeFocused()
  await paste(page, 'a@post.example; b@post.example\nc@post.example')
  await expect(field(page, 'E-mail 4')).toHaveValue('c@post.example')
  await page.getByRole('button', { name: 'Add to Peppol', exact: true }).click()
  await paste(page, 'P3')
  await expect(field(page, 'Peppol 3')).toHaveValue('P3')
  await field(page, 'Digipost 1').focus()
  await page.keyboard.press('End')
  await paste(page, 'D2;D3')
  await expect(field(page, 'Digipost 1')).toHaveValue('D1D2;D3')
  await field(page, 'Digipost 1').fill('D1')
  await save(page)
  const lists = {
    emailAddressDocument: [
      'kari.nordmann@post.example',
      'a@post.example',
      'b@post.example',
      'c@post.example',
    ],
    peppolBlockIds: ['P1', 'P2', 'P3'],
  }
  expect((await desk.updatesSent()).map((sent) => sent.customer)).toEqual([
    { customerNo: customer.customerNo, ...lists },
  ])
  expect(await desk.storedCustomer(customer.customerNo)).toMatchObject({
    ...lists,
    digipostBlockIds: ['D1'],
  })
})

test('rows are taken away, twice the same is told, and an empty row is no change', async ({
  desk,
  page,
}) => {
  const customer = await desk.as('controller').withCustomer(full)
  await openCustomer(page, customer)
  await page.getByRole('button', { name: 'Add to eFaktura', exact: true }).click()
  await expect(field(page, 'eFaktura 2')).toBeFocused()
  await expect(unsaved(page)).toBeHidden()
  await page.keyboard.type('e1 ')
  await expect(field(page, 'eFaktura 2')).toHaveAccessibleDescription(
    /Row 2 repeats row 1\. Remove one of them\./,
  )
  await page.getByRole('button', { name: 'Remove eFaktura 2', exact: true }).click()
  await expect(unsaved(page)).toBeHidden()

  await page.getByRole('button', { name: 'Remove Peppol 1', exact: true }).click()
  await expect(field(page, 'Peppol 1')).toHaveValue('P2')
  await field(page, 'Options 1').fill('  HoldEverything ')
  await save(page)
  expect((await desk.updatesSent()).map((sent) => sent.customer)).toEqual([
    { customerNo: customer.customerNo, options: ['HoldEverything'], peppolBlockIds: ['P2'] },
  ])
})
