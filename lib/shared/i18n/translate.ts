import { createTranslator } from 'use-intl/core'
import { en } from './messages/en'

/**
 * Gives the text of a key, such as `t('customers.title')`, with its values filled in (ICU message
 * syntax). The one language so far is English.
 */
export const t = createTranslator({ locale: 'en', messages: en })
