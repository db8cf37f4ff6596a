import type { PostalAddress } from '@/lib/contracts/receivables/customers'

/**
 * A postal address as it is written on a letter, without its addressee. Null where the answer tells
 * nothing of it; an empty list where every line that it tells is blank.
 */
export function listAddressLines(address: PostalAddress | null | undefined): string[] | null {
  const told = Object.entries(address ?? {}).filter(
    ([field, line]) => field !== 'name' && line != null,
  )
  if (!address || told.length === 0) return null
  const place = [address.postalCode, address.cityName].map(trim).filter(Boolean).join(' ')
  return [
    address.addressLine1,
    address.addressLine2,
    address.addressLine3,
    place,
    trim(address.countryText) || address.countryCode,
  ]
    .map(trim)
    .filter(Boolean)
}

const trim = (line: string | null | undefined) => line?.trim() ?? ''
