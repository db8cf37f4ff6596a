import { type KeyboardEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/client/translation'

/** A text as one types it. What is wrong with it is said, and changes nothing. */
export function TextEditor({ label, value, findError, onChoose }: TextEditorProps) {
  const t = useT()
  const [typed, setTyped] = useState(value ?? '')
  const text = typed.trim()
  const error = text === '' ? undefined : findError?.(text)
  const apply = () => error === undefined && onChoose(text || null)
  return (
    <div>
      <div className="flex gap-1.5 p-1">
        <input
          className="input min-w-0 flex-1"
          value={typed}
          aria-label={label}
          placeholder={label}
          spellCheck={false}
          aria-invalid={error !== undefined || undefined}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onEnter(apply)}
        />
        <Button size="sm" onClick={apply}>
          {t('grid.filter.apply')}
        </Button>
      </div>
      <p className="max-w-70 px-1 py-0.5 text-xs text-ink-3 empty:hidden" role="status">
        {error}
      </p>
    </div>
  )
}

type TextEditorProps = {
  label: string
  value: string | null
  /** What is wrong with a text; undefined where nothing is. */
  findError?: (text: string) => string | undefined
  onChoose: (value: string | null) => void
}

/** Runs a verb on Enter, and nothing else of the key. */
export const onEnter = (verb: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter') return
  event.preventDefault()
  verb()
}
