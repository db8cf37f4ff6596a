import 'server-only'

export { readFailedRows, readRowsByStatus } from './failed-rows'
export { groupFailures } from './failure-groups'
export { readHandledCauses } from './handled-causes'
