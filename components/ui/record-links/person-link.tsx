import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import { routes } from '@/lib/shared/routes'
import { isMasked, toVisibleMask } from '@/lib/shared/wire/masks'
import { Link } from '../link'

/** Stands in a sentence in the place of the name. */
const slot = '\u0001'

/**
 * Where what a person changed is: Activity, narrowed to them and to what the reader may see of it. Null
 * for a name that is not known, was erased or may be an identity number.
 */
export const findPersonHref = (person: string): string | null =>
  !person || isMasked(person) || hasIdentityNumber(person) ? null : routes.journalOf(person)

/** A person who works here, as a link to what they changed, where there is one. */
export function PersonLink({
  person,
  say = (name) => name,
  tabIndex,
}: {
  person: string
  /**
   * The sentence that names the person, made with what it is given in place of the name. One that
   * leaves the name out is shown as it is.
   */
  say?: (name: string) => string
  /** −1 in a list of which each row is one stop already. */
  tabIndex?: -1
}) {
  const href = findPersonHref(person)
  if (href === null) return say(toVisibleMask(person))
  const [before, ...after] = say(slot).split(slot)
  if (after.length === 0) return before
  return (
    <>
      {before}
      <Link
        className="relative z-1 -my-1 py-1 underline decoration-line-strong underline-offset-2 hover:decoration-current"
        href={href}
        tabIndex={tabIndex}
      >
        {person}
      </Link>
      {after.join('')}
    </>
  )
}
