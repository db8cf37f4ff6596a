import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { CopyNumber } from '@/components/ui/copy-button'
import { Icon } from '@/components/ui/icon'
import { useT } from '@/lib/client/translation'

/**
 * What is open beside a list. Where the window has no room for both it stands alone, and takes the
 * keyboard; Esc closes it.
 */
export function RegistrationPane({ title, copy, of, actions, onClose, children }: Props) {
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
        <div className="min-w-0 flex-1 wrap-anywhere">
          <h2 className="inline text-md font-semibold">{title}</h2>{' '}
          {copy && <CopyNumber text={copy} />}
        </div>
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

type Props = {
  title: string
  /** What a button beside the title copies, where that is a number. */
  copy?: string
  /** What tells one from another. */
  of: string
  actions?: ReactNode
  onClose: () => void
  children: ReactNode
}
