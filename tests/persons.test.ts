import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { en } from './support/english'

/** Texts that are said with a link in the place of the name (components/ui/record-links/person-link). */
const linked = [
  'batches.by',
  'batches.otherPerson',
  'batches.outcome.recordedAbsent',
  'batches.outcome.recordedBooked',
  'customers.bulk.assign.now',
  'customers.conflict.savedHere',
  'customers.openWrite',
  'customers.undo.title',
  'customers.whole.items.byHandUnread',
  'customers.whole.owner.you',
  'deliveryFailures.assigned',
  'deliveryFailures.firstWas',
  'deliveryFailures.handledBy',
  'deliveryFailures.markedSince',
  'deliveryFailures.newer',
  'deliveryFailures.you',
  'invoiceSending.doneRecorded',
  'invoiceTracking.resent.by',
  'invoiceTracking.resent.for',
  'invoiceTracking.resent.unknown',
  'invoiceTracking.said.apart',
  'invoiceTracking.said.aside',
  'invoiceTracking.said.same',
  'journal.outcome.recorded',
  'paymentReservations.doneRecorded',
  'record.done.applied',
  'record.done.not-applied',
  'savedViews.sharedBy',
  'today.assigned',
  'today.hiddenDone',
  'today.line.bulkDetail',
  'today.line.outcomeDetail',
  'workHolders.firstWas',
  'workHolders.firstWasMeaning',
  'workHolders.noteBy',
  'workHolders.takenBy',
]

/** Those in which the name is no link, and why. */
const plain: Record<string, string> = {
  'customers.bulk.assign.you': 'a choice of a select',
  'customers.whole.items.byHandMeaning': 'the tooltip of a chip',
  'deliveryFailures.takeFrom': 'a button',
  'invoiceTracking.byHandOf':
    'beside a picture; the row of what is linked names the same by a link',
  'invoiceTracking.writtenBy': 'a button, and what it opens names the same by a link',
  'workHolders.takeFrom': 'a button, and a line of a menu',
}

/** Components whose persons are the choices of a select. */
const choosing = ['components/delivery-failures/assign-causes-dialog.tsx']

const listTexts = (texts: object, path: string): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([name, text]) => {
    const key = path ? `${path}.${name}` : name
    return typeof text === 'string' ? [[key, text] as [string, string]] : listTexts(text, key)
  })

test('every text that names a person says it by a link, or there is a reason', () => {
  const naming = listTexts(en, '').filter(([, text]) => /\{(person|owner)[,}]/.test(text))
  expect(naming.map(([key]) => key).sort()).toEqual([...linked, ...Object.keys(plain)].sort())
})

test('no component says such a text without a link', () => {
  const files = globSync('components/**/*.tsx', { exclude: ['**/*.test.tsx'] }).map((file) => ({
    file,
    source: readFileSync(file, 'utf8'),
  }))
  const without = files.filter(
    ({ source }) =>
      linked.some((key) => source.includes(`'${key}'`)) && !source.includes('<PersonLink'),
  )
  expect(without.map(({ file }) => file)).toEqual(choosing)
})
