export { CustomerPicker } from './customer-picker'
export { CollectionCell, DeliveryCell } from './whole/item-cells'
export { useLinkedItems } from './whole/linked-items'
export { AreaStrip } from './whole/not-known'
