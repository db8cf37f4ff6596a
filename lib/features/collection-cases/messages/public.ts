export { describeDebt } from './describe-debt'
