export { labelCustomerPath } from './label-customer-path'
