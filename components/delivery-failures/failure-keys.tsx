import { Kbd } from '@/components/ui/kbd'
import { useT } from '@/lib/client/translation'

/** The keys of the table, which the list of keys tells too. */
export function FailureKeys({ hasOwners, isMarkable }: KeysProps) {
  const t = useT()
  const keys = [
    ['J K', 'move'],
    ['Enter', 'open'],
    ...(isMarkable ? [['E', 'handled'] as const] : []),
    ...(hasOwners ? [['C', 'take'] as const] : []),
  ] as const
  return (
    <span className="flex flex-wrap gap-x-3 max-wide:hidden">
      {keys.map(([caps, what]) => (
        <span
          key={what}
          className="inline-flex items-center gap-1"
          aria-keyshortcuts={caps.length === 1 ? caps : undefined}
        >
          {caps.split(' ').map((cap) => (
            <Kbd key={cap}>{cap}</Kbd>
          ))}
          {t(`deliveryFailures.keys.${what}`)}
        </span>
      ))}
    </span>
  )
}

type KeysProps = {
  hasOwners: boolean
  /** Whether a cause may be marked as handled here. */
  isMarkable: boolean
}
