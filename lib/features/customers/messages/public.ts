export { describeStop } from './describe-stop'
export { labelCustomerPath } from './label-customer-path'
