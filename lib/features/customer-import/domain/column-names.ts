import type { AddressField, SingleField } from '@/lib/features/customers/domain/public'

/**
 * Names that people give the column of a field, beside its own: in English, Norwegian, Swedish,
 * Danish and Finnish, as customer lists of the trade's programs have them.
 */
export const columnNames: Record<'customerNo' | SingleField | AddressField, readonly string[]> = {
  customerNo: [
    ...['customer number', 'customer nr', 'customer id', 'kundenummer', 'kundenr', 'kundnummer'],
    ...['kundnr', 'asiakasnumero', 'asiakasnro', 'debitornummer', 'debitornr', 'kunde-id'],
  ],
  name: [
    ...['customer name', 'customer', 'company name', 'navn', 'kundenavn', 'kunde', 'namn'],
    ...['kundnamn', 'kund', 'nimi', 'asiakas', 'asiakkaan nimi', 'firmanavn', 'företagsnamn'],
  ],
  informalName: ['short name', 'kallenavn', 'kortnavn', 'kortnamn', 'kaldenavn', 'lyhyt nimi'],
  organizationNo: [
    ...['organization number', 'organisation number', 'org no', 'org nr', 'company number'],
    ...['organisasjonsnummer', 'orgnr', 'organisationsnummer', 'cvr', 'cvr-nr', 'y-tunnus'],
  ],
  customerCategory: ['category', 'kundekategori', 'kategori', 'kundkategori', 'asiakaslaji'],
  customerGroupCode: [
    ...['customer group', 'group', 'kundegruppe', 'kundgrupp', 'debitorgruppe', 'asiakasryhmä'],
  ],
  ssn: [
    ...['identity number', 'personal number', 'national id', 'fødselsnummer', 'personnummer'],
    ...['cpr', 'cpr-nummer', 'henkilötunnus', 'hetu'],
  ],
  ssnCountry: [
    'id country',
    'country of identity number',
    'personnummer land',
    'fødselsnummer land',
  ],
  dateOfBirth: ['birth date', 'born on', 'fødselsdato', 'födelsedatum', 'syntymäaika'],
  yearOfBirth: ['birth year', 'fødselsår', 'födelseår', 'syntymävuosi'],
  addressName: [
    ...['addressee', 'address name', 'mottaker', 'adressat', 'mottagare', 'modtager'],
    ...['vastaanottaja', 'postalAddress.name'],
  ],
  addressLine1: [
    ...['address', 'address 1', 'street', 'street address', 'postal address', 'adresse'],
    ...['adresse 1', 'adresselinje 1', 'gateadresse', 'postadresse', 'adress', 'adress 1'],
    ...['gatuadress', 'postadress', 'vejnavn', 'osoite', 'katuosoite', 'postiosoite', 'lähiosoite'],
  ],
  addressLine2: ['address 2', 'adresse 2', 'adresselinje 2', 'adress 2', 'c/o', 'osoite 2'],
  addressLine3: ['address 3', 'adresse 3', 'adresselinje 3', 'adress 3', 'osoite 3'],
  postalCode: ['zip', 'zip code', 'postcode', 'postnummer', 'postnr', 'postinumero'],
  cityName: [
    ...['city', 'town', 'poststed', 'sted', 'postort', 'ort', 'by', 'bynavn', 'kaupunki'],
    ...['postitoimipaikka', 'paikkakunta'],
  ],
  countryText: ['country', 'country name', 'land', 'landnavn', 'landsnamn', 'maa'],
  countryCode: ['country iso', 'landkode', 'landskod', 'landekode', 'maakoodi'],
  emailAddressDocument: [
    ...['email', 'e-mail', 'email address', 'invoice email', 'epost', 'e-postadresse'],
    ...['fakturaepost', 'e-postadress', 'mail', 'mailadresse', 'sähköposti', 'sähköpostiosoite'],
  ],
  secondaryEmailAddress: [
    ...['second email', 'secondary email', 'email 2', 'epost 2', 'mail 2', 'sähköposti 2'],
  ],
  phoneNo: ['phone', 'phone number', 'telephone', 'telefon', 'telefonnummer', 'tlf', 'puhelin'],
  secondaryPhoneNo: [
    ...['mobile', 'second phone', 'phone 2', 'mobil', 'mobiltelefon', 'telefon 2', 'tlf 2'],
    ...['matkapuhelin', 'puhelin 2'],
  ],
  distributionType: ['distribution', 'distribution.type', 'distribusjon', 'leveranssätt'],
  einvoiceCode: ['distribution.einvoiceCode', 'e-invoice code', 'e-fakturakode', 'e-fakturakod'],
  language: ['language code', 'språk', 'språkkode', 'språkkod', 'sprog', 'kieli'],
  currency: ['currency code', 'valuta', 'valutakode', 'valutakod', 'valuutta'],
  priceNetOrGross: ['prices', 'netto/brutto', 'pris netto brutto'],
  sellerReference: ['our reference', 'vår referanse', 'vår ref', 'vår referens', 'vores reference'],
  buyerReference: [
    ...['your reference', 'customer reference', 'deres referanse', 'deres ref', 'er referens'],
    ...['deres reference', 'viitteenne'],
  ],
  bankAccountNo: [
    ...['bank account', 'account number', 'kontonummer', 'bankkonto', 'bankkontonummer', 'iban'],
    ...['tilinumero', 'pankkitili'],
  ],
  activeStatusWeb: ['web status', 'nettstatus', 'webbstatus'],
  options: ['valg', 'val', 'tilvalg', 'valinnat'],
  customerMessage: ['message', 'melding', 'meddelande', 'besked', 'viesti'],
  stopReminderUntil: [
    ...['stop reminders until', 'reminder stop', 'purrestopp', 'purrestopp til'],
    ...['påminnelsestopp', 'rykkerstop', 'muistutuskielto'],
  ],
  stopReminderMemo: ['reminder memo', 'purrestopp notat', 'påminnelsestopp notering'],
  stopDebtCollectionUntil: [
    ...['stop collection until', 'collection stop', 'inkassostopp', 'inkassostopp til'],
    ...['inkassostop', 'perintäkielto'],
  ],
  stopDebtCollectionMemo: ['collection memo', 'inkassostopp notat', 'inkassostopp notering'],
  stopInterestCalcUntil: [
    ...['stop interest until', 'interest stop', 'rentestopp', 'rentestopp til', 'räntestopp'],
    ...['rentestop', 'korkokielto'],
  ],
  stopInterestCalcMemo: ['interest memo', 'rentestopp notat', 'räntestopp notering'],
  efakturaBlockIds: ['efaktura blocks', 'efaktura sperre'],
  peppolBlockIds: ['peppol blocks', 'peppol sperre'],
  digipostBlockIds: ['digipost blocks', 'digipost sperre'],
  dueDays: [
    ...['credit days', 'payment days', 'payment terms', 'betalingsfrist', 'forfallsdager'],
    ...['kredittdager', 'betalningsvillkor', 'kreditdagar', 'betalingsdage', 'maksuaika'],
  ],
  vatLiable: ['vat', 'mva', 'mva-pliktig', 'moms', 'momspliktig', 'momspligtig', 'alv'],
  limitAmount: [
    ...['credit limit', 'kredittgrense', 'kreditgräns', 'kreditgrænse', 'kreditmaksimum'],
    'luottoraja',
  ],
  discountRate: ['discount', 'discount %', 'rabatt', 'rabatt %', 'rabat', 'alennus'],
}

/** Words that say of a column that it holds what stood there before. */
export const oldWords = [
  ...['old', 'was', 'previous', 'former', 'before', 'gammel', 'gammelt', 'tidligere', 'før'],
  ...['gammal', 'gammalt', 'tidigare', 'före', 'vanha', 'entinen'],
] as const
