import { Glyph } from '@/components/ui/glyph'
import { useT } from '@/lib/client/translation'
import {
  type ReferenceGroup,
  referenceGroups,
} from '@/lib/features/invoice-tracking/domain/references/reference-report'
import { getGroupVerdict } from '@/lib/features/invoice-tracking/messages/describe-reference'

/**
 * The groups that all lines are in, as a bar and as chips of the same counts; a chip shows its
 * lines alone.
 */
export function ReferenceGroups({ counts, all, shown, onShow }: Props) {
  const t = useT()
  const present = referenceGroups.filter((group) => counts[group] > 0)
  return (
    <div className="px-6 pt-2 pb-2.5 max-narrow:px-4">
      <div
        className="flex h-2 gap-px"
        role="img"
        aria-label={present
          .map((group) => `${t(`references.group.${group}`)} ${counts[group]}`)
          .join(', ')}
      >
        {present.map((group) => (
          <span
            key={group}
            className={`min-w-1 rounded-[1px] ${parts[group]}`}
            style={{ flexGrow: counts[group] }}
          />
        ))}
      </div>
      <fieldset className="flex min-w-0 flex-wrap items-center gap-1 pt-2">
        <legend className="sr-only">{t('references.groups')}</legend>
        <button
          type="button"
          className={chip}
          aria-pressed={shown === null}
          onClick={() => onShow(null)}
        >
          {t('references.all')} <span className="font-normal text-ink-2">{all}</span>
        </button>
        {present.map((group) => (
          <button
            key={group}
            type="button"
            className={chip}
            aria-pressed={shown === group}
            onClick={() => onShow(shown === group ? null : group)}
          >
            <Glyph verdict={getGroupVerdict(group)} />
            {t(`references.group.${group}`)}{' '}
            <span className="font-normal text-ink-2">{counts[group]}</span>
          </button>
        ))}
      </fieldset>
    </div>
  )
}

type Props = {
  counts: Record<ReferenceGroup, number>
  all: number
  shown: ReferenceGroup | null
  onShow: (group: ReferenceGroup | null) => void
}

const chip =
  'inline-flex h-7 items-center gap-1.5 rounded-sm border border-transparent px-2.5 tabular-nums hover:bg-hover aria-pressed:border-accent-line aria-pressed:bg-selected aria-pressed:font-medium max-narrow:h-11 pointer-coarse:h-11'

const stripes =
  'bg-[repeating-linear-gradient(135deg,var(--color-wait-mark)_0_2px,transparent_2px_4px)]'

const parts: Record<ReferenceGroup, string> = {
  delivered: 'bg-ok-mark',
  waiting: stripes,
  failed: 'bg-fail-mark',
  collection: 'border border-wait-mark bg-wait-tint',
  notFound: 'border border-dashed border-unknown-mark',
  unknown: 'border border-dashed border-unknown-mark bg-unknown-tint',
  open: 'border border-line-strong',
}
