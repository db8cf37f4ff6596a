import { findCountryByName, findCurrentCountryCode } from './country-names'

/** A postal code with its city, as they stand on one line, and the country that a prefix says. */
export type PostalPlace = { postalCode: string; cityName?: string; countryCode?: string }

/** Prefixes of one letter, from the signs of cars, that were written before postal codes. */
const carSigns: Record<string, string> = {
  A: 'AT',
  B: 'BE',
  D: 'DE',
  E: 'ES',
  F: 'FR',
  I: 'IT',
  L: 'LU',
  N: 'NO',
  S: 'SE',
}

/**
 * The postal code and city that a line is made of: the Nordic forms, with or without prefix, and
 * those of the Netherlands, of most of the continent, of the United Kingdom and of the United
 * States. Null for another line.
 */
export function parsePostalPlace(line: string): PostalPlace | null {
  const [, sign, prefixed, prefixedCity] =
    /^([A-Za-z]{1,3})\s?[-\u2013]\s?(\d{3} ?\d{2}|\d{4})\s+(\p{L}.*)$/u.exec(line) ??
    nordicPrefix.exec(line) ??
    []
  if (sign && prefixed) return withPrefix(sign.toUpperCase(), prefixed, sign, prefixedCity)

  const [, code, city] =
    /^(\d{4} ?[A-Z]{2})\s+(\p{L}.*)$/u.exec(line) ??
    /^(\d{3} \d{2}|\d{4,5})\s+(\p{L}.*)$/u.exec(line) ??
    []
  if (code) return { postalCode: code, ...(city && { cityName: city }) }

  const [, before, behind] = british.exec(line) ?? american.exec(line) ?? []
  return behind ? { postalCode: behind, ...(before && { cityName: before }) } : null
}

const nordicPrefix = /^(NO|SE|DK|FI)\s(\d{3} ?\d{2}|\d{4})\s+(\p{L}.*)$/iu
const british = /^(?:(.*\S)\s+)?([A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/
const american = /^(?:(.*\S)\s+)?((?!NO|SE|DK|FI)[A-Z]{2} \d{5}(?:-\d{4})?)$/

function withPrefix(
  sign: string,
  code: string,
  asTyped: string,
  city: string | undefined,
): PostalPlace {
  const countryCode = carSigns[sign] ?? (findCurrentCountryCode(sign) === sign ? sign : undefined)
  return {
    postalCode: countryCode ? code : `${asTyped}-${code}`,
    ...(city && { cityName: city }),
    ...(countryCode && { countryCode }),
  }
}

/**
 * Puts the last piece that is a postal code alone on one line with its city, which is the piece
 * behind it, else the one before it.
 */
export function joinCodesWithCities(pieces: string[]): string[] {
  const at = pieces.findLastIndex((piece) =>
    /^(?:[A-Za-z]{1,3}-)?(?:\d{3} ?\d{2}|\d{4})$/.test(piece),
  )
  if (at < 0 || pieces.some((piece) => parsePostalPlace(piece) !== null)) return pieces
  const isCity = (piece: string | undefined): piece is string =>
    piece !== undefined && /^(?![A-Z]{2} )\p{L}[^\d@]*$/u.test(piece)
  const [before, code, behind] = [pieces[at - 1], pieces[at]!, pieces[at + 1]]
  const isCountry = (piece: string) =>
    findCurrentCountryCode(piece) === piece || findCountryByName(piece) !== null
  if (isCity(behind) && !(isCity(before) && isCountry(behind))) {
    return [...pieces.slice(0, at), `${code} ${behind}`, ...pieces.slice(at + 2)]
  }
  return isCity(before)
    ? [...pieces.slice(0, at - 1), `${code} ${before}`, ...pieces.slice(at + 1)]
    : pieces
}

/** The form of a postal code, by country. Whether a code is in use is not judged. */
const forms: Record<string, RegExp> = {
  NO: /^\d{4}$/,
  SE: /^\d{3} ?\d{2}$/,
  DK: /^\d{4}$/,
  FI: /^\d{5}$/,
}

/**
 * True when a postal code has the form of a country's; false for a country whose form is not known
 * here.
 */
export const hasPostalForm = (postalCode: string, countryCode: string): boolean =>
  forms[countryCode]?.test(postalCode) ?? false
