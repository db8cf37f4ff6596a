import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Kbd } from '@/components/ui/kbd'
import { useT } from '@/lib/client/translation'

/** The keys of the box, and what was found. */
export function SearchFoot({ isEmpty, oneKind, onClose, children }: FootProps) {
  const t = useT()
  const keys = isEmpty
    ? ([
        ['>', 'actions'],
        ['@', 'customers'],
        ['#', 'numbers'],
      ] as const)
    : ([
        ['↑ ↓', 'move'],
        ['Enter', 'open'],
        ['Ctrl Enter', 'newTab'],
        ['Tab', oneKind ? 'everyKind' : 'oneKind'],
      ] as const)
  return (
    <div className="flex min-h-9 flex-none items-center gap-4 border-t border-line bg-sunken px-4 text-xs text-ink-3">
      {keys.map(([key, action]) => (
        <span key={key} className="flex items-center gap-1.5 max-narrow:hidden">
          <Kbd>{key}</Kbd>
          {t(`searchEverything.foot.${action}`)}
        </span>
      ))}
      <span className="ml-auto text-right tabular-nums" role="status">
        {children}
      </span>
      <Button variant="quiet" className="narrow:hidden" onClick={onClose}>
        {t('layout.keys.close')}
      </Button>
      {isEmpty && (
        <span className="flex items-center gap-1.5 max-narrow:hidden">
          <Kbd>Esc</Kbd>
          {t('searchEverything.foot.close')}
        </span>
      )}
    </div>
  )
}

type FootProps = { isEmpty: boolean; oneKind: boolean; onClose: () => void; children: ReactNode }
