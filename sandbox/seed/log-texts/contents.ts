import type { Cause } from './cause'

const printed = ['Print', 'E-mail', 'Digipost', 'eFaktura']
const electronic = ['Peppol', 'NemHandel', 'Finvoice']

/** The invoice itself is wrong, or lacks something. */
export const contentCauses: Record<string, Cause> = {
  streetMissing: {
    channels: printed,
    texts: {
      en: [
        'Invoicee address: StreetName is missing',
        'Validation: /Invoice/Invoicee/Address/AddressLine1 is empty ({n})',
      ],
      nb: ['Gateadresse mangler for mottaker {name}'],
      sv: ['Gatuadress saknas för mottagaren {name}'],
      da: ['Vejnavn mangler i modtagerens adresse ({name})'],
      fi: ['Vastaanottajan katuosoite puuttuu: {name}'],
    },
  },
  postalCodeMissing: {
    channels: printed,
    texts: {
      en: [
        'Invoicee address: PostalZone is missing',
        "Required element 'PostalCode' is empty for customer {n}",
      ],
      nb: ['Postnummer mangler eller er ugyldig for {name}'],
      sv: ['Postnummer saknas för mottagaren {name}'],
      da: ['Postnummer mangler ({name})'],
      fi: ['Postinumero puuttuu: {name}'],
    },
  },
  postalPlaceMissing: {
    channels: printed,
    texts: {
      en: [
        'Invoicee address: CityName is missing',
        "Element 'City' must not be empty (document {n})",
      ],
      nb: ['Poststed mangler i adressen til {name}'],
      sv: ['Postort saknas för mottagaren {name}'],
      da: ['By mangler i modtagerens adresse ({name})'],
      fi: ['Postitoimipaikka puuttuu: {name}'],
    },
  },
  countryUnknown: {
    texts: {
      en: [
        "BR-CL-14: country code 'NOR' is not in ISO 3166-1 alpha-2",
        "Unknown country code 'XX' in invoicee address (doc {n})",
      ],
      nb: ["Ukjent landkode 'NORGE' i mottakers adresse"],
      sv: ["Okänd landskod 'SVE' i mottagarens adress"],
      da: ["Landekoden 'DAN' er ukendt"],
      fi: ["Tuntematon maakoodi 'FIN' vastaanottajan osoitteessa"],
    },
  },
  organizationNumberInvalid: {
    texts: {
      en: [
        "PEPPOL-COMMON-R041: '{bad}' is not a valid Norwegian organization number",
        'Invoicee organization number {bad} fails mod11',
      ],
      nb: ['Organisasjonsnummer {bad} er ikke gyldig (mod11)'],
      sv: ['Organisationsnumret {bad} är ogiltigt'],
      da: ['CVR-nummer {bad} er ikke gyldigt'],
      fi: ['Y-tunnus {bad} ei ole kelvollinen'],
    },
  },
  identityNumberInvalid: {
    channels: ['eFaktura', 'Digipost', 'Kivra'],
    texts: {
      en: [
        'Value of field SSN is not a valid national identity number',
        'Validation failed: field SSN, rule checksum (request {uuid})',
      ],
      nb: ['Fødselsnummer er ugyldig (field SSN), ref. {n}'],
      sv: ['Personnumret är ogiltigt (field SSN), ärende {n}'],
      da: ['CPR-nummer er ugyldigt (field SSN)'],
      fi: ['Henkilötunnus on virheellinen (field SSN)'],
    },
  },
  kidCheckDigit: {
    texts: {
      en: [
        'Payment reference {kid} has a wrong check digit',
        'KID {kid}: checksum does not match mod10 or mod11',
      ],
      nb: ['KID {kid} har feil kontrollsiffer', 'Ugyldig KID: {kid} (mod10/mod11)'],
      sv: ['OCR-numret {kid} har fel kontrollsiffra'],
      da: ['Betalings-id {kid} har forkert kontrolciffer'],
      fi: ['Viitenumeron {kid} tarkistusnumero on väärin'],
    },
  },
  buyerReferenceMissing: {
    channels: electronic,
    texts: {
      en: [
        '[PEPPOL-EN16931-R003]-A buyer reference or purchase order reference MUST be provided.',
        'BT-10 Buyer reference is missing; receiver {org} requires it',
      ],
      nb: ['Deres referanse (BT-10) mangler. Mottaker {org} krever den.'],
      sv: ['Er referens (BT-10) saknas, krävs av {org}'],
      da: ['Personreference eller ordrenummer (BT-10) mangler'],
      fi: ['Ostajan viite (BT-10) puuttuu'],
    },
  },
  bankAccountMissing: {
    texts: {
      en: [
        '[BR-61]-Payment account identifier (BT-84) shall be present for credit transfer',
        'PayeeFinancialAccount is missing in invoice {invoice}',
      ],
      nb: ['Selgers bankkonto mangler i faktura {invoice}'],
      sv: ['Säljarens bankgiro eller konto saknas på faktura {invoice}'],
      da: ['Sælgers bankkonto mangler på faktura {invoice}'],
      fi: ['Myyjän tilinumero puuttuu laskulta {invoice}'],
    },
  },
  totalsDoNotMatch: {
    channels: electronic,
    texts: {
      en: [
        '[BR-CO-15]-Invoice total amount with VAT ({amount}) is not total without VAT plus VAT amount',
        'Sum of invoice lines differs from LineExtensionAmount by {cents} (invoice {invoice})',
      ],
      nb: ['Sum fakturalinjer stemmer ikke med totalbeløpet {amount}'],
      sv: ['Radernas summa stämmer inte med totalbeloppet {amount}'],
      da: ['Summen af linjerne stemmer ikke med fakturatotalen {amount}'],
      fi: ['Rivien summa ei täsmää laskun loppusummaan {amount}'],
    },
  },
  vatCategory: {
    channels: electronic,
    texts: {
      en: [
        '[BR-S-08]-VAT category taxable amount does not match for rate 25',
        "[BR-CL-17]-VAT category code 'X' is not in UNCL5305 (line {n})",
      ],
      nb: ["Ukjent mva-kategori 'X' på linje {line}"],
      sv: ["Momskategorin 'X' är okänd, rad {line}"],
      da: ["Momskategori 'X' er ugyldig på linje {line}"],
      fi: ["Alv-luokka 'X' on tuntematon rivillä {line}"],
    },
  },
  dueBeforeInvoiceDate: {
    texts: {
      en: [
        'DueDate is earlier than InvoiceDate in invoice {invoice}',
        'Payment due date precedes issue date (rule DATE-07, {n})',
      ],
      nb: ['Forfallsdato er før fakturadato på faktura {invoice}'],
      sv: ['Förfallodatum ligger före fakturadatum, faktura {invoice}'],
      da: ['Forfaldsdatoen ligger før fakturadatoen ({invoice})'],
      fi: ['Eräpäivä on ennen laskun päiväystä ({invoice})'],
    },
  },
  duplicate: {
    texts: {
      en: [
        'Duplicate: invoice {invoice} was already received (transaction {n})',
        'Invoice number {invoice} already exists for this supplier',
      ],
      nb: ['Faktura {invoice} er allerede mottatt (duplikat av {n})'],
      sv: ['Fakturanummer {invoice} har redan tagits emot'],
      da: ['Faktura {invoice} er modtaget tidligere (dublet)'],
      fi: ['Lasku {invoice} on jo vastaanotettu (kaksoiskappale)'],
    },
  },
  attachmentTooLarge: {
    texts: {
      en: [
        'Attachment too large: {n} kB, limit 10240 kB',
        '552 5.3.4 Message size exceeds fixed limit ({n} kB)',
      ],
      nb: ['Vedlegget er for stort ({n} kB, grense 10240 kB)'],
      sv: ['Bilagan är för stor: {n} kB'],
      da: ['Bilaget fylder for meget: {n} kB'],
      fi: ['Liite on liian suuri: {n} kt'],
    },
  },
  schemaInvalid: {
    texts: {
      en: [
        "cvc-complex-type.2.4.a: Invalid content was found starting with element 'cbc:Note'. Line {n}, column 41",
        "XSD validation failed: element 'IssueDate' is not a valid value of the atomic type 'xs:date' ({file})",
      ],
      nb: ['XML-filen {file} er ikke gyldig mot skjemaet (linje {n})'],
      sv: ['XML-filen {file} följer inte schemat, rad {n}'],
      da: ['XML-filen {file} overholder ikke skemaet (linje {n})'],
      fi: ['XML-tiedosto {file} ei ole skeeman mukainen (rivi {n})'],
    },
  },
  negativeAmount: {
    channels: ['eFaktura', 'Kivra', 'Digipost', 'E-mail'],
    texts: {
      en: [
        'Negative amount {amount} is not allowed in this channel',
        'Amount must be 0 or more (invoice {invoice})',
      ],
      nb: ['Negativt beløp er ikke tillatt i kanalen ({amount})'],
      sv: ['Negativt belopp är inte tillåtet i kanalen ({amount})'],
      da: ['Negativt beløb er ikke tilladt i kanalen ({amount})'],
      fi: ['Negatiivinen summa ei ole sallittu kanavassa ({amount})'],
    },
  },
}

/** What nobody can make out. */
export const unknownCauses = [
  'Error -2147220991 in step 14 ({n})',
  'Unexpected end of stream',
  'null',
  'ORA-00001: unique constraint (DIST.PK_OUT_{n}) violated',
  'Se vedlegg',
]
