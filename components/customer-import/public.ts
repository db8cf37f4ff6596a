export { ImportCustomers } from './results/import-customers'
export { ImportResults } from './results/import-results'
