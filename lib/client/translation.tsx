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
  const { locale, texts, children } = props
  return (
    <IntlProvider locale={locale} messages={texts as Messages} timeZone={timeZone}>
      {children}
    </IntlProvider>
  )
}

/** Adds texts to those that stand above. */
export function MoreTexts({ texts, children }: { texts: Texts; children: ReactNode }) {
  const above = useMessages()
  const messages = useMemo(() => ({ ...above, ...texts }), [above, texts])
  return (
    <IntlProvider locale={useLocale()} messages={messages} timeZone={timeZone}>
      {children}
    </IntlProvider>
  )
}

/** The translator of the page: `const t = useT()`, then `t('form.copy')`. */
export const useT = (): Translate => useTranslations()
