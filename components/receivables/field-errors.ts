import type { Failure } from '@/lib/format/failure-words'

/**
 * What a refusal says of one field. Upstreams name a field with or without what it stands in (`customer.postalAddress.cityName`, `cityName`,
 * `CityName`), so the last word counts.
 */
export function fieldError(failure: Failure | null, field: string): string | undefined {
  if (failure?.kind !== 'invalid') return undefined
  const named = Object.entries(failure.fields ?? {}).find(([path]) =>
    path
      .toLowerCase()
      .split(/[.[\]/]/)
      .some((word) => word === field.toLowerCase()),
  )
  return named?.[1]
}
