/** Languages in which people around here write the name of a country. */
const languages = ['nb', 'nn', 'sv', 'da', 'fi', 'en', 'de']

/** Names that the languages above do not give, as they stand on letters. */
const aliases: [string, string][] = [
  ['England', 'GB'],
  ['Scotland', 'GB'],
  ['Wales', 'GB'],
  ['Great Britain', 'GB'],
  ['UK', 'GB'],
  ['U.K.', 'GB'],
  ['USA', 'US'],
  ['U.S.A.', 'US'],
  ['The Netherlands', 'NL'],
  ['Holland', 'NL'],
  ['Czech Republic', 'CZ'],
  ['Färöarna', 'FO'],
]

/** Codes that Intl names although they are no countries. */
const noCountries = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])

const regionNames = new Map<string, Intl.DisplayNames>()
function getRegionNames(language: string): Intl.DisplayNames {
  const known =
    regionNames.get(language) ??
    new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  regionNames.set(language, known)
  return known
}

/**
 * The code that a two-letter code in capitals stands for today: itself, a newer one (GB for UK), or
 * null where it names no country (ISO 3166).
 */
export function findCurrentCountryCode(code: string): string | null {
  if (!/^[A-Z]{2}$/.test(code) || noCountries.has(code) || !getRegionNames('en').of(code))
    return null
  return new Intl.Locale(`und-${code}`).region ?? null
}

/**
 * The code of the country that a text names in Norwegian, Swedish, Danish, Finnish, English or
 * German; null where it names none, or two.
 */
export function findCountryByName(text: string): string | null {
  byName ??= buildNameIndex()
  return byName.get(normalizeName(text)) ?? null
}

let byName: Map<string, string | null> | undefined

function buildNameIndex(): Map<string, string | null> {
  const found = new Map<string, string | null>()
  const add = (name: string | undefined, code: string) => {
    const key = normalizeName(name ?? '')
    if (key !== '') found.set(key, found.has(key) && found.get(key) !== code ? null : code)
  }
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    if (findCurrentCountryCode(code) === code)
      for (const language of languages) add(getRegionNames(language).of(code), code)
  }
  for (const [name, code] of aliases) found.set(normalizeName(name), code)
  return found
}

const normalizeName = (text: string) =>
  text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
