import type { DayForm } from './day-forms'
import type { DecimalMark } from './number-forms'

/** A field that a file can fill: what it is called there, and what it holds. */
export type ImportField<Key extends string> = {
  key: Key
  /** Names that people give its column, beside the key itself. */
  names: readonly string[]
  /** A `birthday` needs all four digits of its year. */
  kind: 'text' | 'day' | 'birthday' | 'number'
  /** `required`: no row goes without it. `wanted`: most rows have it. */
  need: 'required' | 'wanted' | 'optional'
  /** The only values that it takes, as they are sent. */
  choices?: readonly string[]
  /** A day that it can be reckoned from. */
  after?: Key
  /** Its numbers may have the sign of percent behind them. */
  isRate?: true
  /** It identifies a person, so that it is in no file that is handed on. */
  isPersonal?: true
}

/** A value that no column holds: typed by a person, or so many days after another field. */
export type GivenValue<Key extends string> =
  | { from: 'value'; value: string }
  | { from: 'after'; field: Key; days: number }

/** Where the value of a field comes from, for every row. */
export type ImportSource<Key extends string> = { from: 'column'; column: number } | GivenValue<Key>

export type ImportSources<Key extends string> = Partial<Record<Key, ImportSource<Key>>>

/** How a file writes its days and numbers; null where a person has to say it. */
export type ImportForms = {
  days: DayForm | null
  decimals: DecimalMark | null
  isGroupingProven: boolean
}
