import type { NewTransaction } from '../database/stored-transaction'

type EdgeCase = (transaction: NewTransaction) => NewTransaction

const withInvoiceeName =
  (InvoiceeName: string | null): EdgeCase =>
  (transaction) => ({ ...transaction, InvoiceeName })

/**
 * Every awkward kind of transaction, by name. Each starts from an ordinary one and bends it; its
 * time stays.
 */
export const transactionEdgeCases: Record<string, EdgeCase> = {
  failedWithoutText: (transaction) => ({
    ...transaction,
    Status: 'Failed',
    ChannelStatus: 'Rejected',
    ActualChannel: null,
    LogText: null,
  }),
  failedWithBlankText: (transaction) => ({
    ...transaction,
    Status: 'Failed',
    ChannelStatus: 'NotFound',
    ActualChannel: null,
    LogText: '',
  }),
  unknownStatus: (transaction) => ({ ...transaction, Status: 'Held', ChannelStatus: 'Queued' }),
  otherUnknownStatus: (transaction) => ({ ...transaction, Status: 'Recalled' }),
  unknownChannelStatus: (transaction) => ({ ...transaction, ChannelStatus: 'Held' }),
  otherUnknownChannelStatus: (transaction) => ({
    ...transaction,
    ChannelStatus: 'ParkedByOperator',
  }),
  handled: (transaction) => ({ ...transaction, Status: 'Handled', ChannelStatus: 'Delivered' }),
  handledFailure: (transaction) => ({
    ...transaction,
    Status: 'Handled',
    ChannelStatus: 'Rejected',
    LogText: 'Handled by support: sent again as a new invoice',
  }),
  fallbackToPrint: (transaction) => ({
    ...transaction,
    Status: 'OK',
    RequestedChannel: 'eFaktura',
    ActualChannel: 'Print',
    Channel: 'Print',
  }),
  fallbackToEmail: (transaction) => ({
    ...transaction,
    Status: 'OK',
    RequestedChannel: 'Peppol',
    ActualChannel: 'E-mail',
    Channel: 'E-mail',
  }),
  creditNote: (transaction) => ({
    ...transaction,
    InvoiceType: 'CreditNote',
    Amount: -1250,
    AmountExVat: -1000,
  }),
  zero: (transaction) => ({ ...transaction, Amount: 0, AmountExVat: 0 }),
  large: (transaction) => ({ ...transaction, Amount: 98_765_432.1, AmountExVat: 79_012_345.68 }),
  nullFields: (transaction) => ({
    ...transaction,
    DeliveryTime: null,
    Channel: null,
    RequestedChannel: null,
    ActualChannel: null,
    InvoiceeName: null,
    DueDate: null,
    Amount: null,
    AmountExVat: null,
    KID: null,
    ChannelStatus: null,
    ChannelUpdateTime: null,
    CorrelationStatus: null,
  }),
  leftOut: (transaction) => ({
    ...transaction,
    leavesOut: true,
    DirectionCode: null,
    DueDate: null,
    Amount: null,
    AmountExVat: null,
    KID: null,
    Filename: null,
    InvoiceType: null,
    CorrelationStatus: null,
  }),
  longName: withInvoiceeName(
    'Interessentskapet for vedlikehold av privat vei, brygge, molo og felles strandsone mellom Øvre Bjørndalen og Nedre Sørbøvågen båtforening SA',
  ),
  oneLongWord: withInvoiceeName(
    'Fellesforsikringsinnkrevingssamarbeidsorganisasjonsstyreformannskapskandidatutvelgelseskomitéen',
  ),
  equalsSign: withInvoiceeName('=HYPERLINK("http://x.example","Trykk her")'),
  plusSign: withInvoiceeName('+47 Taxi & Bud AS'),
  atSign: withInvoiceeName('@home Rengøring ApS'),
  minusSign: withInvoiceeName('-273 Kuldeteknikk AS'),
  script: withInvoiceeName('<script>alert(1)</script> & Sønner AS'),
  blankName: withInvoiceeName(''),
  kidWithZeros: (transaction) => ({ ...transaction, KID: '000012345674' }),
  longNumber: (transaction) => ({ ...transaction, InvoiceNumber: '20261009000000401278' }),
  incoming: (transaction) => ({ ...transaction, DirectionCode: 2, InvoiceType: 'Invoice' }),
}
