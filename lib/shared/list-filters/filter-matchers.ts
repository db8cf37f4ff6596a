import { isMasked } from '@/lib/shared/wire/masks'
import { collectTexts, hasText, isSameCode, isSameText, listFilledTexts } from './text-comparison'
import { compareToBound } from './time-comparison'

/**
 * What a row says of a filter that was asked for. `unknown`: it does not carry what the filter
 * speaks of, or carries it masked.
 */
export type FilterVerdict = 'fits' | 'contradicts' | 'unknown'

/**
 * A filter as it was asked for: its value, the whole question around it, and the rows that came
 * together as an answer.
 */
export type FilterRequest<Row> = {
  wanted: unknown
  question: Readonly<Record<string, unknown>>
  page: readonly Row[]
}

/** What one filter speaks of in a row. */
export type FilterMatcher<Row> = (asked: FilterRequest<Row>) => (row: Row) => FilterVerdict

type ValueReader<Row> = (row: Row) => readonly unknown[]

export const listWantedTexts = (wanted: unknown): string[] =>
  listFilledTexts(Array.isArray(wanted) ? wanted : [wanted])

const makeMatcher =
  <Row>(
    read: ValueReader<Row>,
    isSame: (one: string, other: string) => boolean,
  ): FilterMatcher<Row> =>
  ({ wanted }) => {
    const wantedValues = listWantedTexts(wanted)
    return (row) => {
      const values = listFilledTexts(read(row))
      const texts = values.filter((text) => !isMasked(text))
      if (texts.some((text) => wantedValues.some((each) => isSame(text, each)))) return 'fits'
      return values.length === 0 || texts.length < values.length ? 'unknown' : 'contradicts'
    }
  }

/** The field is, literally, one of the values that were asked for. */
export const matchText = <Row>(read: ValueReader<Row>): FilterMatcher<Row> =>
  makeMatcher(read, isSameText)

/** As `isOneOf`, for numbers and codes. */
export const matchCode = <Row>(read: ValueReader<Row>): FilterMatcher<Row> =>
  makeMatcher(read, isSameCode)

/** The time is not before, or not after, the one that was asked for. */
export const matchBound =
  <Row>(side: 'from' | 'to', read: ValueReader<Row>): FilterMatcher<Row> =>
  ({ wanted }) =>
  (row) => {
    const verdicts = listFilledTexts(read(row)).map((time) =>
      compareToBound(side, time, String(wanted)),
    )
    return verdicts.find((verdict) => verdict !== 'unknown') ?? 'unknown'
  }

/**
 * The text stands somewhere in the row. A row contradicts only by the fields that the search is
 * about: `names`; `numbers` too where what was typed has a digit; `addresses` alone where it has an
 * @. One that is masked, or that no row of the answer carries, may hold it.
 */
export const matchSearch =
  <Row>({
    names,
    numbers,
    addresses,
  }: {
    names: ValueReader<Row>
    numbers: ValueReader<Row>
    addresses?: ValueReader<Row>
  }): FilterMatcher<Row> =>
  ({ wanted, page }) => {
    const text = String(wanted)
    const fields = text.includes('@')
      ? [addresses ?? names]
      : /\d/.test(text)
        ? [names, numbers]
        : [names]
    const areCarried = fields.every((field) =>
      page.some((row) => listFilledTexts(field(row)).length > 0),
    )
    return (row) => {
      if (hasText(collectTexts(row), text)) return 'fits'
      return !areCarried || fields.some((field) => listFilledTexts(field(row)).some(isMasked))
        ? 'unknown'
        : 'contradicts'
    }
  }
