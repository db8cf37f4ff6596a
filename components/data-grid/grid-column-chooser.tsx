import { defaultLayout, type GridLayout } from '@/lib/client/lists/use-grid-columns'
import { ColumnChooser, type ColumnChooserProps } from './column-chooser'

/** The column chooser of a grid: a choice leaves the widths, and what is pinned, as they are. */
export const GridColumnChooser = <Column extends { key: string; title: string }>({
  layout,
  onColumns,
  ...chooser
}: GridColumnChooserProps<Column>) => (
  <ColumnChooser
    {...chooser}
    isOwn={layout !== null}
    onChoose={(keys) => onColumns(keys && { ...defaultLayout, ...layout, keys })}
  />
)

type GridColumnChooserProps<Column> = Omit<ColumnChooserProps<Column>, 'isOwn' | 'onChoose'> & {
  /** As the person has laid it out; null where they have not. */
  layout: GridLayout | null
  onColumns: (layout: GridLayout | null) => void
}
