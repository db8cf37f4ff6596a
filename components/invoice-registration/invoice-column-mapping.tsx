import { Section } from '@/components/form/section'
import { useT } from '@/lib/client/translation'
import {
  type InvoiceField,
  invoiceFields,
} from '@/lib/features/invoice-registration/domain/invoice-file-columns'
import type { InvoiceFile } from './use-invoice-file'

type Props = { file: InvoiceFile; onColumn: (place: number, field: InvoiceField | null) => void }

/** Which field each column of the file is taken for. A field stands in one column at most. */
export function InvoiceColumnMapping({ file: { table, columns }, onColumn }: Props) {
  const t = useT()
  const [heads, first] = table.records
  return (
    <Section
      title={t('invoiceRegistration.columns.title')}
      note={t('invoiceRegistration.columns.note')}
    >
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(200px,1fr))] gap-x-4 gap-y-3">
        {[...columns.entries()].map(([place, field]) => (
          <li key={place}>
            <label>
              <b className="block font-medium wrap-anywhere">
                {heads?.cells[place] || `${place + 1}`}
              </b>
              <select
                className="input"
                value={field ?? ''}
                onChange={({ target }) =>
                  onColumn(place, (target.value || null) as InvoiceField | null)
                }
              >
                <option value="">{t('invoiceRegistration.columns.notTaken')}</option>
                {invoiceFields.map((each) => (
                  <option key={each} value={each}>
                    {t(`invoiceRegistration.field.${each}`)}
                  </option>
                ))}
              </select>
            </label>
            <small className="block truncate text-xs/5 text-ink-3">
              {first?.cells[place]?.trim()
                ? t('invoiceRegistration.columns.example', { text: first.cells[place] })
                : t('invoiceRegistration.columns.noExample')}
            </small>
          </li>
        ))}
      </ul>
    </Section>
  )
}
