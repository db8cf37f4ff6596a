import { createTranslator } from 'use-intl/core'
import { enPartnerPages } from './messages/en-partner-pages'

/** As `t` of translate.ts, with all texts of the partner area but the causes. */
export const t = createTranslator({ locale: 'en', messages: enPartnerPages })
