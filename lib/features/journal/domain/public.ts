export { type Absence, toToldOutcome } from './told-outcome'
