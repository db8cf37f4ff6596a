import { useState } from 'react'
import type { CustomerImportState } from './use-customer-import'

/**
 * Which step of the import is shown: the columns until there is a preview, then the preview unless
 * the person went back.
 */
export function useImportSteps({ hasPreview, lookUp }: CustomerImportState) {
  const [isBack, setBack] = useState(false)
  return {
    at: hasPreview && !isBack ? ('preview' as const) : ('columns' as const),
    goBack: () => setBack(true),
    goOn: () => setBack(false),
    lookUp() {
      setBack(false)
      lookUp()
    },
  }
}

export type ImportStepsState = ReturnType<typeof useImportSteps>
