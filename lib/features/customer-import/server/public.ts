import 'server-only'

export { type CustomerBatch, sendCustomerBatch } from './send-customer-batch'
