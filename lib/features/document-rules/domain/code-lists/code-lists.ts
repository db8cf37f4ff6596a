import type { ReleaseNumber } from '../releases'
import { exemptionReasons } from './charges'
import { creditNoteTypes, currencies, invoiceTypes } from './documents'
import { changeCodes } from './parse-codes'
import { addressSchemes, identifierSchemes } from './parties'

/** The lists that change from release to release: of EN 16931, and narrower ones of Peppol. */
export type CodeLists = {
  currencies: ReadonlySet<string>
  peppolCurrencies: ReadonlySet<string>
  addressSchemes: ReadonlySet<string>
  peppolAddressSchemes: ReadonlySet<string>
  identifierSchemes: ReadonlySet<string>
  exemptionReasons: ReadonlySet<string>
  invoiceTypes: ReadonlySet<string>
  creditNoteTypes: ReadonlySet<string>
}

const wrongAddresses = '0037 0147 0154 0170 0177 0193 0194 0202 0203 0205 0212 0213 0215 0217'

const may2026: CodeLists = {
  currencies,
  peppolCurrencies: changeCodes(currencies, { without: 'STD', and: 'STN' }),
  addressSchemes,
  peppolAddressSchemes: changeCodes(addressSchemes, {
    without: `${wrongAddresses} 0219 0220 AN AQ AS AU EM`,
  }),
  identifierSchemes,
  exemptionReasons,
  invoiceTypes,
  creditNoteTypes,
}

const november2025: CodeLists = {
  ...may2026,
  currencies: changeCodes(currencies, { without: 'XCG', and: 'ANG BGN' }),
  peppolCurrencies: changeCodes(may2026.peppolCurrencies, { without: 'XCG', and: 'ANG BGN' }),
  addressSchemes: changeCodes(addressSchemes, { without: '0242 0245 0246 0248' }),
  peppolAddressSchemes: changeCodes(may2026.peppolAddressSchemes, {
    without: '0242 0245 0246 0248',
    and: wrongAddresses,
  }),
  invoiceTypes: changeCodes(invoiceTypes, { and: '502 503' }),
  creditNoteTypes: changeCodes(creditNoteTypes, { without: '502 503' }),
}

const may2025: CodeLists = {
  ...november2025,
  currencies: changeCodes(november2025.currencies, { without: 'CNH MRU UYW', and: 'CUC MRO' }),
  peppolCurrencies: changeCodes(november2025.peppolCurrencies, { without: 'CNH' }),
  addressSchemes: changeCodes(november2025.addressSchemes, { without: '0244' }),
  peppolAddressSchemes: changeCodes(november2025.peppolAddressSchemes, { without: '0244' }),
  identifierSchemes: changeCodes(identifierSchemes, {
    without: '0241 0242 0243 0244 0245 0246 0247 0248',
  }),
  exemptionReasons: changeCodes(exemptionReasons, { without: 'VATEX-EU-135-1' }),
}

const lists: Record<ReleaseNumber, CodeLists> = {
  19: may2025,
  20: november2025,
  21: may2026,
  22: may2026,
}

/** The lists as they stand in a release. */
export const getCodeLists = (release: ReleaseNumber): CodeLists => lists[release]
