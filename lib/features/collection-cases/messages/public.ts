export { describeCaseStatus } from './case-labels'
export { describeDebt } from './describe-debt'
