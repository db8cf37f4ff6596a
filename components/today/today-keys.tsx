import { Kbd } from '@/components/ui/kbd'
import { useT } from '@/lib/client/translation'

const keys = [
  [['J', 'K'], 'move'],
  [['Enter'], 'open'],
] as const
const verbKeys = [
  [['C'], 'take'],
  [['N'], 'note'],
  [['S'], 'later'],
  [['E'], 'done'],
] as const

/**
 * The keys of the list; those of a line itself are told to the dialog of keys too. A key that would
 * do nothing is not told: without lines none is, and the keys keep their room.
 */
export function TodayKeys({ hasLines, hasVerbs }: { hasLines: boolean; hasVerbs: boolean }) {
  const t = useT()
  if (!hasLines) return <div className="min-h-5 max-narrow:hidden" />
  return (
    <p className="ml-auto flex flex-wrap gap-x-3 text-xs text-ink-3 max-narrow:hidden">
      {[...keys, ...(hasVerbs ? verbKeys : [])].map(([caps, what]) => (
        <span
          key={what}
          aria-keyshortcuts={caps[0].length === 1 && caps.length === 1 ? caps[0] : undefined}
          className="inline-flex items-center gap-1"
        >
          {caps.map((cap) => (
            <Kbd key={cap}>{cap}</Kbd>
          ))}
          {t(`today.keys.${what}`)}
        </span>
      ))}
    </p>
  )
}
