import 'server-only'

/** Customers that are read at a time. */
const atOnce = 8

/** Maps a list by work that waits, some of it at a time, in its order. */
export async function mapSome<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = []
  for (let from = 0; from < items.length; from += atOnce)
    made.push(...(await Promise.all(items.slice(from, from + atOnce).map(make))))
  return made
}
