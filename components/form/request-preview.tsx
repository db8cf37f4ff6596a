import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { Glyph, type Verdict } from '@/components/ui/glyph'
import { Icon } from '@/components/ui/icon'
import { useT } from '@/lib/client/translation'
import { JsonText } from './json-text'

const code =
  'overflow-auto px-4 py-3 font-mono text-(length:--text-xs) leading-[19px] [tab-size:2] whitespace-pre focus-visible:-outline-offset-2'

/**
 * Shows the request exactly as it will go out, and says in words what it does and what it leaves
 * alone.
 */
export function RequestPreview({ method, path, body, notes = [], onClose }: RequestPreviewProps) {
  const t = useT()
  const id = useId()
  const line = `${method} ${path}`
  return (
    <aside
      className="flex flex-col border-l border-line bg-sunken max-narrow:bg-surface"
      aria-labelledby={id}
    >
      <div className="flex min-h-11 flex-none items-center gap-2 border-b border-line pr-2 pl-4">
        <h2 id={id} className="text-(length:--text-sm)">
          {t('form.whatWillBeSent')}
        </h2>
        <span className="flex-1 text-(length:--text-xs) text-ink-3">{t('form.exactRequest')}</span>
        <CopyButton
          text={`${line}\n\n${JSON.stringify(body, null, 2)}`}
          label={t('form.copyRequest')}
        />
        {onClose && (
          <Button
            variant="quiet"
            size="sm"
            square
            aria-label={t('form.closePreview')}
            onClick={onClose}
          >
            <Icon name="x" />
          </Button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={code} tabIndex={0} aria-label={line}>
        <pre>
          {line}
          {'\n\n'}
          <JsonText value={body} />
        </pre>
      </section>
      {notes.length > 0 && (
        <ul className="flex-none border-t border-line px-4 py-2.5">
          {notes.map(({ glyph, text }) => (
            <li key={text} className="flex items-start gap-2 py-[3px] text-xs text-ink-2">
              <Glyph verdict={glyph} className="mt-px" />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
    </aside>
  )
}

export type RequestPreviewProps = {
  method: string
  path: string
  body: unknown
  notes?: { glyph: Verdict; text: string }[]
  onClose?: () => void
}
