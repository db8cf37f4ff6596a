import { expect, test } from 'vitest'
import { CustomerEnvelope, CustomerUpdateResult } from '@/lib/contracts/receivables/customers'
import { sandboxUnderTest } from '@/tests/support/sandbox-under-test'

const sandbox = sandboxUnderTest()

/** Written by hand from interface.md 2.1: every field, with a value of its documented type. */
const documentedRequest = `{
  "metadata": { "userId": "clerk" },
  "customer": {
    "customerNo": "1", "name": "Kari Moen",
    "postalAddress": { "name": "Kari Moen", "addressLine1": "Storgata 1", "addressLine2": "", "addressLine3": "", "postalCode": "5003", "cityName": "Bergen", "countryText": "Norge", "countryCode": "NO" },
    "customerCategory": "CONS", "emailAddressDocument": ["<kari@moen.example>;"], "secondaryEmailAddress": ["k@moen.example"],
    "phoneNo": "+4799901234", "secondaryPhoneNo": "+4799901235", "organizationNo": "310984427", "ssn": "01019921717", "ssnCountry": "NO",
    "dateOfBirth": "1999-01-01", "yearOfBirth": 1999, "informalName": "Kari", "customerGroupCode": "VIP", "priceNetOrGross": "B", "language": "no", "currency": "NOK",
    "distribution": { "type": "H", "einvoiceCode": 90 }, "sellerReference": "S", "buyerReference": "B", "bankAccountNo": "81501757329",
    "stopReminderUntil": "2026-12-01", "stopReminderMemo": "m1", "stopDebtCollectionUntil": "2026-12-02", "stopDebtCollectionMemo": "m2",
    "stopInterestCalcUntil": "2026-12-03", "stopInterestCalcMemo": "m3", "efakturaBlockIds": ["40012874"], "peppolBlockIds": ["310984427"], "digipostBlockIds": ["kari.moen#4F7K"],
    "dueDays": 14, "vatLiable": true, "limitAmount": 10000.5, "discountRate": 2.5, "activeStatusWeb": "Passive", "customerMessage": "Hei", "options": ["NoUpdatePostalReturn"]
  }
}`

/** Written by hand from interface.md 2.2. */
const documentedResult = {
  status: 'PROCESSED',
  result: 'UPDATED',
  message: 'text',
  clientNo: 1,
  accountNo: 1,
  customerNo: '1',
  warnings: [{ field: 'EmailAddressDocument', message: 'text' }],
}

test('the documented update passes, every field of it is stored, and the result has the documented form', async () => {
  const tenant = await sandbox.newTenant()
  const { access_token: token } = await sandbox.signIn(tenant)
  const path = `/arm/v1/clients/${tenant.clientNo}/customers`
  const { status, body } = await sandbox.send('PUT', path, {
    token,
    body: documentedRequest,
    headers: { 'content-type': 'application/json' },
  })
  expect(status).toBe(200)
  expect(Object.keys(body)).toEqual(Object.keys(documentedResult))
  expect(body).toMatchObject({
    status: 'PROCESSED',
    result: 'UPDATED',
    warnings: [{ field: 'EmailAddressDocument', message: expect.any(String) }],
  })

  const { customer } = JSON.parse(documentedRequest)
  expect((await sandbox.send('GET', `${path}/1`, { token })).body).toMatchObject({
    ...customer,
    emailAddressDocument: ['kari@moen.example'],
  })
})

test('the contract agrees with both', () => {
  expect(CustomerEnvelope.safeParse(JSON.parse(documentedRequest)).success).toBe(true)
  expect(CustomerUpdateResult.safeParse(documentedResult).success).toBe(true)
})
