import Big from 'big.js'
import type {
  UblAllowanceCharge,
  UblCreditNote,
  UblDocument,
  UblInvoice,
  UblInvoiceLine,
  UblParty,
  UblPaymentMeans,
} from '@/lib/contracts/distribution/ubl-document'
import { parties } from './parties'
import type { Random } from './random'

/** The shapes of the nine official examples, in documents of our own. */
export const shapeNames = [
  'allowances',
  'standardRates',
  'creditNoteCorrection',
  'base',
  'negativeCorrection',
  'salesOrder',
  'exempt',
  'notSubject',
  'zeroRated',
] as const
export type ShapeName = (typeof shapeNames)[number]

type Category = { ID: string; Percent?: string; reason?: string }

type LinePlan = {
  quantity: string
  price: string
  base?: string
  gross?: string
  category: Category
  charges?: { of: boolean; amount: string; percentOf?: [string, string] }[]
  extras?: Partial<UblInvoiceLine>
}

type ChargePlan = { of: boolean; amount: string; percentOf?: [string, string]; category: Category }

type Plan = {
  kind?: 'creditNote'
  currency: string
  seller: UblParty
  buyer: UblParty
  lines: LinePlan[]
  charges?: ChargePlan[]
  prepaid?: string
  rounding?: string
  payment: UblPaymentMeans[]
  accounting?: { currency: string; rate: string }
  extras?: Partial<UblInvoice & UblCreditNote>
}

const vat = { ID: 'VAT' }
const money = (value: Big) => value.toFixed(2)

function createCharge(
  plan: Omit<ChargePlan, 'category'> & { category?: Category },
  currency: string,
): UblAllowanceCharge {
  return {
    ChargeIndicator: String(plan.of),
    AllowanceChargeReasonCode: plan.of ? 'FC' : '95',
    AllowanceChargeReason: [plan.of ? 'Frakt' : 'Rabatt'],
    ...(plan.percentOf && { MultiplierFactorNumeric: plan.percentOf[0] }),
    Amount: { Value: plan.amount, CurrencyID: currency },
    ...(plan.percentOf && { BaseAmount: { Value: plan.percentOf[1], CurrencyID: currency } }),
    ...(plan.category && {
      TaxCategory: [
        {
          ID: plan.category.ID,
          ...(plan.category.Percent && { Percent: plan.category.Percent }),
          TaxScheme: vat,
        },
      ],
    }),
  }
}

const sumCharges = (charges: readonly { of: boolean; amount: string }[] | undefined): Big =>
  (charges ?? []).reduce(
    (sum, { of, amount }) => (of ? sum.plus(amount) : sum.minus(amount)),
    new Big(0),
  )

const reckonLine = ({ quantity, price, base = '1', charges }: LinePlan): Big =>
  new Big(quantity).times(price).div(base).round(2).plus(sumCharges(charges))

function createLine(plan: LinePlan, index: number, currency: string) {
  const unit = 'EA'
  return {
    ID: String(index + 1),
    Note: [`Linje ${index + 1}`],
    quantity: { Value: plan.quantity, UnitCode: unit },
    rest: {
      LineExtensionAmount: { Value: money(reckonLine(plan)), CurrencyID: currency },
      AccountingCost: '4010:22',
      OrderLineReference: [{ LineID: String(index + 1) }],
      ...(plan.charges && {
        AllowanceCharge: plan.charges.map((each) => createCharge(each, currency)),
      }),
      Item: {
        Description: ['Fjernvarme & vann <varm>'],
        Name: `Varme ${index + 1}`,
        SellersItemIdentification: { ID: `V-${index + 1}` },
        StandardItemIdentification: { ID: { Value: '7038010009990', SchemeID: '0160' } },
        OriginCountry: { IdentificationCode: 'NO' },
        CommodityClassification: [{ ItemClassificationCode: { Value: '83101804', ListID: 'SRV' } }],
        ClassifiedTaxCategory: [
          {
            ID: plan.category.ID,
            ...(plan.category.Percent && { Percent: plan.category.Percent }),
            TaxScheme: vat,
          },
        ],
        AdditionalItemProperty: [{ Name: 'Måler', Value: `70-${index}` }],
      },
      Price: {
        PriceAmount: { Value: plan.price, CurrencyID: currency },
        ...(plan.base && { BaseQuantity: { Value: plan.base, UnitCode: unit } }),
        ...(plan.gross && {
          AllowanceCharge: [
            {
              ChargeIndicator: 'false',
              Amount: {
                Value: new Big(plan.gross).minus(plan.price).toString(),
                CurrencyID: currency,
              },
              BaseAmount: { Value: plan.gross, CurrencyID: currency },
            },
          ],
        }),
      },
      ...plan.extras,
    },
  }
}

/** Base and VAT of each category and rate, reckoned from lines and charges. */
function reckonBreakdown({ lines, charges = [], currency }: Plan) {
  const bases = new Map<string, { category: Category; base: Big }>()
  const add = (category: Category, amount: Big) => {
    const key = `${category.ID} ${category.Percent}`
    const known = bases.get(key)
    bases.set(key, { category, base: (known?.base ?? new Big(0)).plus(amount) })
  }
  for (const line of lines) add(line.category, reckonLine(line))
  for (const charge of charges) add(charge.category, sumCharges([charge]))
  return [...bases.values()].map(({ category, base }) => {
    const tax = base
      .times(category.Percent ?? 0)
      .div(100)
      .round(2)
    return {
      tax,
      subtotal: {
        TaxableAmount: { Value: money(base), CurrencyID: currency },
        TaxAmount: { Value: money(tax), CurrencyID: currency },
        TaxCategory: {
          ID: category.ID,
          ...(category.Percent && { Percent: category.Percent }),
          ...(category.reason && { TaxExemptionReason: [category.reason] }),
          TaxScheme: vat,
        },
      },
    }
  })
}

function createTotals(plan: Plan, tax: Big) {
  const { currency, lines, charges = [], prepaid, rounding } = plan
  const amount = (value: Big) => ({ Value: money(value), CurrencyID: currency })
  const total = lines.reduce((sum, each) => sum.plus(reckonLine(each)), new Big(0))
  const sumOf = (of: boolean) =>
    charges
      .filter((each) => each.of === of)
      .reduce((sum, each) => sum.plus(each.amount), new Big(0))
  const without = total.plus(sumCharges(charges))
  const withVat = without.plus(tax)
  return {
    LineExtensionAmount: amount(total),
    TaxExclusiveAmount: amount(without),
    TaxInclusiveAmount: amount(withVat),
    ...(charges.some(({ of }) => !of) && { AllowanceTotalAmount: amount(sumOf(false)) }),
    ...(charges.some(({ of }) => of) && { ChargeTotalAmount: amount(sumOf(true)) }),
    ...(prepaid && { PrepaidAmount: { Value: prepaid, CurrencyID: currency } }),
    ...(rounding && { PayableRoundingAmount: { Value: rounding, CurrencyID: currency } }),
    PayableAmount: amount(withVat.minus(prepaid ?? 0).plus(rounding ?? 0)),
  }
}

function createDocument(plan: Plan): UblDocument {
  const { currency, accounting } = plan
  const breakdown = reckonBreakdown(plan)
  const tax = breakdown.reduce((sum, each) => sum.plus(each.tax), new Big(0))
  const lines = plan.lines.map((each, index) => createLine(each, index, currency))
  const common = {
    CustomizationID: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
    ProfileID: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
    ID: 'F-2026-1',
    IssueDate: '2026-11-20',
    DocumentCurrencyCode: currency,
    AccountingCost: '4010:22',
    BuyerReference: 'REF-77',
    AccountingSupplierParty: { Party: plan.seller },
    AccountingCustomerParty: { Party: plan.buyer },
    PaymentMeans: plan.payment,
    PaymentTerms: [{ Note: ['Netto 14 dager'] }],
    ...(plan.charges && {
      AllowanceCharge: plan.charges.map((each) => createCharge(each, currency)),
    }),
    ...(accounting && { TaxCurrencyCode: accounting.currency }),
    TaxTotal: [
      {
        TaxAmount: { Value: money(tax), CurrencyID: currency },
        TaxSubtotal: breakdown.map(({ subtotal }) => subtotal),
      },
      ...(accounting
        ? [
            {
              TaxAmount: {
                Value: money(tax.times(accounting.rate).round(2)),
                CurrencyID: accounting.currency,
              },
            },
          ]
        : []),
    ],
    LegalMonetaryTotal: createTotals(plan, tax),
    ...plan.extras,
  }
  if (plan.kind === 'creditNote')
    return {
      kind: 'creditNote',
      body: {
        ...common,
        CreditNoteTypeCode: '381',
        CreditNoteLine: lines.map(({ quantity, rest, ...line }) => ({
          ...line,
          CreditedQuantity: quantity,
          ...rest,
        })),
      },
    }
  return {
    kind: 'invoice',
    body: {
      ...common,
      InvoiceTypeCode: '380',
      DueDate: '2026-12-04',
      InvoiceLine: lines.map(({ quantity, rest, ...line }) => ({
        ...line,
        InvoicedQuantity: quantity,
        ...rest,
      })),
    },
  }
}

const transfer = (account: string, branch = 'DNBANOKK'): UblPaymentMeans => ({
  PaymentMeansCode: { Value: '30', Name: 'Bankoverføring' },
  PaymentID: ['1277348001000'],
  PayeeFinancialAccount: {
    ID: account,
    Name: 'Driftskonto',
    FinancialInstitutionBranch: { ID: branch },
  },
})

const delivery = {
  Delivery: [
    {
      ActualDeliveryDate: '2026-11-10',
      DeliveryLocation: {
        ID: { Value: '7080000000005', SchemeID: '0088' },
        Address: {
          StreetName: 'Lagerveien 3',
          CityName: 'Bergen',
          PostalZone: '5003',
          Country: { IdentificationCode: 'NO' },
        },
      },
      DeliveryParty: { PartyName: [{ Name: 'Lageret' }] },
    },
  ],
}

const attachments = {
  AdditionalDocumentReference: [
    { ID: { Value: 'M-70', SchemeID: 'ABT' }, DocumentTypeCode: '130' },
    {
      ID: { Value: 'timeliste' },
      DocumentDescription: ['Timeliste'],
      Attachment: {
        EmbeddedDocumentBinaryObject: {
          Value: 'dGltZXI7MTI=',
          MimeCode: 'text/csv',
          Filename: 'timer.csv',
        },
      },
    },
    {
      ID: { Value: 'vilkaar' },
      Attachment: { ExternalReference: { URI: 'https://example.com/vilkaar' } },
    },
  ],
}

const standard = (Percent: string): Category => ({ ID: 'S', Percent })

/** Writes one document of a shape; the random numbers are its quantities and prices. */
export function createShape(name: ShapeName, random: Random): UblDocument {
  const cents = (most: number) =>
    `${1 + random.upTo(most)}.${25 * random.upTo(4)}`.replace(/\.0$/, '.00')
  const count = () => String(1 + random.upTo(40))
  return createDocument(buildPlan(name, cents, count))
}

function buildPlan(name: ShapeName, cents: (most: number) => string, count: () => string): Plan {
  const norwegian = { seller: parties.norwegianSeller(), buyer: parties.norwegianBuyer() }
  const nok = { currency: 'NOK', ...norwegian, payment: [transfer('NO9386011117947')] }
  const line = (category: Category): LinePlan => ({
    quantity: count(),
    price: cents(900),
    category,
  })
  switch (name) {
    case 'allowances':
      return {
        currency: 'SEK',
        seller: parties.swedishSeller(),
        buyer: parties.swedishBuyer(),
        payment: [transfer('9912346', 'SE:BANKGIRO')],
        accounting: { currency: 'EUR', rate: '0.09' },
        lines: [
          {
            ...line(standard('25')),
            price: '410.00',
            gross: '450.00',
            base: '1',
            charges: [
              { of: true, amount: '12.50', percentOf: ['10', '125.00'] },
              { of: false, amount: '101.00' },
            ],
            extras: { InvoicePeriod: [{ StartDate: '2026-11-01', EndDate: '2026-11-30' }] },
          },
          { ...line({ ID: 'E', Percent: '0', reason: 'Unntatt' }), base: '2' },
          line(standard('25')),
        ],
        charges: [
          { of: true, amount: '200.00', percentOf: ['20', '1000.00'], category: standard('25') },
          { of: false, amount: '150.00', category: standard('25') },
        ],
        prepaid: '1000.00',
        extras: {
          Note: ['Nytt telefonnummer'],
          TaxPointDate: '2026-11-30',
          InvoicePeriod: [{ StartDate: '2026-11-01', EndDate: '2026-11-30' }],
          ContractDocumentReference: [{ ID: 'R-12' }],
          ...attachments,
          ...delivery,
        },
      }
    case 'standardRates':
      return {
        ...nok,
        lines: [
          line(standard('25')),
          line(standard('15')),
          line(standard('12')),
          line(standard('25')),
        ],
        rounding: '0.25',
        extras: {
          OrderReference: { ID: 'O-9' },
          DespatchDocumentReference: [{ ID: 'P-1' }],
          ReceiptDocumentReference: [{ ID: 'M-1' }],
          OriginatorDocumentReference: [{ ID: 'T-1' }],
          ProjectReference: [{ ID: 'PR-1' }],
          PayeeParty: {
            PartyIdentification: [{ ID: { Value: '923609016', SchemeID: '0192' } }],
            PartyName: [{ Name: 'Nordfinans AS' }],
            PartyLegalEntity: [{ CompanyID: { Value: '923609016', SchemeID: '0192' } }],
          },
        },
      }
    case 'creditNoteCorrection':
      return {
        kind: 'creditNote',
        currency: 'DKK',
        seller: parties.danishSeller(),
        buyer: parties.danishBuyer(),
        payment: [transfer('DK5000400440116243')],
        lines: [line(standard('25')), { ...line(standard('25')), quantity: '-1', price: '10.00' }],
        charges: [{ of: true, amount: '25.00', category: standard('25') }],
        extras: {
          BillingReference: [{ InvoiceDocumentReference: { ID: 'F-2026-0' } }],
          ...delivery,
        },
      }
    case 'base':
      return {
        ...nok,
        lines: [line(standard('25')), { ...line(standard('25')), quantity: '-3' }],
        charges: [{ of: true, amount: '25.00', category: standard('25') }],
        extras: {
          ...delivery,
          TaxRepresentativeParty: {
            PartyName: [{ Name: 'Avgift AS' }],
            PostalAddress: { CityName: 'Oslo', Country: { IdentificationCode: 'NO' } },
            PartyTaxScheme: [{ CompanyID: 'NO923609016MVA', TaxScheme: { ID: 'VAT' } }],
          },
        },
      }
    case 'negativeCorrection':
      return {
        currency: 'EUR',
        seller: parties.swedishSeller(),
        buyer: parties.norwegianBuyer(),
        payment: [transfer('SE4550000000058398257466', 'ESSESESS')],
        lines: [
          { ...line(standard('25')), quantity: '-7' },
          { ...line(standard('25')), quantity: '3' },
        ],
        charges: [{ of: true, amount: '-25.00', category: standard('25') }],
        extras: {
          BillingReference: [
            { InvoiceDocumentReference: { ID: 'F-2026-0', IssueDate: '2026-10-01' } },
          ],
        },
      }
    case 'salesOrder':
      return {
        ...nok,
        buyer: parties.swedishBuyer(),
        lines: [line(standard('25')), line(standard('25'))],
        extras: { OrderReference: { ID: 'NA', SalesOrderID: 'S-4471' } },
      }
    case 'exempt':
      return {
        currency: 'DKK',
        seller: parties.danishSeller(),
        buyer: parties.danishBuyer(),
        payment: [
          {
            PaymentMeansCode: { Value: '93' },
            PaymentID: ['71#123456789012345'],
            PayeeFinancialAccount: { ID: '12345678' },
          },
        ],
        lines: [line({ ID: 'E', Percent: '0', reason: 'Momsfri ydelse' })],
      }
    case 'notSubject': {
      const { PartyTaxScheme: _, ...buyer } = parties.norwegianBuyer()
      const { PartyTaxScheme: __, ...seller } = parties.swedishSeller()
      return {
        currency: 'SEK',
        seller,
        buyer,
        payment: [transfer('1609908', 'SE:PLUSGIRO')],
        lines: [line({ ID: 'O', reason: 'Utanför momsområdet' })],
      }
    }
    case 'zeroRated':
      return { ...nok, lines: [line({ ID: 'Z', Percent: '0' }), line({ ID: 'Z', Percent: '0' })] }
  }
}
