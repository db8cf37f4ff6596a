import 'server-only'

export {
  findChangedCustomers,
  lookMsMax,
  pickToLookAt,
  type WaitOut,
} from './find-changed-customers'
export { type CustomerBatch, sendCustomerBatch } from './send-customer-batch'
