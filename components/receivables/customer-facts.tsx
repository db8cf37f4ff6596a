import type { ReactNode } from 'react'
import { Facts } from '@/components/form/facts'
import { Section } from '@/components/form/section'
import { amount } from '@/lib/format/amount'
import { t } from '@/lib/format/translate'
import type { CustomerRead } from './customer-read'
import { MaskedValue } from './masked-value'
import { unknownFieldsOf } from './unknown-fields'
import type { CustomerEdit } from './use-customer-edit'

/** The fields of a customer that are not edited above, grouped as a clerk thinks. A field that the read did not carry shows a dash. */
export function CustomerFacts({ edit }: { edit: CustomerEdit }) {
  const customer = edit.baseline
  const others = unknownFieldsOf(customer)
  return (
    <>
      <FactSection title={t('customers.section.invoicing')} facts={invoicingOf(edit)} />
      <FactSection title={t('customers.section.stops')} note={t('customers.section.stopsNote')} facts={stopsOf(customer)} />
      <FactSection title={t('customers.section.blocks')} note={t('customers.section.blocksNote')} facts={blocksOf(customer)} />
      <FactSection title={t('customers.section.terms')} facts={termsOf(customer)} />
      <FactSection title={t('customers.section.register')} facts={registersOf(customer)} />
      {others.length > 0 && (
        <Section title={t('customers.section.other')} note={t('customers.section.otherNote')}>
          <Facts items={others.map(([label, value]) => ({ label, value: <code className="font-mono text-xs">{JSON.stringify(value)}</code> }))} />
        </Section>
      )}
    </>
  )
}

type FieldName = Parameters<typeof labelOf>[0]
type Row = [FieldName, ReactNode]

const labelOf = (name: keyof typeof import('@/lib/format/messages/en/customers').customers.field) => t(`customers.field.${name}`)

function FactSection({ title, note, facts }: { title: string; note?: string; facts: Row[] }) {
  return (
    <Section title={title} note={note}>
      <Facts wide items={itemsOf(facts)} />
    </Section>
  )
}

const itemsOf = (rows: Row[]) => rows.map(([name, value]) => ({ label: labelOf(name), value }))

/** What identifies a customer, beside its name. */
export const whoFacts = (edit: CustomerEdit) => itemsOf(whoOf(edit))

const list = (values: string[] | null | undefined) => (values && values.length === 0 ? t('customers.emptyList') : values?.join(', '))
/** A masked field with its way to be revealed. Nothing stored is nothing to reveal. */
function maskedOf(
  { clientNo, customerNo }: Pick<CustomerEdit, 'clientNo' | 'customerNo'>,
  field: 'ssn' | 'dateOfBirth' | 'bankAccountNo',
  masked: string | null | undefined,
): ReactNode {
  return masked ? <MaskedValue clientNo={clientNo} customerNo={customerNo} field={field} masked={masked} /> : masked
}

const yesNo = (value: boolean | null | undefined) =>
  (value == null ? value : t(value ? 'customers.yes' : 'customers.no')) as string | null | undefined

const whoOf = ({ baseline: customer, ...edit }: CustomerEdit): Row[] => [
  ['customerNo', customer.customerNo],
  ['informalName', customer.informalName],
  ['organizationNo', customer.organizationNo],
  ['customerCategory', customer.customerCategory],
  ['ssn', maskedOf(edit, 'ssn', customer.ssn)],
  ['ssnCountry', customer.ssnCountry],
  ['dateOfBirth', maskedOf(edit, 'dateOfBirth', customer.dateOfBirth)],
  ['yearOfBirth', customer.yearOfBirth],
  ['customerGroupCode', customer.customerGroupCode],
  ['accountNo', customer.accountNo],
  ['clientNo', customer.clientNo],
]

const invoicingOf = ({ baseline: customer, ...edit }: CustomerEdit): Row[] => [
  ['language', customer.language],
  ['currency', customer.currency],
  ['distributionType', customer.distribution === undefined ? undefined : customer.distribution?.type],
  ['einvoiceCode', customer.distribution?.einvoiceCode],
  ['priceNetOrGross', customer.priceNetOrGross],
  ['bankAccountNo', maskedOf(edit, 'bankAccountNo', customer.bankAccountNo)],
  ['sellerReference', customer.sellerReference],
  ['buyerReference', customer.buyerReference],
  ['activeStatusWeb', customer.activeStatusWeb],
  ['options', list(customer.options)],
  ['customerMessage', customer.customerMessage],
]

const stopsOf = (customer: CustomerRead): Row[] => [
  ['stopReminderUntil', customer.stopReminderUntil],
  ['stopReminderMemo', customer.stopReminderMemo],
  ['stopDebtCollectionUntil', customer.stopDebtCollectionUntil],
  ['stopDebtCollectionMemo', customer.stopDebtCollectionMemo],
  ['stopInterestCalcUntil', customer.stopInterestCalcUntil],
  ['stopInterestCalcMemo', customer.stopInterestCalcMemo],
]

const blocksOf = (customer: CustomerRead): Row[] => [
  ['efakturaBlockIds', list(customer.efakturaBlockIds)],
  ['peppolBlockIds', list(customer.peppolBlockIds)],
  ['digipostBlockIds', list(customer.digipostBlockIds)],
]

const termsOf = (customer: CustomerRead): Row[] => [
  ['dueDays', customer.dueDays],
  ['vatLiable', yesNo(customer.vatLiable)],
  ['limitAmount', customer.limitAmount == null ? customer.limitAmount : amount(customer.limitAmount)],
  [
    'discountRate',
    customer.discountRate == null ? customer.discountRate : t('customers.percent', { rate: String(customer.discountRate).replace('.', ',') }),
  ],
]

const registersOf = (customer: CustomerRead): Row[] => [
  ['organizationNoScheme', customer.organizationNoScheme],
  ['registrationStatusCode', customer.registrationStatusCode],
  ['registrationStatusDate', customer.registrationStatusDate],
  ['postalReturnStatus', customer.postalReturnStatus],
  ['postalReturnDate', customer.postalReturnDate],
  ['postalAddressChanged', customer.postalAddressChanged],
]
