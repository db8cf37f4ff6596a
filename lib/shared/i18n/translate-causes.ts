import { createTranslator } from 'use-intl/core'
import { enCauses } from './messages/en-causes'

/** Gives the texts of the known causes of a failure. */
export const t = createTranslator({ locale: 'en', messages: enCauses })
