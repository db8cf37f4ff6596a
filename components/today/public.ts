export { WorkHolder } from './work-holder'
