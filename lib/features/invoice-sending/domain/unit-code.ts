import { units } from '@/lib/features/document-rules/domain/public'

/** Codes of UN/ECE Recommendation 20, and what bills in the four countries call the unit. */
const wordsByCode = {
  C62: ['stk', 'stk.', 'st', 'st.', 'stykk', 'styck', 'kpl', 'pcs', 'piece', 'pieces'],
  MON: ['mnd', 'mnd.', 'måned', 'måneder', 'mån', 'månad', 'månader', 'md', 'md.', 'kk', 'month'],
  HUR: ['time', 'timer', 'tim', 'timme', 'timmar', 'h', 'hour', 'hours'],
  DAY: ['dag', 'dager', 'dagar', 'dage', 'døgn', 'dygn', 'pv', 'day', 'days'],
  WEE: ['uke', 'uker', 'vecka', 'veckor', 'uge', 'uger', 'week', 'weeks'],
  ANN: ['år', 'year', 'years'],
  KWH: ['kwh'],
  MWH: ['mwh'],
  KGM: ['kg'],
  LTR: ['l', 'liter'],
  KMT: ['km'],
  MTK: ['m2', 'm²'],
  MTQ: ['m3', 'm³'],
}

const codesByWord = new Map(
  Object.entries(wordsByCode).flatMap(([code, words]) => words.map((word) => [word, code])),
)

/** The code of a unit as an invoice names it, in a word or as a code; null where it is neither. */
export function findUnitCode(unit: string): string | null {
  const word = unit.normalize('NFC').trim()
  return codesByWord.get(word.toLowerCase()) ?? (units.has(word) ? word : null)
}
