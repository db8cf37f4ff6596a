import { BulkExportButton, DataTable, List, SearchInput } from 'react-admin'

/** The eight columns, the choice of rows and the page size of the desk's search. */
export const SearchList = () => (
  <List filters={[<SearchInput key="q" source="q" alwaysOn />]} perPage={100}>
    <DataTable bulkActionButtons={<BulkExportButton />} rowClick={false}>
      <DataTable.Col source="LogTime" label="Sent" disableSort />
      <DataTable.Col
        label="Status"
        render={({ Status, ChannelStatus }) => `${Status} ${ChannelStatus}`}
      />
      <DataTable.Col
        label="Requested → actual"
        render={({ RequestedChannel, ActualChannel }) => `${RequestedChannel} → ${ActualChannel}`}
      />
      <DataTable.Col source="InvoiceNumber" label="Invoice" disableSort />
      <DataTable.Col source="InvoiceeName" label="Recipient" disableSort />
      <DataTable.NumberCol source="Amount" disableSort />
      <DataTable.Col source="DueDate" label="Due" disableSort />
      <DataTable.Col source="Company" disableSort />
    </DataTable>
  </List>
)
