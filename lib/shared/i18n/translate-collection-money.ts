import { createTranslator } from 'use-intl/core'
import { enCollectionMoney } from './messages/en-collection-money'

/** As `t` of translate.ts, with the texts of settlements and reports as well. */
export const t = createTranslator({ locale: 'en', messages: enCollectionMoney })
