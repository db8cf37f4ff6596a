import { GroupChips } from '@/components/data-grid/filters/group-chips'
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
      <div className="pt-2">
        <GroupChips
          label={t('references.groups')}
          groups={present.map((group) => ({
            ...{ group, count: counts[group], verdict: getGroupVerdict(group) },
            name: t(`references.group.${group}`),
          }))}
          all={{ name: t('references.all'), count: all }}
          {...{ shown, onShow }}
        />
      </div>
    </div>
  )
}

type Props = {
  counts: Record<ReferenceGroup, number>
  all: number
  shown: ReferenceGroup | null
  onShow: (group: ReferenceGroup | null) => void
}

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
