import type { Messages } from 'use-intl'
import type { createTranslator } from 'use-intl/core'

/**
 * Gives the text of a key, such as `t('customers.title')`, in the language of the request, with its
 * values filled in (ICU message syntax). Components have it from `useT`, Server Components from
 * `getT`; a function that says something takes it first.
 */
export type Translate = ReturnType<typeof createTranslator<Messages>>
