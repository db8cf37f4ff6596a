import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { RawText } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { FailureGroup } from '@/lib/features/delivery-failures/client/failures'
import { formatCount } from '@/lib/shared/format/count'
import { SampleTable } from './sample-table'

/** So many texts are shown until more are asked for. */
const shownAtFirst = 8

/**
 * Texts that are not recognised, those that differ only in their numbers and names as one, by count;
 * each opens to its newest invoices.
 */
export function ShapeList({ groups }: { groups: readonly FailureGroup[] }) {
  const t = useT()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? groups : groups.slice(0, shownAtFirst)
  return (
    <>
      <ul aria-label={t('deliveryFailures.opened.texts')}>
        {shown.map(({ key, shape, count, samples }) => (
          <li key={key} className="border-b border-line">
            <details>
              <summary className="grid cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-center gap-4 py-1 max-narrow:min-h-11">
                <RawText className="mt-0! border-0! bg-transparent! p-0! py-0.5!">{shape}</RawText>
                <span className="tabular-nums">{formatCount(count)}</span>
              </summary>
              <div className="pb-3">
                <SampleTable rows={samples} count={count} />
              </div>
            </details>
          </li>
        ))}
      </ul>
      {shown.length < groups.length && (
        <Button size="sm" variant="quiet" className="mt-2" onClick={() => setWhole(true)}>
          {t('deliveryFailures.opened.textsMore', { count: groups.length - shown.length })}
        </Button>
      )}
    </>
  )
}
