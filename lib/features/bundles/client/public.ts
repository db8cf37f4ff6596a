export { toFileQuery } from './file-query'
