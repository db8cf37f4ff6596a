import { Glyph, type Verdict } from '@/components/ui/glyph'

type Props<Group extends string> = {
  /** What the groups are of, for those who do not see them. */
  label: string
  groups: readonly { group: Group; name: string; count: number; verdict: Verdict }[]
  all: { name: string; count: number }
  shown: Group | null
  onShow: (group: Group | null) => void
}

/**
 * The groups that all lines of a list are in, as chips with their counts; one that is pressed shows
 * its lines alone, and pressed again all of them.
 */
export function GroupChips<Group extends string>({
  label,
  groups,
  all,
  shown,
  onShow,
}: Props<Group>) {
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-1">
      <legend className="sr-only">{label}</legend>
      <button
        type="button"
        className={chip}
        aria-pressed={shown === null}
        onClick={() => onShow(null)}
      >
        {all.name} <span className="font-normal text-ink-2">{all.count}</span>
      </button>
      {groups.map(({ group, name, count, verdict }) => (
        <button
          key={group}
          type="button"
          className={chip}
          aria-pressed={shown === group}
          onClick={() => onShow(shown === group ? null : group)}
        >
          <Glyph verdict={verdict} />
          {name} <span className="font-normal text-ink-2">{count}</span>
        </button>
      ))}
    </fieldset>
  )
}

const chip =
  'inline-flex h-7 items-center gap-1.5 rounded-sm border border-transparent px-2.5 tabular-nums hover:bg-hover aria-pressed:border-accent-line aria-pressed:bg-selected aria-pressed:font-medium max-narrow:h-11 pointer-coarse:h-11'
