import 'server-only'
import type { Customer } from '@/lib/contracts/receivables/customers'

/**
 * True unless a read shows another customer than the one that was asked for: such a read, as of a
 * service that ignores the number, proves nothing of this one. One that names no number is taken
 * for it. Case and zeros in front are no difference (assumed).
 */
export const isMatchingRead = (customerNo: string, read: Customer) =>
  read.customerNo == null ||
  normalizeCustomerNo(read.customerNo) === normalizeCustomerNo(customerNo)

const normalizeCustomerNo = (no: string) =>
  no
    .trim()
    .toLowerCase()
    .replace(/^0+(?=.)/, '')
