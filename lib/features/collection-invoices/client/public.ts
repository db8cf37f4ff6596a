export { toInvoicesQuestionOfQuery } from './collection-invoices-view'
