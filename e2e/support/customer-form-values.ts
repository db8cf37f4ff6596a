const texts = [
  ...[
    'name',
    'informalName',
    'organizationNo',
    'customerCategory',
    'customerGroupCode',
    'ssn',
    'ssnCountry',
    'dateOfBirth',
    'yearOfBirth',
  ],
  ...[
    'addressName',
    'phoneNo',
    'secondaryPhoneNo',
    'language',
    'currency',
    'priceNetOrGross',
    'distributionType',
    'einvoiceCode',
  ],
  ...[
    'sellerReference',
    'buyerReference',
    'bankAccountNo',
    'activeStatusWeb',
    'customerMessage',
    'stopReminderUntil',
    'stopReminderMemo',
  ],
  ...[
    'stopDebtCollectionUntil',
    'stopDebtCollectionMemo',
    'stopInterestCalcUntil',
    'stopInterestCalcMemo',
    'dueDays',
    'vatLiable',
  ],
  ...['limitAmount', 'discountRate'],
]
const lists = [
  'emailAddressDocument',
  'secondaryEmailAddress',
  'efakturaBlockIds',
  'peppolBlockIds',
  'digipostBlockIds',
  'options',
]
const lines = [
  'addressLine1',
  'addressLine2',
  'addressLine3',
  'postalCode',
  'cityName',
  'countryText',
  'countryCode',
]

/**
 * A form of a customer as the browser posts it: every field is there, and blank unless it is given.
 */
export const customerEntry = ({
  address,
  ...given
}: Record<string, unknown> & { address: Record<string, string> }) => ({
  ...Object.fromEntries(texts.map((field) => [field, ''])),
  ...Object.fromEntries(lists.map((field) => [field, []])),
  address: { ...Object.fromEntries(lines.map((line) => [line, ''])), ...address },
  ...given,
})
