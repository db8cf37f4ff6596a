import { Field } from '@/components/form/field'
import { useT } from '@/lib/client/translation'

/** A workspace of the person, as a page gets it. */
export type Workspace = {
  name: string
  clientNo: string | null
  organizationId: string | null
  companyIds: readonly number[]
}

/** Whose registration it is: asked only where the person has several workspaces. */
export function WorkspaceField({ workspaces, value, onPick }: Props) {
  const t = useT()
  if (workspaces.length < 2) return null
  return (
    <Field label={t('registrations.workspace')} hint={t('registrations.workspaceHint')}>
      {({ variant: _, ...control }) => (
        <select
          {...control}
          className="input"
          value={value}
          onChange={({ target }) => onPick(Number(target.value))}
        >
          {workspaces.map(({ name, clientNo, organizationId }, at) => (
            <option key={`${clientNo} ${organizationId}`} value={at}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

type Props = {
  workspaces: readonly Workspace[]
  /** Its place among them. */
  value: number
  onPick: (place: number) => void
}

/** The part of a submission that says whose it is. */
export const toOwner = (workspace: Workspace | undefined) => ({
  clientNo: workspace?.clientNo ?? null,
  organizationId: workspace?.organizationId ?? null,
})
