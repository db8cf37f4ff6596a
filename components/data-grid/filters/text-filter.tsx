import type { ListFilter } from './filter-bar'
import { TextEditor } from './text-editor'

type TextChoice = {
  key: string
  name: string
  value: string | null
  /** What the chip says in place of the text itself. */
  shown?: string | null
  isUsual?: boolean
  /** What is wrong with a text; undefined where nothing is. */
  findError?: (text: string) => string | undefined
  onChoose: (value: string | null) => void
}

/** A filter by a text as one types it. */
export const createTextFilter = ({
  shown,
  findError,
  onChoose,
  ...filter
}: TextChoice): ListFilter => ({
  ...filter,
  value: shown === undefined ? filter.value : shown,
  editor: (close) => (
    <TextEditor
      label={filter.name}
      value={filter.value}
      findError={findError}
      onChoose={(chosen) => {
        close()
        onChoose(chosen)
      }}
    />
  ),
})
