export { useDraft, useStoreDraft } from './use-draft'
