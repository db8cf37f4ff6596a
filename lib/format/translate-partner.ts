import { createTranslator } from 'use-intl/core'
import { enPartner } from './messages/en-partner'

/** As `t` of translate.ts, with the texts of the partner area as well. */
export const t = createTranslator({ locale: 'en', messages: enPartner })
