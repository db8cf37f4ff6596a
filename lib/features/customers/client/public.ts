export { getCustomersQuery } from './customers'
