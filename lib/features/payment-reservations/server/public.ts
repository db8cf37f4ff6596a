import 'server-only'

export { checkReservationOutcome } from './find-reservation'
