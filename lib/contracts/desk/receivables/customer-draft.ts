import * as z from 'zod'
import { fieldMax } from '../../bounds'
import { sendOperationNames } from '../../distribution/send'
import { ClientNo, CustomerNo } from '../../formats'
import { addressGroup } from '../../receivables/customer-fields'
import type { AddressField, Customer, CustomerUpdateResult } from '../../receivables/customers'
import { caseDecisions, invoiceDecisions } from '../decision'

const text = z.string().max(fieldMax)
const rows = z.array(text).max(1_000)

/** Fields that are typed as one text: texts, dates, numbers, and yes or no. */
const textFields = [
  ...([
    'name',
    'informalName',
    'organizationNo',
    'customerCategory',
    'customerGroupCode',
    'ssn',
    'ssnCountry',
    'dateOfBirth',
    'yearOfBirth',
  ] as const),
  ...(['addressName', 'phoneNo', 'secondaryPhoneNo'] as const),
  ...([
    'language',
    'currency',
    'priceNetOrGross',
    'distributionType',
    'einvoiceCode',
    'sellerReference',
    'buyerReference',
    'bankAccountNo',
  ] as const),
  ...(['activeStatusWeb', 'customerMessage'] as const),
  ...([
    'stopReminderUntil',
    'stopReminderMemo',
    'stopDebtCollectionUntil',
    'stopDebtCollectionMemo',
    'stopInterestCalcUntil',
  ] as const),
  ...(['stopInterestCalcMemo', 'dueDays', 'vatLiable', 'limitAmount', 'discountRate'] as const),
] as const

/** Fields that are typed as rows. */
const rowFields = [
  'emailAddressDocument',
  'secondaryEmailAddress',
  'efakturaBlockIds',
  'peppolBlockIds',
  'digipostBlockIds',
  'options',
] as const

const makeShape = <Name extends string, Kind>(names: readonly Name[], kind: Kind) =>
  Object.fromEntries(names.map((name) => [name, kind])) as Record<Name, Kind>

/**
 * What the form of a customer holds, or held when it was opened: every field of interface.md 2.1
 * but the number. A field that the read did not carry is typed as nothing. A sensitive field holds
 * its mask until another value is typed.
 */
export const CustomerFormValues = z.strictObject({
  ...makeShape(textFields, text),
  ...makeShape(rowFields, rows),
  address: z.strictObject(makeShape<AddressField, typeof text>(addressGroup, text)),
})
export type CustomerFormValues = z.infer<typeof CustomerFormValues>

/** A part of a customer that is kept, changed or chosen as one. */
export type CustomerField = keyof CustomerFormValues

const FieldName = z.enum(
  Object.keys(CustomerFormValues.shape) as [CustomerField, ...CustomerField[]],
)

const formFields = {
  idempotencyKey: z.uuid(),
  clientNo: ClientNo,
  customerNo: CustomerNo,
  /** Who typed it: an open page does not save as somebody who signed in elsewhere since. */
  userName: z.string(),
  edited: CustomerFormValues,
  /**
   * Fields that the person wants blank although the interface documents no way to blank them: a
   * blank is sent, and a read tells what came of it.
   */
  clearing: z.array(FieldName).max(100),
}

/**
 * A save of one customer as it arrives from a browser: what the form opened with and what stands in
 * it now. Anything else in it is refused.
 */
export const CustomerSubmission = z.strictObject({ ...formFields, baseline: CustomerFormValues })
export type CustomerSubmission = z.infer<typeof CustomerSubmission>

/** A new customer as it arrives from a browser. */
export const NewCustomer = z.strictObject(formFields).omit({ clearing: true })
export type NewCustomer = z.infer<typeof NewCustomer>

/**
 * A deletion as it arrives from a browser: the number once as the page's and once as the person
 * typed it.
 */
export const CustomerDeletion = z.strictObject({
  idempotencyKey: z.uuid(),
  clientNo: ClientNo,
  customerNo: CustomerNo,
  userName: z.string(),
  typedNo: z.string(),
})
export type CustomerDeletion = z.infer<typeof CustomerDeletion>

/**
 * Asks to look at a write whose outcome is not known. `operation` tells what it was meant to be,
 * for one that never reached the desk.
 */
export const OutcomeCheck = z.strictObject({
  idempotencyKey: z.uuid(),
  operation: z
    .enum([
      ...([
        'updateCustomer',
        'createCustomer',
        'deleteCustomer',
        'updateArItem',
        'uploadFiles',
        'createPaymentReservation',
        'createAutoPostings',
        'createDocument',
        'createDocuments',
        'createCorrections',
        'createPayments',
        'createCollectionInvoices',
      ] as const),
      ...sendOperationNames,
      ...(['addCustomerNote', 'removeCustomerNote', 'changeFollowUp'] as const),
      ...(['addCompany', 'registerSwedishBankAgreement'] as const),
      ...caseDecisions,
      ...invoiceDecisions,
    ])
    .default('updateCustomer'),
})
export type OutcomeCheck = z.input<typeof OutcomeCheck>

/**
 * What a read after a save saw: `sent` are the fields that were sent, `different` those of them
 * that hold something else than was sent, `notShown` those of which the read does not tell what
 * they hold.
 */
export type ReadBack = {
  stored: Customer
  sent: CustomerField[]
  different: CustomerField[]
  notShown: CustomerField[]
  cleaned: CustomerField[]
}

/**
 * What a save came to, other than a failure.
 *
 * - `saved`: the upstream took it; `seen` is a fresh read, or null when that read failed; `theirs`
 *   are fields that others had changed meanwhile and that stand as theirs.
 * - `conflict`: nothing was sent. `open` are fields that both changed, and those of `unseen`, of
 *   which the person changed one part while another part that the form had opened with is not shown
 *   any more; `theirs` fields that only others changed, `current` what stands there now.
 * - `nothing`: the stored customer already holds what was typed; nothing was sent.
 */
export type CustomerSave =
  | {
      outcome: 'saved'
      result: CustomerUpdateResult
      seen: ReadBack | null
      theirs: CustomerField[]
    }
  | {
      outcome: 'conflict'
      open: CustomerField[]
      unseen: CustomerField[]
      theirs: CustomerField[]
      current: Customer
    }
  | { outcome: 'nothing'; current: Customer }

/**
 * What a creation came to, other than a failure.
 *
 * - `created`: the upstream took it; `seen` as above. Its own word stands in `result`: UPDATED
 *   means that somebody had created the number in between.
 * - `exists`: a read found the number, so nothing was sent: the upstream would have updated that
 *   customer.
 */
export type CustomerCreation =
  | { outcome: 'created'; result: CustomerUpdateResult; seen: ReadBack | null }
  | { outcome: 'exists'; current: Customer }
