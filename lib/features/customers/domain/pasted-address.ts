import type { AddressField } from '@/lib/contracts/receivables/customers'
import { trimEdges } from '@/lib/shared/trim-edges'
import { findCountryByName, findCurrentCountryCode } from './country-names'
import { joinCodesWithCities, type PostalPlace, parsePostalPlace } from './postal-place'

/**
 * What a pasted address fills. `name`: a first line that probably names whom it belongs to. `rest`:
 * lines that are no part of an address.
 */
export type PastedAddress = { [Field in AddressField]?: string } & { name?: string; rest: string[] }

/**
 * The parts of a whole address that was pasted in one go: on several lines, on one line with
 * commas, or in cells of a sheet. Null for what is not clearly an address, such as one short text,
 * so that an ordinary paste stays as it is.
 *
 * No letter and no digit is lost: what fits nowhere is in `rest`, a fourth street line is joined to
 * the third, and a prefix such as `N-` stands as the country code, once if a line says it again. A
 * country code is given only where a prefix, a name or a code says it.
 */
export function parsePastedAddress(text: string): PastedAddress | null {
  if (text.length > 1_000) return null
  const pieces = joinCodesWithCities(splitPieces(text)).map((piece, at) => ({
    piece,
    at,
    isContact: isContact(piece),
  }))
  const lines = pieces.filter(({ isContact }) => !isContact)
  const found = parseLines(lines.map(({ piece }) => piece))
  if (!found) return null
  const isLeft = (at: number) =>
    pieces[at]?.isContact || found.left.some((line) => lines[line]?.at === at)
  return { ...found.filled, rest: pieces.filter(({ at }) => isLeft(at)).map(({ piece }) => piece) }
}

type Filled = Omit<PastedAddress, 'rest'>

/** The fields that lines fill, and the places of the lines that they do not use. */
function parseLines(lines: string[]): { filled: Filled; left: number[] } | null {
  const from = lines.findLastIndex((line) => parsePostalPlace(line) !== null)
  if (from < 0) return parseWithoutPostalCode(lines)
  const after = lines.slice(from + 1)
  if (from === 0 && !isCountry(after[0] ?? '')) return null

  const place = parsePostalPlace(lines[from]!)!
  const takesCityAbove = place.cityName === undefined && from > 1 && !/\d/.test(lines[from - 1]!)
  const cityName = takesCityAbove ? lines[from - 1] : place.cityName
  const { filled, used } = withCountry(
    { ...place, ...(cityName !== undefined && { cityName }) },
    after,
  )
  const left = after.flatMap((_, at) => (at < used ? [] : [from + 1 + at]))
  return {
    filled: { ...toStreetLines(lines.slice(0, takesCityAbove ? from - 1 : from)), ...filled },
    left,
  }
}

/**
 * An address of a country that has no postal codes, or whose form is not known: a street with a
 * digit, a city, and a country by name.
 */
function parseWithoutPostalCode(lines: string[]): { filled: Filled; left: number[] } | null {
  const [countryText = '', cityName = '', ...above] = lines.toReversed()
  const countryCode = findCountryByName(countryText)
  if (!countryCode || /\d/.test(cityName) || !above.some((line) => /\d/.test(line))) return null
  return {
    filled: { ...toStreetLines(above.toReversed()), cityName, countryText, countryCode },
    left: [],
  }
}

/**
 * The first lines: a name when there are more than one and it looks like one, then the street
 * lines, of which there are three.
 */
function toStreetLines(lines: string[]): Filled {
  const name = lines.length > 1 && mayBeName(lines[0]!) ? lines[0] : undefined
  const [addressLine1, addressLine2, ...more] = name === undefined ? lines : lines.slice(1)
  return {
    ...(name !== undefined && { name }),
    ...(addressLine1 !== undefined && { addressLine1 }),
    ...(addressLine2 !== undefined && { addressLine2 }),
    ...(more.length > 0 && { addressLine3: more.join(', ') }),
  }
}

/**
 * Adds the country that the lines below the city say, and tells how many of them it used. A code
 * alone is no text, unless it contradicts.
 */
function withCountry(place: PostalPlace, after: string[]): { filled: Filled; used: number } {
  const filled: Filled = { ...place }
  let used = 0
  for (const line of after.slice(0, 2)) {
    const code = findCountryCode(line)
    if (
      code === null ||
      (code === line
        ? filled.countryCode !== undefined && filled.countryCode !== code
        : filled.countryText !== undefined)
    )
      break
    if (code !== line) filled.countryText = line
    filled.countryCode ??= code
    used += 1
  }
  return used === 0 ? { filled: splitCountryFromCity(filled), used } : { filled, used }
}

/**
 * Takes the country off `Oslo Norge`; only the four, because cities abroad may end in the name of a
 * country.
 */
function splitCountryFromCity(filled: Filled): Filled {
  const whole = filled.cityName ?? ''
  const countryText = whole.split(/[\s-]/).at(-1) ?? ''
  const cityName = trimEdges(whole.slice(0, whole.length - countryText.length), { end: /[\s-]/ })
  const code = findCountryByName(countryText)
  if (cityName === '' || code === null || !['NO', 'SE', 'DK', 'FI'].includes(code)) return filled
  return { ...filled, cityName, countryText, countryCode: filled.countryCode ?? code }
}

const findCountryCode = (line: string) =>
  findCurrentCountryCode(line) === line ? line : findCountryByName(line)
const isCountry = (line: string) => findCountryCode(line) !== null

/**
 * Lines and cells; a line with commas is cut at them when that brings out a postal code or a
 * country at its end.
 */
function splitPieces(text: string): string[] {
  const lines = text.split(/[\n\r\t\v\f\u2028\u2029]+/).map(cleanText)
  return lines.flatMap((line) => {
    const parts = line.split(/[,;]/).map(cleanText).filter(hasContent)
    const isAddress =
      parts.some(
        (part) => parsePostalPlace(part) !== null || /^\d{4,5}$|^\d{3} \d{2}$/.test(part),
      ) || isCountry(parts.at(-1) ?? '')
    return parts.length > 1 && isAddress ? parts : hasContent(line) ? [line] : []
  })
}

const cleanText = (text: string) => text.replace(/\s+/g, ' ').trim().replace(/,$/, '')
const hasContent = (text: string) => /[\p{L}\p{N}]/u.test(text)

const mayBeName = (line: string) =>
  !/\d/.test(line) &&
  !/^(?:c\/o|co|att|attn|v\/|postboks|pb|p\.?o\.? ?box|box|boks|poste restante)(?:[^\p{L}]|$)/iu.test(
    line,
  )

const greeting =
  /^(?:(?:med )?(?:vennlig|venlig|beste) hilsen|hilsen|mvh|(?:med )?vänliga? hälsning(?:ar)?|hälsningar|(?:ystävällisin )?terveisin|(?:best |kind )?regards)[.!]?$/i

/**
 * E-mail, web, phone, registration and customer numbers and greetings, as they stand around an
 * address in a signature or a sheet.
 */
const isContact = (line: string) =>
  greeting.test(line) ||
  /^\d{5,}$/.test(line) ||
  /@|www\.|https?:/i.test(line) ||
  /^(?:(?:tlf|tel|telefon|phone|mob|mobil|mobile|puh|puhelin|gsm|fax|faks|t|m|p)[.:]? ?)?\+?[\d\s()./-]{7,}$/i.test(
    line,
  ) ||
  (/^(?:org(?:ani[sz]a[a-z]*)?[ .-]*(?:nr|no|nummer|number)|cvr|y-tunnus|vat|mva|ean|gln|iban|bic|swift|kontonr)\b/i.test(
    line,
  ) &&
    /\d/.test(line))
