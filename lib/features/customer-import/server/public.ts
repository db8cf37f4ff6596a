import 'server-only'

export {
  findChangedAddresses,
  lookMsMax,
  pickCompleted,
  type WaitOut,
} from './find-changed-addresses'
export { type CustomerBatch, sendCustomerBatch } from './send-customer-batch'
