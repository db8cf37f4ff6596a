import type { ChangeEvent, KeyboardEvent, ReactNode, RefObject } from 'react'
import { useFileDrop } from '@/components/ui/hooks/use-file-drop'
import { useLetterKey } from '@/components/ui/hooks/use-letter-key'
import { useT } from '@/lib/client/translation'
import { Field } from './field'

type Props = {
  label: string
  hint: string
  /** Why what was pasted or dropped was not taken. */
  error?: string
  text: string
  /** Lines that the box shows, at least and at most. */
  lines: readonly [least: number, most: number]
  box: RefObject<HTMLTextAreaElement | null>
  onText: (text: string) => void
  onFile: (file: File | undefined) => void
  onKeyDown: (event: KeyboardEvent) => void
  children: ReactNode
}

/**
 * One box for a list: typed, pasted, or dropped as a file anywhere in its section; what is known of
 * it and the ways on stand below. `/` leads there.
 */
export function PasteBox({
  label,
  hint,
  error,
  text,
  lines: [least, most],
  box,
  onText,
  onFile,
  onKeyDown,
  children,
}: Props) {
  const t = useT()
  const { isSeveral, forgetDrop, place } = useFileDrop(onFile)
  useLetterKey('/', () => box.current?.focus())

  function handleChange(event: ChangeEvent<HTMLTextAreaElement>) {
    forgetDrop()
    onText(event.target.value)
  }

  return (
    <section
      className="group/drop grid max-w-[960px] gap-2 px-6 pb-4 max-narrow:px-4"
      aria-label={label}
      {...place}
    >
      <Field label={label} hint={hint} error={isSeveral ? t('form.severalFiles') : error} stacked>
        {({ variant: _, ...control }) => (
          <textarea
            {...control}
            ref={box}
            className="input h-auto font-mono leading-4.5 group-data-over/drop:border-accent group-data-over/drop:bg-accent-tint narrow:text-xs/4.5"
            rows={Math.min(most, Math.max(least, text.split('\n').length + 1))}
            wrap="off"
            autoComplete="off"
            spellCheck={false}
            aria-keyshortcuts="/"
            value={text}
            onChange={handleChange}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      {children}
    </section>
  )
}
