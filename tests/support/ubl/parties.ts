import type { UblParty } from '@/lib/contracts/distribution/ubl-document'

type Names = {
  name: string
  street: string
  city: string
  zone: string
  contact?: string
}

type Numbers = { country: string; scheme: string; number: string; vat?: string; extra?: string }

/** A party with a number of its country's register, as address, identifier and registration. */
function createParty(names: Names, { country, scheme, number, vat, extra }: Numbers): UblParty {
  return {
    EndpointID: { Value: number, SchemeID: scheme },
    PartyIdentification: [{ ID: { Value: number, SchemeID: scheme } }],
    PartyName: [{ Name: `${names.name} salg` }],
    PostalAddress: {
      StreetName: names.street,
      AdditionalStreetName: 'Port B',
      CityName: names.city,
      PostalZone: names.zone,
      CountrySubentity: 'Nord',
      AddressLine: [{ Line: '3. etasje' }],
      Country: { IdentificationCode: country },
    },
    ...(vat && {
      PartyTaxScheme: [
        { CompanyID: vat, TaxScheme: { ID: 'VAT' } },
        ...(extra ? [{ CompanyID: extra, TaxScheme: { ID: 'TAX' } }] : []),
      ],
    }),
    PartyLegalEntity: [
      {
        RegistrationName: names.name,
        CompanyID: { Value: number, SchemeID: scheme },
        CompanyLegalForm: 'Aksjekapital 100 000',
      },
    ],
    Contact: {
      Name: names.contact ?? 'Kundesenter',
      Telephone: '22 00 00 01',
      ElectronicMail: 'post@example.com',
    },
  }
}

export const parties = {
  norwegianSeller: () =>
    createParty(
      { name: 'Fjellvik Varme AS', street: 'Kaigata 4', city: 'Bergen', zone: '5003' },
      {
        country: 'NO',
        scheme: '0192',
        number: '984842252',
        vat: 'NO984842252MVA',
        extra: 'Foretaksregisteret',
      },
    ),
  norwegianBuyer: () =>
    createParty(
      { name: 'Tveit Elektro AS', street: 'Myrvegen 9', city: 'Tromsø', zone: '9008' },
      { country: 'NO', scheme: '0192', number: '923609016', vat: 'NO923609016MVA' },
    ),
  swedishSeller: () =>
    createParty(
      { name: 'Nordkust Värme AB', street: 'Hamngatan 7', city: 'Luleå', zone: '972 31' },
      {
        country: 'SE',
        scheme: '0007',
        number: '5560360793',
        vat: 'SE556036079301',
        extra: 'Godkänd för F-skatt',
      },
    ),
  swedishBuyer: () =>
    createParty(
      { name: 'Björkbacka Bygg AB', street: 'Storgatan 52', city: 'Umeå', zone: '903 26' },
      { country: 'SE', scheme: '0007', number: '2021005489', vat: 'SE202100548901' },
    ),
  danishSeller: () =>
    createParty(
      { name: 'Vestkyst Energi ApS', street: 'Havnevej 11', city: 'Esbjerg', zone: '6700' },
      { country: 'DK', scheme: '0184', number: '13585628', vat: 'DK13585628' },
    ),
  danishBuyer: () =>
    createParty(
      { name: 'Søby Entreprise A/S', street: 'Skovvej 2', city: 'Aarhus', zone: '8000' },
      { country: 'DK', scheme: '0184', number: '24256790', vat: 'DK24256790' },
    ),
} satisfies Record<string, () => UblParty>
