/**
 * Why a list of customers shows no rows. `silent`: the service gave no list. `beyond`: its pages end
 * before this one. `none`: the client has no customers. `noMatch`: no customer of the client is what
 * the search is for. `notAmong`: none of those that were read is, and there may be more.
 */
export type EmptyReason =
  | { is: 'silent' | 'beyond' | 'none' | 'noMatch' }
  | { is: 'notAmong'; read: number }

/**
 * Absence is proven by the service's own filter or by a whole list, and by nothing else
 * (decisions/0019).
 *
 * @param hasList whether the service gave a list, however short; an empty one that it counts rows in is
 *   none.
 * @param sifted how many customers the desk read to filter them itself, and whether those are all;
 *   null where the service has filtered, undefined where that reading has not ended well.
 * @returns null where nothing is known yet.
 */
export function findEmptyReason(
  hasList: boolean,
  { search, page }: { search: string; page: number },
  sifted: { read: number; isWhole: boolean } | null | undefined,
): EmptyReason | null {
  if (!hasList) return { is: 'silent' }
  if (sifted === undefined) return null
  if (sifted !== null) return sifted.isWhole ? { is: 'noMatch' } : toUnproven(sifted.read)
  if (page > 1) return { is: 'beyond' }
  return { is: search === '' ? 'none' : 'noMatch' }
}

const toUnproven = (read: number): EmptyReason =>
  read === 0 ? { is: 'silent' } : { is: 'notAmong', read }
