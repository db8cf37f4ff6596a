export { storeDraft, useDraft } from './use-draft'
