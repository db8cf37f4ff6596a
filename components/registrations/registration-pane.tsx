import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useT } from '@/lib/client/translation'

/**
 * What is open beside a list. Where the window has no room for both it stands alone, and takes the
 * keyboard; Esc closes it.
 */
export function RegistrationPane({ title, of, actions, onClose, children }: Props) {
  const t = useT()
  const pane = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one takes the keyboard too
  useEffect(() => {
    if (!matchMedia('(width >= 1200px)').matches) pane.current?.focus()
  }, [of])
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose()
  }
  return (
    <aside
      ref={pane}
      className="min-w-0 pb-6 [--strip-inset:24px] wide:overflow-auto wide:border-l wide:border-line"
      aria-label={title}
      tabIndex={-1}
      onKeyDown={handleKeyDown}
    >
      <header className="flex flex-wrap items-center gap-2 px-6 pt-3 pb-2 max-narrow:px-4">
        <h2 className="min-w-0 flex-1 wrap-anywhere text-md font-semibold">{title}</h2>
        {actions}
        <Button
          size="sm"
          variant="quiet"
          square
          aria-label={t('registrations.close')}
          aria-keyshortcuts="Escape"
          onClick={onClose}
        >
          <Icon name="x" />
        </Button>
      </header>
      {children}
    </aside>
  )
}

/** The list and what is open beside it; on a narrow window the one or the other. */
export const ListAndPane = ({ pane, children }: { pane: ReactNode; children: ReactNode }) => (
  <div
    className="group/split min-h-0 flex-1 overflow-auto wide:data-open:grid wide:data-open:grid-cols-[minmax(0,1fr)_minmax(400px,38%)] wide:data-open:overflow-hidden max-narrow:overflow-visible"
    data-open={pane ? true : undefined}
  >
    <div className="min-w-0 wide:overflow-auto max-wide:group-data-open/split:hidden">
      {children}
    </div>
    {pane}
  </div>
)

type Props = {
  title: string
  /** What tells one from another. */
  of: string
  actions?: ReactNode
  onClose: () => void
  children: ReactNode
}
