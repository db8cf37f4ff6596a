export {
  describeCollectionStatus,
  describeDebtor,
  formatFileSize,
  labelInvoiceActivity,
  labelPaymentType,
} from './collection-invoice-labels'
