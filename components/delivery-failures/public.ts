export { CauseFacts, type CompanyClient } from './cause-facts'
export { causesNow, useCauses } from './use-causes'
