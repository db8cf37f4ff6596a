export { toFailureSubject } from './work-line'
