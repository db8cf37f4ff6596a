export {
  describeCollectionStatus,
  describeDebtor,
  labelClaimType,
  labelInvoiceActivity,
  labelInvoiceType,
  labelPaymentType,
} from './collection-invoice-labels'
