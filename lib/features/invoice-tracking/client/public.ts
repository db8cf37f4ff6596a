export { handOverLookup } from './handed-lookup'
