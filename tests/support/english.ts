import { createTranslator } from 'use-intl/core'
import { en as texts } from '@/lib/composition/messages/en'
import { nameService } from '@/lib/composition/messages/name-service'
import type { Translate } from '@/lib/shared/i18n/translate'

/** Every English text, as a desk without a name for its service says it. */
export const en = nameService(texts)

/** The translator of English, for tests of what says something. */
export const t: Translate = createTranslator({ locale: 'en', messages: en, timeZone: 'UTC' })
