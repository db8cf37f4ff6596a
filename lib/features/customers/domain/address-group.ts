import type { AddressField, PostalAddress } from '@/lib/contracts/receivables/customers'

export type { AddressField }

/**
 * The seven fields of the postal address field group (PAFG), in the order in which an address is
 * read (interface.md 2.1, semantics 2).
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
export type AddressEffect = 'keep' | 'change' | 'blank' | 'unknown-blank'

/**
 * The group of a postal address, without its name and without fields that the contract does not
 * know.
 */
export function pickAddressGroup(address: PostalAddress | null | undefined): KnownAddress {
  const group: KnownAddress = {}
  for (const field of addressGroup) if (address?.[field] != null) group[field] = address[field]
  return group
}

/**
 * What a customer update does to each field of the postal address group.
 *
 * A field is supplied when it is neither absent nor null. Supplied values that equal the stored
 * ones change nothing; as soon as one supplied value differs, the group is replaced as a whole, and
 * what was not supplied becomes blank. A stored value that is not known is taken for blank in the
 * comparison (assumed). Source: interface.md 2.1, update semantics 1 to 5. The sandbox has its own
 * version; a property test compares them over all states.
 */
export function computeAddressEffects(
  stored: KnownAddress,
  update: AddressUpdate,
): Record<AddressField, AddressEffect> {
  const replaced = willReplaceGroup(stored, update)
  const getEffect = (field: AddressField): AddressEffect => {
    if (!replaced) return 'keep'
    const next = update[field] ?? ''
    if (stored[field] == null && next === '') return 'unknown-blank'
    if (next === stored[field]) return 'keep'
    return next === '' ? 'blank' : 'change'
  }
  return Object.fromEntries(addressGroup.map((field) => [field, getEffect(field)])) as Record<
    AddressField,
    AddressEffect
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
 * seven, because what is left out becomes blank (semantics 3 and 5).
 */
export function buildAddressUpdate(
  stored: KnownAddress,
  typed: Record<AddressField, string>,
): Record<AddressField, string> | undefined {
  if (!willReplaceGroup(stored, typed)) return undefined
  return Object.fromEntries(addressGroup.map((field) => [field, typed[field]])) as Record<
    AddressField,
    string
  >
}
