/**
 * The two ways in which interface.md 2.4 shows the same search: `schema` has integers and
 * date-times with a zone, `narrative` has quoted digits and dates without one.
 */
export type WireStyle = 'schema' | 'narrative'

const dates = ['FromDate', 'ToDate', 'FromChannelUpdateTime', 'ToChannelUpdateTime']

/**
 * A search in one of the two styles, of whichever it is: what it says stays the same. Times without
 * a zone are UTC (assumed).
 */
export function toWireStyle(
  search: Record<string, unknown>,
  style: WireStyle,
): Record<string, unknown> {
  const styled = Object.entries(search).map(([field, value]): [string, unknown] => {
    if (field === 'CompanyIds' && Array.isArray(value))
      return [field, value.map((id) => (style === 'narrative' ? String(id) : Number(id)))]
    return [
      field,
      dates.includes(field) && typeof value === 'string' ? formatWireTime(value, style) : value,
    ]
  })
  return Object.fromEntries(styled)
}

/** A date-time as the style writes it. One with another zone than UTC is left as it is. */
export function formatWireTime(time: string, style: WireStyle): string {
  if (style === 'narrative') return time.replace(/Z$/, '')
  return /(Z|[+-]\d{2}:?\d{2})$/.test(time) ? time : `${time}Z`
}
