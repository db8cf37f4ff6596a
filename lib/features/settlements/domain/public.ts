export { computeSettlementParts } from './settlement-parts'
