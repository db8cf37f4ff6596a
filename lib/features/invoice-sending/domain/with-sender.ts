import type { Answer } from '@/lib/contracts/registry'
import {
  type DocumentField,
  findUsualCurrency,
  makeLine,
  type TypedDocument,
} from './typed-document'

/** A company of the person, as the service tells of it. */
export type SendingCompany = Answer<'listAvailableCompanies'>[number]

/**
 * A document with its sender, as far as nothing else tells who that is. `ownName`: what the company
 * is called here, where the service does not tell its name.
 */
export function withSender(
  typed: TypedDocument,
  company: SendingCompany | null | undefined,
  ownName = '',
): TypedDocument {
  const { senderName, senderOrganizationNo } = typed.fields
  return {
    ...typed,
    fields: {
      ...typed.fields,
      senderName: senderName || company?.Name || ownName,
      senderOrganizationNo: senderOrganizationNo || company?.OrganizationNumber || '',
    },
  }
}

const recipientFields: readonly DocumentField[] = [
  ...(['name', 'customerNo', 'organizationNo', 'address1', 'postCode', 'city'] as const),
]

/**
 * A document once another company sends it. What was filled in for the company before goes, also where
 * the service does not tell the new one's; what was typed by hand stays. The currency and the VAT of
 * lines without a price follow the country, and so does the country of a recipient nothing else is said of.
 */
export function changeSender(
  { fields, lines }: Pick<TypedDocument, 'fields' | 'lines'>,
  before: SendingCompany | undefined,
  company: SendingCompany | undefined,
): Pick<TypedDocument, 'fields' | 'lines'> {
  const was = toCode(fields.senderCountry)
  const isOfBefore = was === toCode(before?.CountryCode)
  const country = toCode(company?.CountryCode) || (isOfBefore ? '' : was)
  const isPriced = lines.some(({ price }) => price.trim() !== '')
  const isUsual = toCode(fields.currency) === findUsualCurrency(was)
  const isNobody = recipientFields.every((field) => fields[field].trim() === '')
  const [vatBefore, { vat }] = [makeLine(was).vat, makeLine(country)]
  return {
    fields: {
      ...fields,
      senderOrganizationNo:
        company?.OrganizationNumber ||
        (fields.senderOrganizationNo === before?.OrganizationNumber
          ? ''
          : fields.senderOrganizationNo),
      senderCountry: country,
      ...(isUsual && !isPriced && { currency: findUsualCurrency(country) }),
      ...(isNobody && toCode(fields.country) === was && { country }),
    },
    lines: isPriced
      ? lines
      : lines.map((line) => (line.vat === vatBefore ? { ...line, vat } : line)),
  }
}

const toCode = (text: string | null | undefined) => text?.trim().toUpperCase() ?? ''

/** What a new document of a company opens with; `isGuessed`: the service does not tell its country. */
export const toBlankTerms = (company: SendingCompany | null | undefined, today: string) => ({
  ...{ today, country: findSenderCountry(company) },
  isGuessed: toCode(company?.CountryCode) === '',
})

/** The country that a company sends from; Norway where the service does not tell. */
export const findSenderCountry = (company: SendingCompany | null | undefined): string =>
  toCode(company?.CountryCode) || 'NO'
