import type {
  AdjustmentFormRow,
  AdjustmentKind,
} from '@/lib/features/adjustments/domain/adjustment-draft'

export type AdjustmentDialogProps = {
  kind: AdjustmentKind
  organizationId: string
  /**
   * The client under which the draft is kept; null where the organization has none: then it is not
   * kept, and the dialog says so.
   */
  clientNo: string | null
  userName: string
  /** What the draft is about: the same key goes on with the same draft, and the same ids. */
  draftKey: string
  initialRows: AdjustmentFormRow[]
  onClose: () => void
}
