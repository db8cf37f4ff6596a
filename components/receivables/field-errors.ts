import type { Failure } from '@/lib/format/failure-words'

/**
 * What a refusal says of one field. Upstreams name a field with or without what it stands in (`customer.postalAddress.cityName`, `cityName`,
 * `CityName`), and may add a row (`emailAddressDocument.0`).
 *
 * @param path the field in the words of the contract, such as `postalAddress.name`.
 */
export function fieldError(failure: Failure | null, path: string): string | undefined {
  if (failure?.kind !== 'invalid') return undefined
  return Object.entries(failure.fields ?? {}).find(([named]) => namesField(named, path))?.[1]
}

function namesField(named: string, path: string): boolean {
  const words = named
    .toLowerCase()
    .split(/[.[\]/]+/)
    .filter((word) => word && !/^\d+$/.test(word))
  const wanted = path.toLowerCase().split('.')
  const isName = wanted.at(-1) === 'name'
  const told = words.slice(isName ? -2 : -1).join('.')
  if (!isName) return told === wanted.at(-1)
  return wanted.length === 1 ? !told.endsWith('postaladdress.name') && words.at(-1) === 'name' : told === wanted.join('.')
}
