'use client'

import { type ReactNode, useMemo } from 'react'
import type { Messages } from 'use-intl'
import { IntlProvider, useLocale, useMessages, useTranslations } from 'use-intl/react'
import type { Translate } from '@/lib/shared/i18n/translate'

/** Texts by namespace, in the language of the request. */
export type Texts = Partial<Messages>

/** No text holds a day or a time to be written: the desk writes those itself. */
const timeZone = 'UTC'

/** Gives what stands below its language, and the texts that every page may need. */
export function TranslationProvider(props: { locale: string; texts: Texts; children: ReactNode }) {
  const { locale, children } = props
  const texts = useHeldTexts(locale, props.texts)
  return (
    <IntlProvider locale={locale} messages={texts as Messages} timeZone={timeZone}>
      {children}
    </IntlProvider>
  )
}

/** Adds texts to those that stand above. */
export function MoreTexts(props: { texts: Texts; children: ReactNode }) {
  const [locale, above] = [useLocale(), useMessages()]
  const texts = useHeldTexts(locale, props.texts)
  const messages = useMemo(() => ({ ...above, ...texts }), [above, texts])
  return (
    <IntlProvider locale={locale} messages={messages} timeZone={timeZone}>
      {props.children}
    </IntlProvider>
  )
}

/**
 * The texts as they came first: a refresh of the page brings equal ones anew, and a translator that
 * changed with them would begin each effect again that says something.
 */
function useHeldTexts(locale: string, texts: Texts): Texts {
  const namespaces = Object.keys(texts).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language and the namespaces tell which texts they are.
  return useMemo(() => texts, [locale, namespaces])
}

/** The translator of the page: `const t = useT()`, then `t('form.copy')`. */
export const useT = (): Translate => useTranslations()
