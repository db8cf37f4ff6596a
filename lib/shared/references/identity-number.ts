import { trimEdges } from '@/lib/shared/trim-edges'

/**
 * True when a word of a text, two that stand beside each other, or a part of one between points as
 * in the name of a file, may be a personal identity number of Norway, Sweden, Denmark or Finland:
 * the form, and a date that exists. Check digits are not asked: real data breaks them
 * (upstream-facts.md 1.5), and a number with a typo is a person's all the same. Such a text stays
 * out of addresses and logs (architecture.md, section 8); a bank account that looks like one stays
 * out too, which harms nobody.
 */
export function hasIdentityNumber(text: string): boolean {
  const words = text.split(/[^0-9A-Za-z+;.-]+/)
  const joined = words.slice(1).map((word, at) => words[at] + word)
  const parts = words.flatMap((word) => (word.includes('.') ? word.split('.') : []))
  return [...words, ...joined, ...parts].some((word) =>
    isIdentityNumber(trimEdges(word, { start: /[^0-9]/, end: /[^0-9A-Za-z]/ })),
  )
}

const isIdentityNumber = (word: string) => forms.some(({ form, isDate }) => isDate(form.exec(word)))

type Parts = RegExpExecArray | null
const toNumbers = (parts: RegExpExecArray) => parts.slice(1).map(Number) as [number, number, number]

/**
 * Day first: Norway (11 digits, day + 40 and month + 40 or + 80 for special series) and Denmark.
 * Year first: Sweden, day + 60 for a coordination number.
 */
const forms: { form: RegExp; isDate: (parts: Parts) => boolean }[] = [
  {
    form: /^(\d{2})(\d{2})(\d{2})[-.]?\d{5}$/,
    isDate: (parts) =>
      parts !== null && isDay(removeOffset(toNumbers(parts)[0], 40), toNumbers(parts)[1] % 40),
  },
  {
    form: /^(\d{2})(\d{2})(\d{2})-?\d{4}$/,
    isDate: (parts) => parts !== null && isDay(toNumbers(parts)[0], toNumbers(parts)[1]),
  },
  {
    form: /^(?:\d{2})?(\d{2})(\d{2})(\d{2})[-+]?\d{4}$/,
    isDate: (parts) =>
      parts !== null && isDay(removeOffset(toNumbers(parts)[2], 60), toNumbers(parts)[1]),
  },
  {
    form: /^(\d{2})(\d{2})(\d{2})[-+;YXWVUABCDEF]\d{3}[0-9A-Y]$/i,
    isDate: (parts) => parts !== null && isDay(toNumbers(parts)[0], toNumbers(parts)[1]),
  },
]

const removeOffset = (day: number, raisedBy: number) => (day > raisedBy ? day - raisedBy : day)

const isDay = (day: number, month: number) =>
  month >= 1 &&
  month <= 12 &&
  day >= 1 &&
  day <= [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]!
