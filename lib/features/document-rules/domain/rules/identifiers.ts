import { type DocumentView, isVat, listAt } from '../document-view'
import { defineRule, type Rule } from '../rule'
import { toPlain } from '../values'
import { readAttribute } from './codes'

type Identified = { path: string; text: string }

/** Electronic addresses, identifiers and registration numbers of every party. */
const listIdentifiers = ({ named }: DocumentView, scheme: string): Identified[] =>
  [
    ...(named.get('EndpointID') ?? []),
    ...(named.get('ID') ?? []).filter(({ parent }) => parent?.name === 'PartyIdentification'),
    ...(named.get('CompanyID') ?? []).filter(({ parent }) => parent?.name === 'PartyLegalEntity'),
  ].flatMap((node) =>
    readAttribute(node, 'SchemeID') === scheme
      ? [{ path: `${node.path}.Value`, text: node.text ?? '' }]
      : [],
  )

const terms = 'BT-29 BT-30 BT-34 BT-46 BT-47 BT-49'

/** A rule that identifiers of one scheme have their form. */
const defineSchemeRule = (
  number: string,
  scheme: string,
  isWellFormed: (text: string) => boolean,
  options: Parameters<typeof defineRule>[3] & { isEndpointOnly?: boolean } = {},
): Rule => {
  const { isEndpointOnly = false, ...rest } = options
  return defineRule(
    `PEPPOL-COMMON-${number}`,
    terms,
    (view) =>
      listIdentifiers(view, scheme)
        .filter(({ path }) => !isEndpointOnly || path.endsWith('EndpointID.Value'))
        .flatMap(({ path, text }) => (isWellFormed(text) ? [] : [path])),
    rest,
  )
}

const plainly =
  (isWellFormed: (text: string) => boolean) =>
  (text: string): boolean =>
    isWellFormed(toPlain(text))

const matches = (form: RegExp) => plainly((text) => form.test(text))

/** Digits of a number from its last to its first, without its check digit. */
const listWeighed = (text: string) => [...text.slice(0, -1)].reverse().map(Number)
const readCheckDigit = (text: string) => Number(text.at(-1))

/** A number of GS1: weights 3 and 1 from the right, modulo 10. */
export function isGln(text: string): boolean {
  if (!/^\d+$/.test(text)) return false
  const sum = listWeighed(text).reduce((all, digit, at) => all + digit * (at % 2 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10 === readCheckDigit(text)
}

/** A check digit by weights 2 to 7 from the right, modulo 11; a rest of 1 has no digit. */
export function hasModulo11(text: string): boolean {
  const sum = listWeighed(text).reduce((all, digit, at) => all + digit * ((at % 6) + 2), 0)
  return Number(text) > 0 && (11 - (sum % 11)) % 11 === readCheckDigit(text)
}

/** A Swedish organization number: ten digits, the last by Luhn. */
export function isSwedishNumber(text: string): boolean {
  if (!/^\d{10}$/.test(text)) return false
  return hasLuhn(text)
}

/** The tenth digit by Luhn over the nine before it. */
export function hasLuhn(text: string): boolean {
  const sum = [...text.slice(0, 9)].reverse().reduce((all, character, at) => {
    const digit = Number(character) * (at % 2 ? 1 : 2)
    return all + (digit > 9 ? digit - 9 : digit)
  }, 0)
  return (10 - (sum % 10)) % 10 === Number(text.charAt(9) || Number.NaN)
}

const isBelgian = (text: string) =>
  /^\d{10}$/.test(text) && Number(text.slice(8)) === 97 - (Number(text.slice(0, 8)) % 97)

const australianWeights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]
const isAustralian = (text: string) =>
  /^\d{11}$/.test(text) &&
  australianWeights.reduce(
    (sum, weight, at) => sum + weight * (Number(text[at]) - (at === 0 ? 1 : 0)),
    0,
  ) %
    89 ===
    0

/** An Italian tax code: of a company eleven digits, of a person sixteen characters. */
const isItalianTaxCode = (text: string) =>
  text.length === 11
    ? /^[+-]?\d+$/.test(text)
    : /^[A-Za-z]{6}[+\-\d]\d[A-Za-z][+\-\d]\d.{3}\d[A-Za-z]$/.test(text)

/** An Italian VAT number, where it has the country: eleven digits, the last by Luhn. */
function isItalianVat(text: string): boolean {
  if (!/^it/i.test(text)) return true
  const digits = text.slice(2)
  if (!/^\d{11}$/.test(digits)) return false
  const sum = [...digits].reduce((all, character, at) => {
    const digit = Number(character) * (at % 2 ? 2 : 1)
    return all + (digit > 9 ? digit - 9 : digit)
  }, 0)
  return sum % 10 === 0
}

const warning = { severity: 'warning' } as const

/** Dutch numbers: warnings in May 2026, fatal from November 2026 on. */
const dutchRules = ([21, 22] as const).flatMap((since) => {
  const options = since === 21 ? ({ since, until: 21, ...warning } as const) : { since }
  return [
    defineSchemeRule('R054', '0106', matches(/^\d{8}$/), options),
    defineSchemeRule('R055', '0190', matches(/^\d{20}$/), options),
    defineSchemeRule('R056-1', '9944', matches(/^NL\d{9}B\d{2}$/), options),
    defineRule(
      'PEPPOL-COMMON-R056-2',
      'BT-31 BT-48 BT-63',
      (view) =>
        listVatPaths(view)
          .filter(({ text }) => text.startsWith('NL') && !/^NL\d{9}B\d{2}$/.test(text))
          .map(({ path }) => path),
      options,
    ),
    defineSchemeRule('R057', '0217', matches(/^\d{12}$/), options),
  ]
})

const listVatPaths = ({ body, seller, buyer }: DocumentView) =>
  [
    ['AccountingSupplierParty.Party', seller?.PartyTaxScheme] as const,
    ['AccountingCustomerParty.Party', buyer?.PartyTaxScheme] as const,
    ['TaxRepresentativeParty', body.TaxRepresentativeParty?.PartyTaxScheme] as const,
  ].flatMap(([party, schemes]) =>
    listAt(`${party}.PartyTaxScheme`, schemes)
      .filter(({ value }) => isVat(value) && value.CompanyID !== undefined)
      .map(({ path, value }) => ({ path: `${path}.CompanyID`, text: toPlain(value.CompanyID) })),
  )

/** The VAT number of Luxembourg: eight digits, the last two the first six modulo 89. */
const isLuxembourgVat = (text: string) =>
  /^LU\d{8}$/.test(text) && Number(text.slice(8)) === Number(text.slice(2, 8)) % 89

/** Identifiers by their scheme: PEPPOL-COMMON. */
export const identifierRules: readonly Rule[] = [
  defineSchemeRule('R040', '0088', plainly(isGln), { until: 21 }),
  defineSchemeRule(
    'R040',
    '0088',
    plainly((text) => text.length === 13 && isGln(text)),
    { since: 22 },
  ),
  defineSchemeRule(
    'R041',
    '0192',
    plainly((text) => /^\d{9}$/.test(text) && hasModulo11(text)),
  ),
  defineSchemeRule('R042', '0184', (text) => /^(?:DK)?\d{8}$/.test(text)),
  defineSchemeRule('R043', '0208', plainly(isBelgian)),
  defineSchemeRule('R044', '0201', matches(/^[A-Za-z0-9]{6}$/), warning),
  defineSchemeRule('R045', '0210', plainly(isItalianTaxCode), warning),
  defineSchemeRule('R046', '9907', plainly(isItalianTaxCode), {
    ...warning,
    isEndpointOnly: true,
  }),
  defineSchemeRule('R047', '0211', plainly(isItalianVat), warning),
  defineSchemeRule('R049', '0007', plainly(isSwedishNumber)),
  defineSchemeRule('R050', '0151', plainly(isAustralian)),
  ...([20, 21] as const).flatMap((since) => {
    const options = since === 20 ? ({ since, until: 20, ...warning } as const) : { since }
    return [
      defineSchemeRule('R052', '0096', (text) => /^\d{10}$/.test(text), options),
      defineSchemeRule('R053', '0198', (text) => /^DK\d{8}$/.test(text), options),
    ]
  }),
  ...dutchRules,
  defineRule(
    'PEPPOL-COMMON-R058',
    'BT-31 BT-48 BT-63',
    (view) =>
      listVatPaths(view)
        .filter(({ text }) => text.startsWith('LU') && !isLuxembourgVat(text))
        .map(({ path }) => path),
    { since: 22, ...warning },
  ),
]
