export { describeRule, describeTerm } from './describe-rule'
