export { ReserveDialog } from './reserve-dialog'
