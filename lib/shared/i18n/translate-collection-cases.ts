import { createTranslator } from 'use-intl/core'
import { enCollectionCases } from './messages/en-collection-cases'

/** As `t` of translate.ts, with the texts of cases and decisions as well. */
export const t = createTranslator({ locale: 'en', messages: enCollectionCases })
