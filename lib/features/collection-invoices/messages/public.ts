export {
  describeCollectionStatus,
  describeDebtor,
  formatFileSize,
  labelInvoiceActivity,
  labelInvoiceType,
  labelPaymentType,
} from './collection-invoice-labels'
