export { CodeName } from './code-name'
