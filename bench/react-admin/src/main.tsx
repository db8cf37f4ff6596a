import { Admin, Resource } from 'react-admin'
import { createRoot } from 'react-dom/client'
import { CustomerEdit, CustomerList } from './customers'
import { dataProvider } from './data-provider'
import { InvoiceList, InvoiceShow } from './invoices'
import { SearchList } from './partner-search'

/** The lists and pages of the desk that the bench opens, as react-admin shows them by default. */
createRoot(document.getElementById('root')!).render(
  <Admin dataProvider={dataProvider} disableTelemetry>
    <Resource
      name="customers"
      list={CustomerList}
      edit={CustomerEdit}
      recordRepresentation="name"
    />
    <Resource
      name="invoices"
      list={InvoiceList}
      show={InvoiceShow}
      recordRepresentation="invoiceNumber"
    />
    <Resource name="search" list={SearchList} />
    <Resource name="items" />
    <Resource name="cases" />
    <Resource name="payments" />
    <Resource name="history" />
    <Resource name="documents" />
  </Admin>,
)
