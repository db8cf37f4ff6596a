export {
  describeCollectionStatus,
  describeDebtor,
  formatFileSize,
  labelClaimType,
  labelInvoiceActivity,
  labelInvoiceType,
  labelPaymentType,
} from './collection-invoice-labels'
