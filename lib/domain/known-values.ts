import type { FieldUnit } from './customer-units'

/** Values of open fields that were seen in documentation (interface.md 2.1; upstream-facts.md 1.4). Any other is possible, kept and shown raw. */
export const knownValues: Partial<Record<FieldUnit, string[]>> = {
  customerCategory: ['CONS'],
  customerGroupCode: ['VIP'],
  ssnCountry: ['NO', 'SE', 'DK', 'FI'],
  distributionType: ['H', 'M'],
  language: ['no', 'en', 'sv', 'da', 'fi'],
  currency: ['NOK', 'SEK', 'DKK', 'EUR'],
  priceNetOrGross: ['B', 'N'],
  activeStatusWeb: ['Active', 'Passive'],
  options: ['NoUpdatePostalReturn'],
}
