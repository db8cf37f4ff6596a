export {
  describeDebtor,
  formatFileSize,
  labelInvoiceActivity,
  labelPaymentType,
} from './collection-invoice-labels'
