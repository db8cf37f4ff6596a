import { isMasked } from '../masks'
import { holdsText, isSameCode, isSameText, textsWithin, toldTexts } from './compared-text'
import { judgeBound } from './compared-time'
import type { Verdict } from './verdict'

/** A filter as it was asked for: its value, the whole question around it, and the rows that came together as an answer. */
export type AskedFilter<Row> = { wanted: unknown; question: Readonly<Record<string, unknown>>; page: readonly Row[] }

/** What one filter speaks of in a row. */
export type Judge<Row> = (asked: AskedFilter<Row>) => (row: Row) => Verdict

type Read<Row> = (row: Row) => readonly unknown[]

export const wantedTexts = (wanted: unknown): string[] => toldTexts(Array.isArray(wanted) ? wanted : [wanted])

const judgeBy =
  <Row>(read: Read<Row>, isSame: (one: string, other: string) => boolean): Judge<Row> =>
  ({ wanted }) => {
    const sought = wantedTexts(wanted)
    return (row) => {
      const told = toldTexts(read(row))
      const texts = told.filter((text) => !isMasked(text))
      if (texts.some((text) => sought.some((each) => isSame(text, each)))) return 'fits'
      return told.length === 0 || texts.length < told.length ? 'unknown' : 'contradicts'
    }
  }

/** The field is, literally, one of the values that were asked for. */
export const isOneOf = <Row>(read: Read<Row>): Judge<Row> => judgeBy(read, isSameText)

/** As `isOneOf`, for numbers and codes. */
export const isNumbered = <Row>(read: Read<Row>): Judge<Row> => judgeBy(read, isSameCode)

/** The time is not before, or not after, the one that was asked for. */
export const isBoundedBy =
  <Row>(side: 'from' | 'to', read: Read<Row>): Judge<Row> =>
  ({ wanted }) =>
  (row) => {
    const verdicts = toldTexts(read(row)).map((time) => judgeBound(side, time, String(wanted)))
    return verdicts.find((verdict) => verdict !== 'unknown') ?? 'unknown'
  }

/**
 * The text stands somewhere in the row. A row contradicts only by the fields that the search is about: `names`; `numbers` too where what was typed has a
 * digit; `addresses` alone where it has an @. One that is masked, or that no row of the answer carries, may hold it.
 */
export const holds =
  <Row>({ names, numbers, addresses }: { names: Read<Row>; numbers: Read<Row>; addresses?: Read<Row> }): Judge<Row> =>
  ({ wanted, page }) => {
    const text = String(wanted)
    const fields = text.includes('@') ? [addresses ?? names] : /\d/.test(text) ? [names, numbers] : [names]
    const areCarried = fields.every((field) => page.some((row) => toldTexts(field(row)).length > 0))
    return (row) => {
      if (holdsText(textsWithin(row), text)) return 'fits'
      return !areCarried || fields.some((field) => toldTexts(field(row)).some(isMasked)) ? 'unknown' : 'contradicts'
    }
  }
