import type { ListFilter } from './filter-bar'
import { OptionEditor } from './option-editor'

type Choice = {
  key: string
  name: string
  /** Codes with their words. */
  options: readonly (readonly [string, string])[]
  /** The code that is chosen; null where none is. */
  value: string | null
  /** Whether codes that no option has may be typed. */
  isOpenList?: boolean
  onChoose: (value: string | null) => void
}

/** A filter that is one of some options. A code that none of them has is shown as it is. */
export function createOptionFilter({ key, name, options, value, isOpenList, onChoose }: Choice) {
  return {
    ...{ key, name, isUsual: true },
    value: options.find(([code]) => code === value)?.[1] ?? value,
    editor: (close) => (
      <OptionEditor
        label={name}
        options={options}
        value={value}
        isOpenList={isOpenList}
        onChoose={(chosen) => {
          close()
          onChoose(chosen)
        }}
      />
    ),
  } satisfies ListFilter
}
