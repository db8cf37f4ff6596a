import type { Messages } from 'use-intl'
import { compileTexts } from './compile-texts'
import type { Locale } from './locales'
import { nameService } from './name-service'
import { toPseudoLocale } from './pseudo-locale'

/** The first part of a key: `customers` of `customers.title`. */
export type Namespace = keyof Messages

/** Which texts: those of some namespaces, in a language, that call the upstream by a name. */
export interface TextChoice {
  locale: Locale
  serviceName?: string
  namespaces: readonly Namespace[]
}

const loaders: Record<Locale, () => Promise<Messages>> = {
  en: async () => (await import('./en')).en,
  'en-XA': async () => toPseudoLocale((await import('./en')).en),
}

const loaded = new Map<string, Promise<Messages>>()

/**
 * Every text of a language, by namespace and compiled, made once for each name of the upstream;
 * without a name the texts call it as the language does.
 */
export function loadTexts(locale: Locale, serviceName?: string): Promise<Messages> {
  const key = JSON.stringify([locale, serviceName])
  const texts =
    loaded.get(key) ??
    loaders[locale]().then((each) => compileTexts(nameService(each, serviceName)))
  loaded.set(key, texts)
  return texts
}

/** The texts of a choice, by namespace and compiled. */
export async function pickTexts(choice: TextChoice): Promise<Partial<Messages>> {
  const texts = await loadTexts(choice.locale, choice.serviceName)
  return Object.fromEntries(choice.namespaces.map((name) => [name, texts[name]]))
}
