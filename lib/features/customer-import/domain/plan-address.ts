import type { ImportedCustomer } from '@/lib/contracts/desk/bulk/customer-import'
import type { Customer, PostalAddress } from '@/lib/contracts/receivables/customers'
import { type AddressField, addressGroup, isShown } from '@/lib/features/customers/domain/public'
import { isAddressLine } from './import-fields'
import type { FieldVerdict } from './plan-fields'

/** The address group of a row, and what becomes of its lines. */
export type AddressPlan = {
  /** `kept`: nothing of it is sent. `first`: the customer is new. */
  effect: 'kept' | 'changed' | 'first'
  /** Lines that the file does not have, which go along as they were read. */
  filled: AddressField[]
  /** Lines that held something and become blank. */
  lost: AddressField[]
  /** Lines that no read showed and the file does not have: they become blank whatever they held. */
  unknown: AddressField[]
  /** What is sent of the group. */
  sent: { [Line in AddressField]?: string } | null
}

const kept: AddressPlan = { effect: 'kept', filled: [], lost: [], unknown: [], sent: null }

/**
 * What a row does to the postal address group. The service replaces the group as a whole as soon as
 * one line changes, and a line that is not supplied becomes blank (interface.md 2.1, rule 3).
 * So either nothing of it is sent or all seven lines are: those of the file, and the others as they
 * were read. A line that no read showed, or that a service has blotted out, cannot be filled in.
 */
export function planAddress(
  stored: Customer | null,
  verdicts: readonly FieldVerdict[],
): AddressPlan {
  const changed = new Map(
    verdicts.flatMap(({ field, sent }) =>
      isAddressLine(field) && sent !== undefined ? [[field, String(sent)] as const] : [],
    ),
  )
  if (changed.size === 0) return kept
  if (!stored) return { ...kept, effect: 'first', sent: Object.fromEntries(changed) }
  const address = stored.postalAddress ?? {}
  const given = new Set(verdicts.flatMap(({ field, is }) => (is === 'keep' ? [] : [field])))
  const absent = addressGroup.filter((line) => !given.has(line))
  return {
    effect: 'changed',
    filled: absent.filter((line) => isShown(address[line])),
    lost: addressGroup.filter((line) => changed.get(line) === '' && isHeld(address[line])),
    unknown: absent.filter((line) => !isShown(address[line])),
    sent: Object.fromEntries(
      addressGroup.map((line) => [line, changed.get(line) ?? getShown(address[line])]),
    ),
  }
}

const isHeld = (text: string | null | undefined) => text != null && text !== ''
const getShown = (text: string | null | undefined) => (isShown(text) ? text! : '')

/**
 * Whether the postal address group of a customer stands as it was shown: each of its lines was
 * looked at then, and a read shows the same of it now. A line that neither shows is one that the
 * person has said may be lost.
 */
export const isAddressAsSeen = (
  before: ImportedCustomer['before'],
  read: PostalAddress | null | undefined,
): boolean =>
  addressGroup.every((line) => {
    const now = isShown(read?.[line]) ? read?.[line] : null
    return before[`postalAddress.${line}`] === now
  })
