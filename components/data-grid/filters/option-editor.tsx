import { menuItemClass } from '@/components/ui/menu-list'
import { useT } from '@/lib/client/translation'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import { TextEditor } from './text-editor'

/**
 * One of the values that a field is known to have, in words, or another that one types: the
 * service's list may be longer.
 */
export function OptionEditor({ label, options, value, isOpenList, onChoose }: OptionEditorProps) {
  const t = useT()
  const isKnown = options.some(([code]) => code === value)
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <ul>
        {[['', t('grid.filter.any')] as const, ...options].map(([code, words]) => (
          <li key={code}>
            <button
              type="button"
              className={`${menuItemClass} aria-pressed:bg-selected aria-pressed:font-medium`}
              aria-pressed={code === (value ?? '')}
              onClick={() => onChoose(code || null)}
            >
              {words}
            </button>
          </li>
        ))}
      </ul>
      {isOpenList && (
        <TextEditor
          label={t('grid.filter.other')}
          value={isKnown ? null : value}
          findError={(text) =>
            hasIdentityNumber(text) ? t('grid.filter.identityNumber') : undefined
          }
          onChoose={onChoose}
        />
      )}
    </fieldset>
  )
}

type OptionEditorProps = {
  label: string
  /** Code and words of each. */
  options: readonly (readonly [string, string])[]
  value: string | null
  /** Any other value can be asked for too. */
  isOpenList?: boolean
  onChoose: (value: string | null) => void
}
