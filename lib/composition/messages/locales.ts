/** The languages that a person may have. */
const languages: readonly Language[] = ['en']
type Language = 'en'

/**
 * English with every text in brackets and longer: what stands outside brackets on a page escaped
 * translation, what does not fit breaks. No browser asks for it; a test chooses it.
 */
const pseudoLocale = 'en-XA'

export type Locale = Language | typeof pseudoLocale

export const isLocale = (tag: string): tag is Locale =>
  tag === pseudoLocale || languages.some((language) => language === tag)

/**
 * The language of a request: the one that was chosen, else the first that the browser asks for
 * (`Accept-Language`) and the desk has, by its whole tag or by its language alone, else the first
 * that the desk has.
 */
export function pickLocale(
  chosen: string | undefined,
  acceptLanguage: string | null | undefined,
): Locale {
  if (chosen === pseudoLocale) return pseudoLocale
  for (const tag of [chosen ?? '', ...listTags(acceptLanguage ?? '')]) {
    const found =
      languages.find((language) => language === tag) ??
      languages.find((language) => language === tag.split('-')[0])
    if (found) return found
  }
  return 'en'
}

/** The tags of `Accept-Language`, best first, in lower case. */
const listTags = (header: string) =>
  header
    .split(',')
    .map((part) => {
      const [tag = '', weight] = part.split(';q=')
      return { tag: tag.trim().toLowerCase(), weight: Number(weight ?? 1) }
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag)
