import { createTranslator } from 'use-intl/core'
import { enPartner } from './messages/en-partner'

/** As `t` of translate.ts, with the texts of the partner search as well. */
export const t = createTranslator({ locale: 'en', messages: enPartner })
