import { sumDecimals } from '@/lib/shared/numbers/money'
import { computeMod10, computeMod11 } from '@/lib/shared/references/payment-reference'
import type { BankLine } from '../bank-line'
import type { OpenInvoice } from '../open-invoices'
import { toNameKey } from '../payer-names'

/**
 * A payment of which is known what it was for: the ids of its invoices, none for something else.
 */
export type PlantedPayment = { kind: PaymentKind; line: BankLine; truth: string[] }

const kinds = [
  ...['kid', 'kid', 'kid', 'kidGrouped', 'kidDigit', 'kidDigit', 'kidSwapped', 'kidTwoDigits'],
  ...['kidPart', 'kidOver', 'kidByOther', 'kidTwice', 'kidClosed', 'kidCopied', 'number'],
  ...['numberShort', 'numberDigit', 'numberSwapped', 'numberPart', 'numbers', 'kids', 'name'],
  ...['nameSum', 'split', 'splitByNumber', 'namesake', 'unrelated'],
] as const
export type PaymentKind = (typeof kinds)[number]

/** Numbers from 0 to below 1, the same for one seed (mulberry32). */
export function makeRandom(seedNumber: number) {
  let state = seedNumber
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const givenNames = [
  'Kari',
  'Ola',
  'Maren',
  'Per',
  'Anne',
  'Nils',
  'Åse',
  'Bjørn',
  'Solveig',
  'Lars',
]
const familyNames = [
  'Hansen',
  'Sæther',
  'Åsen',
  'Berg',
  'Dahl',
  'Øst',
  'Lund',
  'Moen',
  'Vik',
  'Foss',
]
const companies = [
  'Tveit Elektro',
  'Myhre Trelast',
  'Nordlys Bygg',
  'Grønli Transport',
  'Åsen Regnskap',
]
const usualAmounts = ['499', '599', '1250.5', '1568.33', '6230', '250']

/**
 * Open invoices of 240 customers, namesakes and equal amounts among them, numbered one after the
 * other, and payments of every kind with what each was for, an invoice by one payment unless its
 * kind says otherwise. A slip that makes of one reference another one of the same customer and
 * amount is not planted: nobody could tell it.
 */
export function plantPayments(seedNumber: number, count: number) {
  const random = makeRandom(seedNumber)
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!
  const toCheck = seedNumber % 3 === 2 ? computeMod11 : computeMod10
  const customers = Array.from({ length: 240 }, (_, at) => ({
    customerNo: String(10_000 + at),
    name: random() < 0.2 ? `${pick(companies)} AS` : `${pick(givenNames)} ${pick(familyNames)}`,
  }))
  const amountOf = () => (random() < 0.5 ? pick(usualAmounts) : toDecimal(100 + random() * 20_000))
  let serial = 10_300 + Math.floor(random() * 500)

  function makeInvoice(): OpenInvoice {
    const { customerNo, name } = pick(customers)
    let payload = ''
    let check = '-'
    for (; check === '-'; serial += 1) {
      payload = `${customerNo}${String(serial + 1).padStart(7, '0')}`
      check = toCheck(payload)
    }
    const number = seedNumber % 2 === 0 ? `2026-${serial}` : `${serial}`
    return {
      ...{ id: `i${serial}`, number, kid: payload + check, open: amountOf(), currency: 'NOK' },
      ...{ dueDate: `2026-03-${String(1 + (serial % 28)).padStart(2, '0')}`, customerNo },
      names: [name],
    }
  }
  const all = Array.from({ length: 700 }, makeInvoice)
  const [open, closed] = [all.slice(0, 600), all.slice(600)]
  const kidsOf = new Map(open.map((each) => [each.kid, each]))
  const numbersOf = new Map(open.map((each) => [each.number, each]))

  /** A slip that nobody could see is drawn again. */
  function slip(text: string, invoice: OpenInvoice, make: (digits: string) => string): string {
    for (;;) {
      const slipped = make(text)
      const other = kidsOf.get(slipped) ?? numbersOf.get(slipped)
      const isInvisible = other?.customerNo === invoice.customerNo && other !== invoice
      if (slipped !== text && !isInvisible) return slipped
    }
  }
  const changeDigit = (text: string) => {
    const places = [...text].flatMap((letter, at) => (/\d/.test(letter) ? [at] : []))
    const at = pick(places)
    return `${text.slice(0, at)}${Math.floor(random() * 10)}${text.slice(at + 1)}`
  }
  const swapDigits = (text: string) => {
    const at = Math.floor(random() * (text.length - 1))
    return `${text.slice(0, at)}${text[at + 1]}${text[at]}${text.slice(at + 2)}`
  }
  const writeName = (name: string) =>
    pick([name, name.toUpperCase(), name.split(' ').reverse().join(' '), `${name} `])
  const partOf = (amount: string) => toDecimal(Math.max(1, Number(amount) * (0.2 + random() * 0.6)))

  const planted: PlantedPayment[] = []
  const used = new Set<OpenInvoice>()
  function add(kind: PaymentKind, invoices: OpenInvoice[], own: Partial<BankLine>) {
    const [first] = invoices
    const isOpen = invoices.every((each) => open.includes(each))
    for (const each of invoices) used.add(each)
    planted.push({
      kind,
      line: {
        ...{ no: planted.length + 1, paid: '2026-03-11', bankReference: null, reference: '' },
        ...{ currency: random() < 0.5 ? 'NOK' : null, payer: writeName(first?.names[0] ?? '') },
        amount: sumDecimals(invoices.map((each) => each.open!)),
        ...own,
      },
      truth: isOpen ? invoices.map(({ id }) => id) : [],
    })
  }
  const listOwn = (invoice: OpenInvoice) =>
    open.filter((each) => each.customerNo === invoice.customerNo && !used.has(each)).slice(0, 3)

  while (planted.length < count) {
    const kind = pick(kinds)
    const invoice = pick(open.filter((each) => !used.has(each)))
    const kid = invoice.kid!
    const number = invoice.number!
    const own = listOwn(invoice)
    if (kind === 'kid') add(kind, [invoice], { reference: pick([kid, `KID ${kid}`]) })
    if (kind === 'kidGrouped')
      add(kind, [invoice], { reference: kid.replace(/(\d{4})(?=\d)/g, '$1 ') })
    if (kind === 'kidDigit') add(kind, [invoice], { reference: slip(kid, invoice, changeDigit) })
    if (kind === 'kidSwapped') add(kind, [invoice], { reference: slip(kid, invoice, swapDigits) })
    if (kind === 'kidTwoDigits')
      add(kind, [invoice], {
        reference: slip(kid, invoice, (text) => changeDigit(changeDigit(text))),
      })
    if (kind === 'kidPart') add(kind, [invoice], { reference: kid, amount: partOf(invoice.open!) })
    if (kind === 'kidOver')
      add(kind, [invoice], { reference: kid, amount: sumDecimals([invoice.open!, '250']) })
    if (kind === 'kidByOther')
      add(kind, [invoice], { reference: kid, payer: pick(['Regnskapskontoret', 'Nina Ås', '']) })
    if (kind === 'kidTwice')
      for (const again of [1, 2])
        add(kind, [invoice], { reference: kid, paid: `2026-03-0${again}` })
    if (kind === 'kidClosed') {
      const ended = pick(closed)
      add(kind, [ended], { reference: ended.kid! })
    }
    if (kind === 'kidCopied') {
      const other = open.find((each) => each.open === invoice.open && each !== invoice) ?? invoice
      const isVisible = toNameKey(other.names[0]!) !== toNameKey(invoice.names[0]!)
      if (isVisible) add(kind, [], { reference: kid, amount: other.open!, payer: other.names[0]! })
    }
    if (kind === 'number') add(kind, [invoice], { reference: `faktura ${number}` })
    if (kind === 'numberShort')
      add(kind, [invoice], { reference: `inv. ${number.split('-').at(-1)}, mars` })
    if (kind === 'numberDigit')
      add(kind, [invoice], { reference: slip(number, invoice, changeDigit) })
    if (kind === 'numberSwapped')
      add(kind, [invoice], { reference: slip(number, invoice, swapDigits) })
    if (kind === 'numberPart')
      add(kind, [invoice], { reference: number, amount: partOf(invoice.open!) })
    if (kind === 'numbers' && own.length > 1)
      add(kind, own, { reference: own.map((each) => each.number).join(' ') })
    if (kind === 'kids' && own.length > 1)
      add(kind, own, { reference: own.map((each) => each.kid).join(', ') })
    if (kind === 'name') add(kind, [invoice], { reference: pick(['', 'faktura mars', 'leie']) })
    if (kind === 'nameSum' && own.length > 1) add(kind, own, { reference: 'diverse' })
    if (kind === 'split' || kind === 'splitByNumber') {
      const first = partOf(invoice.open!)
      const reference = kind === 'split' ? kid : number
      const rest = toDecimal(Number(invoice.open) - Number(first))
      for (const amount of [first, rest])
        add(kind, [invoice], { reference, amount, payer: invoice.names[0]! })
    }
    if (kind === 'namesake')
      add(kind, [], { payer: invoice.names[0]!, amount: pick(open).open!, reference: 'leie' })
    if (kind === 'unrelated')
      add(kind, [], {
        ...{ payer: pick(['Skatteetaten', 'Vipps', 'Finn Holm']), amount: amountOf() },
        reference: `${Math.floor(random() * 1e10)}`,
      })
  }
  return { invoices: open, planted: planted.slice(0, count) }
}

const toDecimal = (amount: number) => String(Number(amount.toFixed(2)))
