import { type DocumentView, listVatNumbers } from '../document-view'
import { defineDocumentRule, type Rule } from '../rule'
import { getOnly, toPlain } from '../values'
import { hasModulo11 } from './identifiers'

/** VAT numbers as the rules of Peppol look for them: of the scheme VAT, in capitals. */
const listPlainVatNumbers = (party: DocumentView['seller']) =>
  (party?.PartyTaxScheme ?? []).flatMap(({ TaxScheme, CompanyID }) =>
    TaxScheme?.ID === 'VAT' && CompanyID !== undefined ? [CompanyID] : [],
  )

/** Where a seller is: by its VAT number, that of its representative, or its address. */
export function findSellerCountry({ seller, body }: DocumentView): string {
  const number =
    listPlainVatNumbers(seller).find((each) => each !== '') ??
    listVatNumbers(body.TaxRepresentativeParty).find((each) => each !== '')
  const country = number?.slice(0, 2) ?? seller?.PostalAddress?.Country?.IdentificationCode
  return toPlain(country).toUpperCase()
}

const listRegistrations = ({ seller }: DocumentView, scheme: string) =>
  (seller?.PartyTaxScheme ?? []).flatMap(({ TaxScheme, CompanyID }) =>
    toPlain(TaxScheme?.ID) === scheme && CompanyID !== undefined ? [CompanyID] : [],
  )

/** Norwegian sellers: NO-R. */
export const norwegianRules: readonly Rule[] = [
  defineDocumentRule(
    'NO-R-001',
    'BT-31',
    'AccountingSupplierParty.Party.PartyTaxScheme.0.CompanyID',
    (view) => {
      if (!view.seller || findSellerCountry(view) !== 'NO') return true
      const number = getOnly(listRegistrations(view, 'VAT')) ?? ''
      if (!number.startsWith('NO')) return true
      return /^NO\d{9}MVA$/.test(number) && hasModulo11(number.slice(2, 11))
    },
  ),
  defineDocumentRule(
    'NO-R-002',
    'BT-32',
    'AccountingSupplierParty.Party.PartyTaxScheme',
    (view) =>
      !view.seller ||
      findSellerCountry(view) !== 'NO' ||
      toPlain(getOnly(listRegistrations(view, 'TAX'))) === 'Foretaksregisteret',
    { severity: 'warning' },
  ),
]
