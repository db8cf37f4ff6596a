import { createTranslator } from 'use-intl/core'
import { en } from '@/lib/composition/messages/en'
import type { Translate } from '@/lib/shared/i18n/translate'

/** The translator of English, for tests of what says something. */
export const t: Translate = createTranslator({ locale: 'en', messages: en, timeZone: 'UTC' })
