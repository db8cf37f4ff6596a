export { PostingDialog } from './posting-dialog'
