import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { Glyph, type Verdict } from '@/components/ui/glyph'
import { Icon } from '@/components/ui/icon'
import { t } from '@/lib/shared/i18n/translate'
import { JsonText } from './json-text'

/**
 * Shows the request exactly as it will go out, and says in words what it does and what it leaves
 * alone.
 */
export function RequestPreview({ method, path, body, notes = [], onClose }: RequestPreviewProps) {
  const id = useId()
  const line = `${method} ${path}`
  return (
    <aside className="send" aria-labelledby={id}>
      <div className="send-head">
        <h2 id={id}>{t('form.whatWillBeSent')}</h2>
        <span className="send-exact">{t('form.exactRequest')}</span>
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
      <section className="code" tabIndex={0} aria-label={line}>
        <pre>
          {line}
          {'\n\n'}
          <JsonText value={body} />
        </pre>
      </section>
      {notes.length > 0 && (
        <ul className="send-notes">
          {notes.map(({ glyph, text }) => (
            <li key={text}>
              <Glyph verdict={glyph} />
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
