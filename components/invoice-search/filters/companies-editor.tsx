'use client'

import { useState } from 'react'
import { Checkbox } from '@/components/form/checkbox'
import { useT } from '@/lib/client/translation'

export type CompanyChoice = { id: number; name: string; number: string | null }

/**
 * Ticks for the person's companies, narrowed by a part of a name or number. None ticked means all
 * of them.
 */
export function CompaniesEditor({ companies, chosen, areNamed, onChoose }: CompaniesEditorProps) {
  const t = useT()
  const [part, setPart] = useState('')
  const found = companies.filter(({ id, name, number }) =>
    [name, number, String(id)].some((text) => normalizeText(text).includes(normalizeText(part))),
  )
  return (
    <fieldset>
      <legend className="sr-only">{t('invoiceSearch.filter.companies')}</legend>
      <div className="flex gap-1.5 p-1">
        <input
          className="input min-w-0 flex-1"
          value={part}
          aria-label={t('invoiceSearch.filter.companiesFind')}
          placeholder={t('invoiceSearch.filter.companiesFind')}
          onChange={(event) => setPart(event.target.value)}
        />
      </div>
      <ul className="max-h-66 overflow-auto">
        {found.map(({ id, name, number }) => (
          <li
            key={id}
            className="flex items-center justify-between gap-3 rounded-sm px-1 py-0.5 hover:bg-hover"
          >
            <Checkbox
              checked={chosen.includes(id)}
              onChange={() =>
                onChoose(
                  chosen.includes(id)
                    ? chosen.filter((each) => each !== id)
                    : [...chosen, id].sort((one, other) => one - other),
                )
              }
            >
              {name} <small className="text-2xs/5 text-ink-3">{number}</small>
            </Checkbox>
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <p className="text-xs text-ink-3 max-w-70 px-1 py-0.5">
          {t('invoiceSearch.filter.companiesNone')}
        </p>
      )}
      {!areNamed && (
        <p className="text-xs text-ink-3 max-w-70 px-1 py-0.5">
          {t('invoiceSearch.filter.companiesFailed')}
        </p>
      )}
    </fieldset>
  )
}

type CompaniesEditorProps = {
  companies: readonly CompanyChoice[]
  chosen: readonly number[]
  /** False: the upstream did not tell the names. */
  areNamed: boolean
  onChoose: (ids: number[]) => void
}

const normalizeText = (text: string | null) =>
  (text ?? '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}|\s/gu, '')
