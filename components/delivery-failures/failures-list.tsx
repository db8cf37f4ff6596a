import { useState } from 'react'
import { RowKeys } from '@/components/data-grid/row-keys'
import { useT } from '@/lib/client/translation'
import type { FailureGroup } from '@/lib/features/delivery-failures/client/failures'
import { FailureItem } from './failure-item'

/**
 * The groups, those with most failures that nobody has handled first. The keys of every list move
 * between them, and going back finds the samples open that were.
 */
export function FailuresList({
  groups,
  failed,
}: {
  groups: readonly FailureGroup[]
  failed: number
}) {
  const t = useT()
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())

  function toggle(key: string, isOpen: boolean) {
    setOpened((now) => new Set(isOpen ? [...now, key] : [...now].filter((each) => each !== key)))
  }

  if (groups.length === 0) return null
  return (
    <RowKeys
      look="list"
      label={t('deliveryFailures.title')}
      hasLinks
      ticks={opened}
      onTicks={(keys) => setOpened(new Set(keys))}
    >
      <ol className="failures" aria-label={t('deliveryFailures.list')}>
        {groups.map((group) => (
          <FailureItem
            key={group.key}
            group={group}
            failed={failed}
            isOpen={opened.has(group.key)}
            onToggle={(isOpen) => toggle(group.key, isOpen)}
          />
        ))}
      </ol>
    </RowKeys>
  )
}
