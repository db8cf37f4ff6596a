import { createRule, type Schematron } from './schematron'

/**
 * The rules of Peppol BIS Billing 3.0 (May 2026) and of Norway, Sweden and Denmark a second time:
 * written from the text of each rule as XPath, by the same engine that asks the official text of
 * EN 16931. Nothing of it comes from the flight check.
 */
type Context = [context: string, assertions: Record<string, string>]

const seller = '//cac:AccountingSupplierParty/cac:Party'
const buyer = '//cac:AccountingCustomerParty/cac:Party'
const countryOf = (party: string) =>
  `string(${party}/cac:PostalAddress/cac:Country/cbc:IdentificationCode)`
const plainCountryOf = (party: string) => `upper-case(normalize-space(${countryOf(party)}))`
const areBoth = (country: string) =>
  `(${plainCountryOf(seller)} = '${country}' and ${plainCountryOf(buyer)} = '${country}')`

const sellerCountry = `(let $numbers := (${seller}/cac:PartyTaxScheme[cac:TaxScheme/cbc:ID = 'VAT']/cbc:CompanyID,
    //cac:TaxRepresentativeParty/cac:PartyTaxScheme[cac:TaxScheme/cbc:ID = 'VAT']/cbc:CompanyID)[string(.) != '']
  return if ($numbers) then upper-case(normalize-space(substring(string($numbers[1]), 1, 2)))
    else ${plainCountryOf(seller)})`

const plain = 'normalize-space(.)'
const oneOf = (value: string, words: string) => `${value} = tokenize('${words}', ' ')`

/** The sum of digits times weights, from the right, without the check digit. */
const weigh = (text: string, weight: string) =>
  `sum(let $all := string-to-codepoints(${text}), $n := count($all) - 1
    return for $i in 1 to $n return ($all[$n - $i + 1] - 48) * (${weight}))`
const lastDigit = (text: string) => `number(substring(${text}, string-length(${text})))`
const modulo10 = (text: string) =>
  `(10 - (${weigh(text, 'if ($i mod 2 = 1) then 3 else 1')} mod 10)) mod 10 = ${lastDigit(text)}`
const modulo11 = (text: string) =>
  `((11 - (${weigh(text, '(($i - 1) mod 6) + 2')} mod 11)) mod 11 = ${lastDigit(text)} and number(${text}) > 0)`
const luhn = (text: string) =>
  `(10 - (sum(let $all := string-to-codepoints(substring(${text}, 1, 9)), $n := count($all)
    return for $i in 1 to $n return
      let $d := ($all[$n - $i + 1] - 48) * (if ($i mod 2 = 1) then 2 else 1)
      return if ($d > 9) then $d - 9 else $d) mod 10)) mod 10 = number(substring(${text}, 10, 1))`

const identified = (scheme: string) =>
  ['cbc:EndpointID', 'cac:PartyIdentification/cbc:ID', 'cbc:CompanyID']
    .map((each) => `${each}[@schemeID = '${scheme}']`)
    .join(' | ')

const anyAmount = [
  'Amount',
  'BaseAmount',
  'PriceAmount',
  'TaxAmount',
  'TaxableAmount',
  'LineExtensionAmount',
  'TaxExclusiveAmount',
  'TaxInclusiveAmount',
  'AllowanceTotalAmount',
  'ChargeTotalAmount',
  'PrepaidAmount',
  'PayableRoundingAmount',
  'PayableAmount',
]

const root = '/ubl:Invoice | /cn:CreditNote'
const charges =
  '/*/cac:AllowanceCharge | /*/cac:InvoiceLine/cac:AllowanceCharge | /*/cac:CreditNoteLine/cac:AllowanceCharge'
const profile = "tokenize(normalize-space(/*/cbc:ProfileID), ':')"
const isBilling = `(${profile}[7] = ('01', '02') and ${profile}[8] = '1.0' and count(${profile}) = 8)`

const documentPattern: Context[] = [
  [
    root,
    {
      'PEPPOL-EN16931-R001': 'exists(cbc:ProfileID)',
      'PEPPOL-EN16931-R007': `matches(normalize-space(cbc:ProfileID), 'urn:fdc:peppol.eu:2017:poacc:billing:[0-9][0-9]:1.0') or normalize-space(cbc:ProfileID) = ('urn:peppol:france:billing:regulated', 'urn:peppol:france:billing:non-regulated')`,
      'PEPPOL-EN16931-R002': `count(cbc:Note) < 2 or ${areBoth('DE')}`,
      'PEPPOL-EN16931-R003': 'exists((cbc:BuyerReference, cac:OrderReference/cbc:ID))',
      'PEPPOL-EN16931-R004': `normalize-space(cbc:CustomizationID) = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0'`,
      'PEPPOL-EN16931-R053': 'count(cac:TaxTotal[exists(cac:TaxSubtotal)]) = 1',
      'PEPPOL-EN16931-R054':
        'count(cac:TaxTotal[empty(cac:TaxSubtotal)]) = count(cbc:TaxCurrencyCode)',
      'PEPPOL-EN16931-R055': `empty(cbc:TaxCurrencyCode) or
        (let $accounting := cac:TaxTotal/cbc:TaxAmount[@currencyID = normalize-space(//cbc:TaxCurrencyCode)],
           $own := cac:TaxTotal/cbc:TaxAmount[@currencyID = normalize-space(//cbc:DocumentCurrencyCode)]
         return ($accounting/number(.) <= 0 and $own/number(.) <= 0) or ($accounting/number(.) >= 0 and $own/number(.) >= 0))`,
    },
  ],
  [
    '/*/cbc:TaxCurrencyCode',
    { 'PEPPOL-EN16931-R005': `${plain} != normalize-space(../cbc:DocumentCurrencyCode)` },
  ],
  ['cac:AccountingCustomerParty/cac:Party', { 'PEPPOL-EN16931-R010': 'exists(cbc:EndpointID)' }],
  ['cac:AccountingSupplierParty/cac:Party', { 'PEPPOL-EN16931-R020': 'exists(cbc:EndpointID)' }],
  [
    `(${charges})[cbc:MultiplierFactorNumeric][empty(cbc:BaseAmount)]`,
    { 'PEPPOL-EN16931-R041': 'false()' },
  ],
  [
    `(${charges})[cbc:BaseAmount][empty(cbc:MultiplierFactorNumeric)]`,
    { 'PEPPOL-EN16931-R042': 'false()' },
  ],
  [
    charges,
    {
      'PEPPOL-EN16931-R040': `empty(cbc:BaseAmount) or
        abs(round((xs:decimal((cbc:Amount, 0)[1]) - xs:decimal(cbc:BaseAmount) * xs:decimal(cbc:MultiplierFactorNumeric) div 100) * 1000000)) <= 20000`,
      'PEPPOL-EN16931-R043': `normalize-space(cbc:ChargeIndicator) = ('true', 'false')`,
    },
  ],
  [
    `cac:PaymentMeans[normalize-space(cbc:PaymentMeansCode) = ('49', '59')]`,
    { 'PEPPOL-EN16931-R061': 'exists(cac:PaymentMandate/cbc:ID)' },
  ],
  [
    anyAmount
      .map((name) =>
        name === 'TaxAmount'
          ? 'cac:TaxSubtotal/cbc:TaxAmount | cac:TaxTotal[cac:TaxSubtotal]/cbc:TaxAmount'
          : `cbc:${name}`,
      )
      .join(' | '),
    {
      'PEPPOL-EN16931-R051':
        'string(@currencyID) = /*/cbc:DocumentCurrencyCode and exists(@currencyID)',
    },
  ],
  [
    '/*[cac:InvoicePeriod/cbc:StartDate]/*/cac:InvoicePeriod/cbc:StartDate',
    { 'PEPPOL-EN16931-R110': 'xs:date(.) >= xs:date(/*/cac:InvoicePeriod/cbc:StartDate)' },
  ],
  [
    '/*[cac:InvoicePeriod/cbc:EndDate]/*/cac:InvoicePeriod/cbc:EndDate',
    { 'PEPPOL-EN16931-R111': 'xs:date(.) <= xs:date(/*/cac:InvoicePeriod/cbc:EndDate)' },
  ],
  [
    'cac:InvoiceLine | cac:CreditNoteLine',
    {
      'PEPPOL-EN16931-R120': `let $quantity := xs:decimal((cbc:InvoicedQuantity, cbc:CreditedQuantity, 1)[1]),
          $base := xs:decimal((cac:Price/cbc:BaseQuantity, 1)[1]),
          $price := xs:decimal((cac:Price/cbc:PriceAmount, 0)[1]) div (if ($base = 0) then 1 else $base),
          $more := sum(cac:AllowanceCharge[normalize-space(cbc:ChargeIndicator) = 'true']/xs:decimal(cbc:Amount)),
          $less := sum(cac:AllowanceCharge[normalize-space(cbc:ChargeIndicator) = 'false']/xs:decimal(cbc:Amount)),
          $net := xs:decimal((cbc:LineExtensionAmount, 0)[1])
        return abs(round(($net - $quantity * $price - round($more * 100) div 100 + round($less * 100) div 100) * 1000000)) <= 20000`,
      'PEPPOL-EN16931-R121':
        'every $base in cac:Price/cbc:BaseQuantity satisfies xs:decimal($base) > 0',
      'PEPPOL-EN16931-R100': 'count(cac:DocumentReference) < 2',
      'PEPPOL-EN16931-R101': `empty(cac:DocumentReference) or cac:DocumentReference/cbc:DocumentTypeCode = '130'`,
    },
  ],
  [
    'cac:Price/cac:AllowanceCharge',
    {
      'PEPPOL-EN16931-R044': `normalize-space(cbc:ChargeIndicator) = 'false'`,
      'PEPPOL-EN16931-R046': `empty(cbc:BaseAmount) or (exists(cbc:Amount) and exists(../cbc:PriceAmount) and
        round((xs:decimal(cbc:BaseAmount) - xs:decimal(cbc:Amount) - xs:decimal(../cbc:PriceAmount)) * 1000000) = 0)`,
    },
  ],
  [
    'cac:Price/cbc:BaseQuantity[@unitCode]',
    {
      'PEPPOL-EN16931-R130': `let $billed := (../../cbc:InvoicedQuantity, ../../cbc:CreditedQuantity) return empty($billed) or $billed/@unitCode = @unitCode`,
    },
  ],
]

const identifierPattern: Context[] = [
  [
    identified('0088'),
    { 'PEPPOL-COMMON-R040': `matches(${plain}, '^[0-9]+$') and ${modulo10(plain)}` },
  ],
  [
    identified('0192'),
    { 'PEPPOL-COMMON-R041': `matches(${plain}, '^[0-9]{9}$') and ${modulo11(plain)}` },
  ],
  [identified('0184'), { 'PEPPOL-COMMON-R042': `matches(string(.), '^(DK)?[0-9]{8}$')` }],
  [
    identified('0208'),
    {
      'PEPPOL-COMMON-R043': `matches(${plain}, '^[0-9]{10}$') and
        number(substring(${plain}, 9)) = 97 - (number(substring(${plain}, 1, 8)) mod 97)`,
    },
  ],
  [identified('0201'), { 'PEPPOL-COMMON-R044': `matches(${plain}, '^[A-Za-z0-9]{6}$')` }],
  [
    `${identified('0210')} | cbc:EndpointID[@schemeID = '9907']`,
    {
      'PEPPOL-COMMON-R045': `@schemeID != '0210' or matches(${plain}, '^[0-9]{11}$') or matches(${plain}, '^[A-Za-z]{6}[0-9]{2}[A-Za-z][0-9]{2}[A-Za-z0-9]{3}[0-9][A-Za-z]$')`,
      'PEPPOL-COMMON-R046': `@schemeID != '9907' or matches(${plain}, '^[0-9]{11}$') or matches(${plain}, '^[A-Za-z]{6}[0-9]{2}[A-Za-z][0-9]{2}[A-Za-z0-9]{3}[0-9][A-Za-z]$')`,
    },
  ],
  [
    identified('0211'),
    {
      'PEPPOL-COMMON-R047': `not(matches(${plain}, '^[Ii][Tt]')) or (matches(${plain}, '^..[0-9]{11}$') and
        sum(for $i in 1 to 11 return let $d := number(substring(${plain}, $i + 2, 1)) * (2 - $i mod 2) return if ($d > 9) then $d - 9 else $d) mod 10 = 0)`,
    },
  ],
  [
    identified('0007'),
    { 'PEPPOL-COMMON-R049': `matches(${plain}, '^[0-9]{10}$') and ${luhn(plain)}` },
  ],
  [
    identified('0151'),
    {
      'PEPPOL-COMMON-R050': `matches(${plain}, '^[0-9]{11}$') and
        (sum(let $weights := (10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19)
          return for $i in 1 to 11 return $weights[$i] * number(substring(${plain}, $i, 1))) - 10) mod 89 = 0`,
    },
  ],
  [identified('0096'), { 'PEPPOL-COMMON-R052': `matches(string(.), '^[0-9]{10}$')` }],
  [identified('0198'), { 'PEPPOL-COMMON-R053': `matches(string(.), '^DK[0-9]{8}$')` }],
  [identified('0106'), { 'PEPPOL-COMMON-R054': `matches(${plain}, '^[0-9]{8}$')` }],
  [identified('0190'), { 'PEPPOL-COMMON-R055': `matches(${plain}, '^[0-9]{20}$')` }],
  [identified('9944'), { 'PEPPOL-COMMON-R056-1': `matches(${plain}, '^NL[0-9]{9}B[0-9]{2}$')` }],
  [
    `cac:PartyTaxScheme[upper-case(normalize-space(cac:TaxScheme/cbc:ID)) = 'VAT']/cbc:CompanyID[starts-with(${plain}, 'NL')]`,
    { 'PEPPOL-COMMON-R056-2': `matches(${plain}, '^NL[0-9]{9}B[0-9]{2}$')` },
  ],
  [identified('0217'), { 'PEPPOL-COMMON-R057': `matches(${plain}, '^[0-9]{12}$')` }],
]

const emptyPattern: Context[] = [
  ['//*[empty(*)][not(normalize-space(.))]', { 'PEPPOL-EN16931-R008': 'false()' }],
]
const projectPattern: Context[] = [
  [
    '/cn:CreditNote',
    {
      'PEPPOL-EN16931-R080': `count(cac:AdditionalDocumentReference[cbc:DocumentTypeCode = '50']) < 2`,
    },
  ],
]

const currencies =
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CLF CLP CNH CNY COP COU CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD USN UYI UYU UYW UZS VED VES VND VUV WST XAF XAG XAU XBA XBB XBC XBD XCD XCG XDR XOF XPD XPF XPT XSU XTS XUA XXX YER ZAR ZMW ZWG'
const addresses =
  '0002 0007 0009 0060 0088 0096 0097 0106 0130 0135 0142 0151 0158 0183 0184 0188 0190 0191 0192 0195 0196 0198 0199 0200 0201 0204 0208 0209 0210 0211 0216 0218 0221 0225 0230 0235 0240 0242 0244 0245 0246 0248 9910 9913 9914 9915 9918 9919 9920 9922 9923 9924 9925 9926 9927 9928 9929 9930 9931 9932 9933 9934 9935 9936 9937 9938 9939 9940 9941 9942 9943 9944 9945 9946 9947 9948 9949 9950 9951 9952 9953 9957 9959'
const media =
  'application/pdf image/png image/jpeg text/csv application/vnd.openxmlformats-officedocument.spreadsheetml.sheet application/vnd.oasis.opendocument.spreadsheet'
const chargeCodes =
  'AA AAA AAC AAD AAE AAF AAH AAI AAS AAT AAV AAY AAZ ABA ABB ABC ABD ABF ABK ABL ABN ABR ABS ABT ABU ACF ACG ACH ACI ACJ ACK ACL ACM ACS ADC ADE ADJ ADK ADL ADM ADN ADO ADP ADQ ADR ADT ADW ADY ADZ AEA AEB AEC AED AEF AEH AEI AEJ AEK AEL AEM AEN AEO AEP AES AET AEU AEV AEW AEX AEY AEZ AJ AU CA CAB CAD CAE CAF CAI CAJ CAK CAL CAM CAN CAO CAP CAQ CAR CAS CAT CAU CAV CAW CAX CAY CAZ CD CG CS CT DAB DAC DAD DAF DAG DAH DAI DAJ DAK DAL DAM DAN DAO DAP DAQ DL EG EP ER FAA FAB FAC FC FH FI GAA HAA HD HH IAA IAB ID IF IR IS KO L1 LA LAA LAB LF MAE MI ML NAA OA PA PAA PC PL PRV RAB RAC RAD RAF RE RF RH RV SA SAA SAD SAE SAI SG SH SM SU TAB TAC TT TV V1 V2 WH XAA YY ZZZ'

const exemption = (reason: string, id: string, category: string): Context => [
  `cac:TaxCategory[upper-case(cbc:TaxExemptionReasonCode) = 'VATEX-EU-${reason}']`,
  { [`PEPPOL-EN16931-${id}`]: `normalize-space(cbc:ID) = '${category}'` },
]

const codePattern: Context[] = [
  [
    'cbc:EmbeddedDocumentBinaryObject[@mimeCode]',
    { 'PEPPOL-EN16931-CL001': oneOf('@mimeCode', media) },
  ],
  [
    `cac:AllowanceCharge[normalize-space(cbc:ChargeIndicator) = ('false', '0')]/cbc:AllowanceChargeReasonCode`,
    {
      'PEPPOL-EN16931-CL002': oneOf(
        plain,
        '41 42 60 62 63 64 65 66 67 68 70 71 88 95 100 102 103 104 105',
      ),
    },
  ],
  [
    `cac:AllowanceCharge[normalize-space(cbc:ChargeIndicator) = ('true', '1')]/cbc:AllowanceChargeReasonCode`,
    { 'PEPPOL-EN16931-CL003': oneOf(plain, chargeCodes) },
  ],
  [
    'cac:InvoicePeriod/cbc:DescriptionCode',
    { 'PEPPOL-EN16931-CL006': `${plain} = ('3', '35', '432')` },
  ],
  [
    anyAmount.map((name) => `cbc:${name}`).join(' | '),
    { 'PEPPOL-EN16931-CL007': oneOf('string(@currencyID)', currencies) },
  ],
  [
    'cbc:InvoiceTypeCode',
    {
      'PEPPOL-EN16931-P0100': `not(${isBilling}) or ${oneOf(plain, '71 80 82 84 102 218 219 326 331 380 382 383 384 386 388 393 395 553 575 623 780 817 870 875 876 877')}`,
      'PEPPOL-EN16931-P0112': `not(${plain} = ('326', '384')) or ${areBoth('DE')}`,
    },
  ],
  [
    'cbc:CreditNoteTypeCode',
    { 'PEPPOL-EN16931-P0101': `not(${isBilling}) or ${oneOf(plain, '81 83 381 396 532')}` },
  ],
  [
    'cbc:IssueDate | cbc:DueDate | cbc:TaxPointDate | cbc:StartDate | cbc:EndDate | cbc:ActualDeliveryDate',
    {
      'PEPPOL-EN16931-F001': `matches(string(.), '^[0-9]{4}-[0-9]{2}-[0-9]{2}$') and (string(.) castable as xs:date)`,
    },
  ],
  ['cbc:EndpointID[@schemeID]', { 'PEPPOL-EN16931-CL008': oneOf('@schemeID', addresses) }],
  exemption('G', 'P0104', 'G'),
  exemption('O', 'P0105', 'O'),
  exemption('IC', 'P0106', 'K'),
  exemption('AE', 'P0107', 'AE'),
  exemption('D', 'P0108', 'E'),
  exemption('F', 'P0109', 'E'),
  exemption('I', 'P0110', 'E'),
  exemption('J', 'P0111', 'E'),
]

const vatNumber = `cac:PartyTaxScheme[normalize-space(cac:TaxScheme/cbc:ID) = 'VAT']/cbc:CompanyID`
const norwegianPattern: Context[] = [
  [
    `cac:AccountingSupplierParty/cac:Party[${sellerCountry} = 'NO']`,
    {
      'NO-R-001': `let $number := string(${vatNumber}) return not(starts-with($number, 'NO')) or
        (matches($number, '^NO[0-9]{9}MVA$') and ${modulo11('substring($number, 3, 9)')})`,
      'NO-R-002': `normalize-space(cac:PartyTaxScheme[normalize-space(cac:TaxScheme/cbc:ID) = 'TAX']/cbc:CompanyID) = 'Foretaksregisteret'`,
    },
  ],
]

const isSwedish = `${countryOf(seller)} = 'SE'`
const hasSwedishVat = `${isSwedish} and ${seller}/cac:PartyTaxScheme[cac:TaxScheme/cbc:ID = 'VAT']/cbc:CompanyID[starts-with(., 'SE')]`
const swedishVat = `cac:PartyTaxScheme[cac:TaxScheme/cbc:ID = 'VAT']/cbc:CompanyID`
const giro = (name: string) =>
  `cac:PaymentMeans[${isSwedish}][normalize-space(cbc:PaymentMeansCode) = '30'][normalize-space(cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/cbc:ID) = 'SE:${name}']/cac:PayeeFinancialAccount/cbc:ID`
const isNumeric = (text: string) => `string(number(${text})) != 'NaN'`

const swedishPattern: Context[] = [
  [
    `cac:AccountingSupplierParty/cac:Party[${hasSwedishVat}]`,
    {
      'SE-R-001': `string-length(normalize-space(${swedishVat})) = 14`,
      'SE-R-002': isNumeric(`substring(${swedishVat}, 3, 12)`),
    },
  ],
  [
    `cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity[${isSwedish}][cbc:CompanyID]`,
    {
      'SE-R-003': isNumeric('cbc:CompanyID'),
      'SE-R-004': 'string-length(normalize-space(cbc:CompanyID)) = 10',
      'SE-R-013': `matches(normalize-space(cbc:CompanyID), '^[0-9]+$') and ${luhn('normalize-space(cbc:CompanyID)')}`,
    },
  ],
  [
    `cac:AccountingSupplierParty/cac:Party[${isSwedish}][cac:PartyLegalEntity/cbc:CompanyID]/cac:PartyTaxScheme[upper-case(normalize-space(cac:TaxScheme/cbc:ID)) != 'VAT']/cbc:CompanyID`,
    { 'SE-R-005': `upper-case(${plain}) = 'GODKÄND FÖR F-SKATT'` },
  ],
  [
    `cac:TaxCategory[cbc:ID = 'S'][${hasSwedishVat}] | cac:ClassifiedTaxCategory[cbc:ID = 'S'][${hasSwedishVat}]`,
    { 'SE-R-006': 'number(cbc:Percent) = (6, 12, 25)' },
  ],
  [
    giro('PLUSGIRO'),
    {
      'SE-R-007': isNumeric(plain),
      'SE-R-010': `string-length(${plain}) >= 2 and string-length(${plain}) <= 8`,
    },
  ],
  [
    giro('BANKGIRO'),
    { 'SE-R-008': isNumeric(plain), 'SE-R-009': `string-length(${plain}) = (7, 8)` },
  ],
  [
    `cac:PaymentMeans[${isSwedish}][cbc:PaymentMeansCode = ('50', '56')]`,
    { 'SE-R-011': 'false()' },
  ],
  [
    `cac:PaymentMeans[${isSwedish}][${countryOf(buyer)} = 'SE'][cbc:PaymentMeansCode = '31']`,
    { 'SE-R-012': 'false()' },
  ],
]

const isDanish = `${countryOf(seller)} = 'DK'`
const isBetweenDanes = `${isDanish} and ${countryOf(buyer)} = 'DK'`
const isFilled = (path: string) => `normalize-space(${path}) != ''`
const account = 'cac:PayeeFinancialAccount/cbc:ID'
const card = (...cards: string[]) =>
  `substring(cbc:PaymentID, 1, 3) = (${cards.map((each) => `'${each}#'`).join(', ')})`

const danishPattern: Context[] = [
  [
    `/*[${isDanish}]`,
    {
      'DK-R-002': isFilled(
        'cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID',
      ),
      'DK-R-014': `empty(cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID) or
        normalize-space(cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeID) = '0184'`,
      'DK-R-016': `not(self::cn:CreditNote and ${countryOf(buyer)} = 'DK' and xs:decimal(cac:LegalMonetaryTotal/cbc:PayableAmount) < 0)`,
    },
  ],
  [
    `cac:AccountingSupplierParty/cac:Party/cac:PartyIdentification[${isBetweenDanes}] | cac:AccountingCustomerParty/cac:Party/cac:PartyIdentification[${isBetweenDanes}]`,
    { 'DK-R-013': `empty(cbc:ID) or ${isFilled('cbc:ID/@schemeID')}` },
  ],
  [
    `/ubl:Invoice[${isBetweenDanes}]/cac:PaymentMeans`,
    {
      'DK-R-005': oneOf('string(cbc:PaymentMeansCode)', '1 10 31 42 48 49 50 58 59 93 97'),
      'DK-R-006': `not(cbc:PaymentMeansCode = ('31', '42')) or (${isFilled(account)} and ${isFilled('cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/cbc:ID')})`,
      'DK-R-007': `not(cbc:PaymentMeansCode = '49') or (${isFilled('cac:PaymentMandate/cbc:ID')} and ${isFilled('cac:PaymentMandate/cac:PayerFinancialAccount/cbc:ID')})`,
      'DK-R-008': `not(cbc:PaymentMeansCode = '50') or (${card('01', '04', '15')} and matches(string(${account}), '^[0-9]{7,8}$'))`,
      'DK-R-009': `not(cbc:PaymentMeansCode = '50' and ${card('04', '15')}) or string-length(cbc:PaymentID) = 19`,
      'DK-R-010': `not(cbc:PaymentMeansCode = '93') or (${card('71', '73', '75')} and string-length(${account}) = 8)`,
      'DK-R-011': `not(cbc:PaymentMeansCode = '93' and ${card('71', '75')}) or string-length(cbc:PaymentID) = (18, 19)`,
    },
  ],
  [
    `cac:AccountingCustomerParty/cac:Party[${isBetweenDanes}]`,
    {
      'DK-R-017': `empty(cac:PartyLegalEntity/cbc:CompanyID) or normalize-space(cac:PartyLegalEntity/cbc:CompanyID/@schemeID) = '0184'`,
    },
  ],
  [
    `cac:InvoiceLine[${isBetweenDanes}] | cac:CreditNoteLine[${isBetweenDanes}]`,
    {
      'DK-R-003': `let $codes := cac:Item/cac:CommodityClassification/cbc:ItemClassificationCode
        return not($codes/@listID = 'TST') or $codes/@listVersionID = ('19.05.01', '19.0501', '26.08.01', '26.0801')`,
    },
  ],
  [
    `cac:AllowanceCharge[${isBetweenDanes}]`,
    {
      'DK-R-004': `not(cbc:AllowanceChargeReasonCode = 'ZZZ') or
        (let $reason := string(cbc:AllowanceChargeReason) return
          (string-length(normalize-space($reason)) = 4 and number($reason) >= 0 and number($reason) <= 9999)
          or matches($reason, '^[^#].*#.*[^#]$'))`,
    },
  ],
]

const patterns = [
  emptyPattern,
  projectPattern,
  documentPattern,
  identifierPattern,
  norwegianPattern,
  danishPattern,
  swedishPattern,
  codePattern,
]

const namespaces: Record<string, string> = {
  cac: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  cbc: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
  ubl: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
  cn: 'urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2',
  xs: 'http://www.w3.org/2001/XMLSchema',
}

/** The second writing, in the form that the official text is read into. */
export const peppolSchematron: Schematron = {
  options: { namespaceResolver: (prefix) => namespaces[prefix] ?? null },
  patterns: patterns.map((rules) => ({
    rules: rules.map(([context, assertions]) =>
      createRule(
        context,
        Object.entries(assertions).map(([id, test]) => ({ id, test })),
      ),
    ),
  })),
}
