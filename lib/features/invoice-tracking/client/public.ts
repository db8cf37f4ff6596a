export { handOverLookup } from './handed-lookup'
export { useDeliveries } from './use-deliveries'
