export { handOverCustomers } from './handed-customers'
