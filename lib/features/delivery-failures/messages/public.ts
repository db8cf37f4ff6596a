export { describeCause, findFieldToFix } from './describe-cause'
