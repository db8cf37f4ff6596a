export { ServiceLog } from './service-log'
