export { isHalted } from './halted'
