import type { CustomerUpdate, PostalAddress } from '@/lib/contracts/receivables/customers'
import { toCalendarDate } from '../../../clock'
import type { StoredCustomer } from '../../../database/stored-customer'
import type { Clearing } from '../../../tenant-settings'
import { isPlausibleEmail, sanitizeEmail } from './email'

export type Warning = { field: string; message: string }
export type Outcome =
  | { customer: StoredCustomer; warnings: Warning[] }
  | { refused: Record<string, string> }

/**
 * The seven fields of the postal address field group: all of postalAddress but its name
 * (interface.md 2.1, rule 2).
 */
const group = [
  'addressLine1',
  'addressLine2',
  'addressLine3',
  'postalCode',
  'cityName',
  'countryText',
  'countryCode',
] as const

/**
 * The fields outside postalAddress and distribution (interface.md 2.1), by what an empty value
 * means for them.
 */
const clearable = [
  ...[
    'name',
    'customerCategory',
    'phoneNo',
    'secondaryPhoneNo',
    'organizationNo',
    'ssn',
    'ssnCountry',
    'informalName',
    'customerGroupCode',
  ],
  ...[
    'priceNetOrGross',
    'language',
    'currency',
    'sellerReference',
    'buyerReference',
    'bankAccountNo',
    'stopReminderMemo',
  ],
  ...['stopDebtCollectionMemo', 'stopInterestCalcMemo', 'activeStatusWeb', 'customerMessage'],
  ...[
    'emailAddressDocument',
    'secondaryEmailAddress',
    'efakturaBlockIds',
    'peppolBlockIds',
    'digipostBlockIds',
    'options',
  ],
] as const
const plain = ['yearOfBirth', 'dueDays', 'vatLiable', 'limitAmount', 'discountRate'] as const
const dates = [
  'dateOfBirth',
  'stopReminderUntil',
  'stopDebtCollectionUntil',
  'stopInterestCalcUntil',
] as const

/**
 * A stored customer after an update (interface.md 2.1, rules 1 to 5): absent or null keeps, the
 * address group is replaced as a whole as soon as one supplied field differs, e-mail addresses are
 * cleaned with a warning. Check digits are never judged.
 *
 * @param clearing whether an empty text or list outside the group empties the stored one
 *   (interface.md does not say).
 */
export function applyUpdate(
  stored: StoredCustomer,
  update: CustomerUpdate,
  { clearing, now }: { clearing: Clearing; now: number },
): Outcome {
  const { emails, warnings } = cleanEmails(update.emailAddressDocument)
  const refused = validateFields(update, emails)
  if (Object.keys(refused).length > 0) return { refused }

  const supplied: Record<string, unknown> = { ...update, emailAddressDocument: emails }
  const customer: StoredCustomer = { ...stored }
  for (const field of [...clearable, ...plain, ...dates]) {
    const value = supplied[field]
    if (value === undefined || value === null) continue
    if (clearing === 'ignored' && isEmpty(value)) continue
    Object.assign(customer, { [field]: value })
  }

  const distribution = pickGivenFields(update.distribution ?? {}, clearing)
  if (Object.keys(distribution).length > 0)
    customer.distribution = { ...stored.distribution, ...distribution }
  const postalAddress = updateAddress(
    stored.postalAddress ?? {},
    update.postalAddress ?? {},
    clearing,
  )
  if (postalAddress) customer.postalAddress = postalAddress.after
  if (postalAddress?.isMoved) customer.postalAddressChanged = toCalendarDate(now)
  return { customer, warnings }
}

/** Undefined when nothing changes, so that an absent address stays absent. */
function updateAddress(
  stored: PostalAddress,
  update: PostalAddress,
  clearing: Clearing,
): { after: PostalAddress; isMoved: boolean } | undefined {
  const isMoved = group.some(
    (field) => isGiven(update[field]) && update[field] !== (stored[field] ?? ''),
  )
  const name =
    isGiven(update.name) && !(clearing === 'ignored' && update.name === '')
      ? update.name
      : undefined
  if (!isMoved && name === undefined) return undefined
  return {
    isMoved,
    after: {
      ...stored,
      ...(name !== undefined && { name }),
      ...(isMoved && Object.fromEntries(group.map((field) => [field, update[field] ?? '']))),
    },
  }
}

function cleanEmails(given: string[] | null | undefined): {
  emails: string[] | null | undefined
  warnings: Warning[]
} {
  const emails = given?.map(sanitizeEmail)
  const warnings = (given ?? []).flatMap((email, index) =>
    email === emails?.[index]
      ? []
      : [
          {
            field: 'EmailAddressDocument',
            message: `The e-mail address ${emails?.[index]} was cleaned of stray characters`,
          },
        ],
  )
  return { emails, warnings }
}

/**
 * What is wrong, by field. All of it is assumed: interface.md says that failed validation is
 * refused, and not what is validated.
 */
function validateFields(
  update: CustomerUpdate,
  emails: string[] | null | undefined,
): Record<string, string> {
  const wrong: Record<string, string> = {}
  for (const field of dates)
    if (isGiven(update[field]) && !isCalendarDate(update[field])) wrong[field] = 'is no date'
  if (isGiven(update.dueDays) && Number(update.dueDays) < 0) wrong.dueDays = 'must not be negative'
  if (
    isGiven(update.discountRate) &&
    !(Number(update.discountRate) >= 0 && Number(update.discountRate) <= 100)
  )
    wrong.discountRate = 'must be between 0 and 100'
  if (update.currency && !/^[A-Za-z]{3}$/.test(update.currency))
    wrong.currency = 'must be three letters'
  if (update.postalAddress?.countryCode && !/^[A-Za-z]{2}$/.test(update.postalAddress.countryCode))
    wrong['postalAddress.countryCode'] = 'must be two letters'
  emails?.forEach((email, index) => {
    if (!isPlausibleEmail(email)) wrong[`emailAddressDocument.${index}`] = 'is no e-mail address'
  })
  return wrong
}

function isCalendarDate(text: string) {
  const moment = Date.parse(`${text}T00:00:00Z`)
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(moment) && toCalendarDate(moment) === text
  )
}

function pickGivenFields(fields: Record<string, unknown>, clearing: Clearing) {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => isGiven(value) && !(clearing === 'ignored' && isEmpty(value)),
    ),
  )
}

const isGiven = <Value>(value: Value | null | undefined): value is Value =>
  value !== undefined && value !== null
const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0)
