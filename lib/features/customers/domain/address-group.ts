import type { AddressField, PostalAddress } from '@/lib/contracts/receivables/customers'

export type { AddressField }

/**
 * The seven fields of the postal address field group (PAFG), in the order in which an address is
 * read (interface.md 2.1, rule 2).
 */
export const addressGroup = [
  'addressLine1',
  'addressLine2',
  'addressLine3',
  'postalCode',
  'cityName',
  'countryText',
  'countryCode',
] as const satisfies readonly AddressField[]

/**
 * What was read of the group. A field that the read did not carry is absent or null: not known,
 * which is not the same as blank.
 */
export type KnownAddress = { [Field in AddressField]?: string | null }

/** What is sent of the group: absent and null are the same, not supplied. */
export type AddressUpdate = { [Field in AddressField]?: string | null }

/**
 * What an update does to a field. `unknown-blank`: the read did not carry it, and it becomes blank
 * whatever it held.
 */
export type AddressChange = 'keep' | 'change' | 'blank' | 'unknown-blank'

/**
 * The group of a postal address, without its name and without fields that the contract does not
 * know.
 */
export function pickAddressGroup(address: PostalAddress | null | undefined): KnownAddress {
  const group: KnownAddress = {}
  for (const line of addressGroup) if (address?.[line] != null) group[line] = address[line]
  return group
}

/**
 * What a customer update does to each field of the postal address group.
 *
 * A field is supplied when it is neither absent nor null. Supplied values that equal the stored
 * ones change nothing; as soon as one supplied value differs, the group is replaced as a whole, and
 * what was not supplied becomes blank. A stored value that is not known is taken for blank in the
 * comparison (assumed). Source: interface.md 2.1, rules 1 to 5. The sandbox has its own
 * version; a property test compares them over all states.
 */
export function computeAddressChanges(
  stored: KnownAddress,
  update: AddressUpdate,
): Record<AddressField, AddressChange> {
  const replaced = willReplaceGroup(stored, update)
  const getEffect = (field: AddressField): AddressChange => {
    if (!replaced) return 'keep'
    const next = update[field] ?? ''
    if (stored[field] == null && next === '') return 'unknown-blank'
    if (next === stored[field]) return 'keep'
    return next === '' ? 'blank' : 'change'
  }
  return Object.fromEntries(addressGroup.map((line) => [line, getEffect(line)])) as Record<
    AddressField,
    AddressChange
  >
}

/** True when an update changes at least one field of the group, and so replaces all of them. */
export function willReplaceGroup(stored: KnownAddress, update: AddressUpdate): boolean {
  return addressGroup.some(
    (field) => update[field] != null && update[field] !== (stored[field] ?? ''),
  )
}

/**
 * What to send so that the group becomes what was typed: nothing when nothing differs, else all
 * seven, because what is left out becomes blank (rules 3 and 5).
 */
export function buildAddressUpdate(
  stored: KnownAddress,
  typed: Record<AddressField, string>,
): Record<AddressField, string> | undefined {
  if (!willReplaceGroup(stored, typed)) return undefined
  return Object.fromEntries(addressGroup.map((line) => [line, typed[line]])) as Record<
    AddressField,
    string
  >
}
