import {
  ArrayField,
  BulkExportButton,
  DataTable,
  DateField,
  List,
  NumberField,
  ReferenceManyField,
  SearchInput,
  Show,
  SimpleShowLayout,
  TextField,
} from 'react-admin'

/** The eight columns, the choice of rows and the page size of the desk's list. */
export const InvoiceList = () => (
  <List filters={[<SearchInput key="q" source="q" alwaysOn />]} perPage={100}>
    <DataTable bulkActionButtons={<BulkExportButton />}>
      <DataTable.Col source="invoiceNumber" label="Invoice" disableSort />
      <DataTable.Col source="debtors.0.name" label="Debtor" disableSort />
      <DataTable.Col label="Status" render={({ status, type }) => `${status} ${type}`} />
      <DataTable.Col
        label="Remaining"
        align="right"
        render={({ remainingAmount, currency }) => `${remainingAmount} ${currency}`}
      />
      <DataTable.Col label="Balance" render={checkBalance} />
      <DataTable.Col source="dueDate" label="Due" field={DateField} disableSort />
      <DataTable.Col source="collectionCaseNumber" label="Case" disableSort />
      <DataTable.Col label="Registered">
        <DateField source="createdAt" showTime />
      </DataTable.Col>
    </DataTable>
  </List>
)

type Amounts = Record<'currentAmount' | 'paidAmount' | 'creditedAmount' | 'remainingAmount', number>

/** Whether the amounts agree, in the simplest way. */
const checkBalance = ({
  currentAmount,
  paidAmount,
  creditedAmount,
  remainingAmount,
}: Partial<Amounts>) =>
  Math.abs(currentAmount! - paidAmount! - creditedAmount! - remainingAmount!) < 0.01
    ? 'OK'
    : 'Differs'

/** The facts, claims, debtors, payments, history and documents of the desk's page. */
export const InvoiceShow = () => (
  <Show>
    <SimpleShowLayout>
      <TextField source="invoiceNumber" />
      <TextField source="status" />
      <TextField source="type" />
      <TextField source="collectionCaseNumber" />
      <DateField source="invoiceDate" />
      <DateField source="dueDate" />
      <DateField source="createdAt" showTime />
      <DateField source="closedAt" showTime />
      <TextField source="ocrReferenceNumber" />
      <TextField source="uniqueSourceInvoiceId" />
      <TextField source="organization.name" />
      <NumberField source="originalInvoiceAmount" />
      <NumberField source="currentAmount" />
      <NumberField source="paidAmount" />
      <NumberField source="creditedAmount" />
      <NumberField source="remainingAmount" />
      <ArrayField source="claims">
        <DataTable bulkActionButtons={false} rowClick={false}>
          <DataTable.Col source="type" />
          <DataTable.NumberCol source="originalAmount" />
          <DataTable.NumberCol source="currentAmount" />
          <DataTable.NumberCol source="paidAmount" />
          <DataTable.NumberCol source="creditedAmount" />
          <DataTable.NumberCol source="remainingAmount" />
        </DataTable>
      </ArrayField>
      <ArrayField source="debtors">
        <DataTable bulkActionButtons={false} rowClick={false}>
          <DataTable.Col source="name" />
          <DataTable.Col source="organizationNumber" />
          <DataTable.Col source="customerNumber" />
          <DataTable.Col source="addresses.0.street" />
          <DataTable.Col source="emails.0.value" />
        </DataTable>
      </ArrayField>
      <ReferenceManyField label="Payments" reference="payments" target="invoiceId">
        <DataTable bulkActionButtons={false} rowClick={false}>
          <DataTable.Col source="paymentDate" />
          <DataTable.NumberCol source="amount" />
        </DataTable>
      </ReferenceManyField>
      <ReferenceManyField label="History" reference="history" target="invoiceId">
        <DataTable bulkActionButtons={false} rowClick={false}>
          <DataTable.Col source="loggedAt" />
          <DataTable.Col source="subject" />
          <DataTable.Col source="createdBy" />
        </DataTable>
      </ReferenceManyField>
      <ReferenceManyField label="Documents" reference="documents" target="invoiceId">
        <DataTable bulkActionButtons={false} rowClick={false}>
          <DataTable.Col source="createdAt" />
          <DataTable.Col source="filename" />
          <DataTable.NumberCol source="size" />
        </DataTable>
      </ReferenceManyField>
    </SimpleShowLayout>
  </Show>
)
