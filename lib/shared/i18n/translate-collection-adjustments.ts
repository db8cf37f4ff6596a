import { createTranslator } from 'use-intl/core'
import { enCollectionAdjustments } from './messages/en-collection-adjustments'

/** As `t` of translate.ts, with the texts of corrections, payments and batches as well. */
export const t = createTranslator({ locale: 'en', messages: enCollectionAdjustments })
