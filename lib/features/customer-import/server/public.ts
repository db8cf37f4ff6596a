import 'server-only'

export { compareCustomers } from './compare-customers'
export { type CustomerBatch, sendCustomerBatch } from './send-customer-batch'
