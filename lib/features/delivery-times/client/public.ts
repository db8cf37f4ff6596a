export { getDeliveryTimesQuery } from './delivery-times'
