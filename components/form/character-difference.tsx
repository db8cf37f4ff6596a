import { Glyph } from '@/components/ui/glyph'
import { useT } from '@/lib/client/translation'
import { diffCharacters, type Piece } from './character-diff'

/**
 * Shows what was typed above what was stored, character by character, under one sentence with the
 * count.
 */
export function CharacterDifference({
  typed,
  stored,
  sentence,
}: {
  typed: string
  stored: string
  sentence: string
}) {
  const t = useT()
  const diff = diffCharacters(typed, stored)
  return (
    <div className="mt-1.5 rounded-sm bg-wait-tint px-2.5 py-1.5 text-xs/5">
      <p className="flex items-center gap-1.5 text-ink-2">
        <Glyph verdict="warn" />
        <span>{sentence}</span>
      </p>
      <dl className="grid grid-cols-[48px_minmax(0,1fr)] gap-x-2 [&>dt]:text-ink-3">
        <dt>{t('form.typed')}</dt>
        <dd className={side}>
          <Marked pieces={diff.typed} as="del" />
        </dd>
        <dt>{t('form.stored')}</dt>
        <dd className={side}>
          {stored === '' ? t('form.blank') : <Marked pieces={diff.stored} as="ins" />}
        </dd>
      </dl>
    </div>
  )
}

const side = 'font-mono wrap-anywhere whitespace-pre-wrap'

function Marked({ pieces, as: Mark }: { pieces: Piece[]; as: 'del' | 'ins' }) {
  return listEntries(pieces).map(([place, { text, kept }]) =>
    kept ? (
      <span key={place}>{text}</span>
    ) : (
      <Mark
        key={place}
        className="mx-px rounded-[1px] bg-removed px-0.5 py-px text-ink no-underline [box-shadow:inset_0_-2px_0_var(--color-wait-mark)]"
      >
        {text}
      </Mark>
    ),
  )
}

function listEntries<Item>(items: Item[]) {
  return [...items.entries()]
}
