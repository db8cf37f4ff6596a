export { CauseFacts, type CompanyClient } from './cause-facts'
export { getCauses, useCauses } from './use-causes'
