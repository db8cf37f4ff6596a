import { Glyph } from '@/components/ui/glyph'
import { t } from '@/lib/shared/i18n/translate'
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
  const diff = diffCharacters(typed, stored)
  return (
    <div className="diff">
      <p>
        <Glyph verdict="warn" />
        <span>{sentence}</span>
      </p>
      <dl>
        <dt>{t('form.typed')}</dt>
        <dd>
          <Marked pieces={diff.typed} as="del" />
        </dd>
        <dt>{t('form.stored')}</dt>
        <dd>{stored === '' ? t('form.blank') : <Marked pieces={diff.stored} as="ins" />}</dd>
      </dl>
    </div>
  )
}

function Marked({ pieces, as: Mark }: { pieces: Piece[]; as: 'del' | 'ins' }) {
  return listEntries(pieces).map(([place, { text, kept }]) =>
    kept ? <span key={place}>{text}</span> : <Mark key={place}>{text}</Mark>,
  )
}

function listEntries<Item>(items: Item[]) {
  return [...items.entries()]
}
