import type { JournalEntry } from '@/lib/contracts/desk/journal'
import type { Customer } from '@/lib/contracts/receivables/customers'
import { type CustomerField, findFieldByPath } from './editable-fields'
import { compareSentFields } from './field-comparison'

export type JournaledSave = Pick<
  JournalEntry,
  'idempotencyKey' | 'operation' | 'state' | 'person' | 'sentAt' | 'endedAt' | 'fields'
>

/** When a save ended, in milliseconds since 1970. */
export const getSaveEnd = ({ endedAt, sentAt }: JournaledSave) => Date.parse(endedAt ?? sentAt)

type SaveOperation = 'updateCustomer' | 'updateArItem'

const isDoneSave = ({ operation, state }: JournaledSave, of: SaveOperation = 'updateCustomer') =>
  operation === of && state === 'done'

/** The save by others that ended last, of the customer or of one of its receivable items. */
export const findLastByOthers = <Save extends JournaledSave>(
  entries: readonly Save[],
  userName: string,
  of?: SaveOperation,
): Save | undefined =>
  entries
    .filter((entry) => isDoneSave(entry, of) && entry.person !== userName)
    .reduce<Save | undefined>(
      (last, each) => (last && getSaveEnd(last) >= getSaveEnd(each) ? last : each),
      undefined,
    )

/**
 * Whose save left what a read shows now: of each field the newest done save since it was loaded that
 * changed it to what it holds. A field that no such save changed may have been changed elsewhere,
 * so it is left out, as is what the person saved.
 *
 * @param entries writes of one customer, newest first.
 * @param loadedAt in milliseconds since 1970.
 */
export function attributeChanges<Save extends JournaledSave>(
  entries: readonly Save[],
  fields: readonly CustomerField[],
  { current, userName, loadedAt }: { current: Customer; userName: string; loadedAt: number },
): { save: Save; fields: CustomerField[] }[] {
  const saves = entries.filter((entry) => isDoneSave(entry) && getSaveEnd(entry) > loadedAt)
  const changed = saves.map((save) => listFieldsLeft(save, current))
  return saves
    .map((save, at) => ({
      save,
      fields: fields.filter(
        (field) => changed.findIndex((ofSave) => ofSave.includes(field)) === at,
      ),
    }))
    .filter(({ save, fields }) => save.person !== userName && fields.length > 0)
}

/** The fields that a save changed and that still hold what it sent. */
function listFieldsLeft({ fields }: JournaledSave, current: Customer): CustomerField[] {
  const sent = compareSentFields(fields, current).map((each) => ({
    ...each,
    of: findFieldByPath(each.field),
  }))
  const isOverwritten = (field: CustomerField) =>
    sent.some(
      ({ of, standing }) => of === field && (standing === 'other' || standing === 'as-before'),
    )
  return sent.flatMap(({ of, standing, isTelling }) =>
    of && standing === 'as-sent' && isTelling && !isOverwritten(of) ? [of] : [],
  )
}
