import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import {
  DataTable,
  Edit,
  List,
  NumberInput,
  type RaRecord,
  SearchInput,
  SelectInput,
  SimpleForm,
  TextInput,
  useGetManyReference,
  useRecordContext,
} from 'react-admin'

/** The eight columns and the page size of the desk's list. */
export const CustomerList = () => (
  <List
    filters={[<SearchInput key="q" source="q" alwaysOn />]}
    sort={{ field: 'name', order: 'ASC' }}
    perPage={50}
  >
    <DataTable bulkActionButtons={false}>
      <DataTable.Col source="name" />
      <DataTable.Col source="customerNo" label="Customer no." />
      <DataTable.Col label="Marks" render={renderStops} />
      <DataTable.Col source="organizationNo" label="Org. no." />
      <DataTable.Col
        source="cityName"
        label="City"
        render={({ postalAddress }) =>
          [postalAddress?.postalCode, postalAddress?.cityName].filter(Boolean).join(' ')
        }
      />
      <DataTable.Col source="postalAddress.countryCode" label="Country" disableSort />
      <DataTable.Col
        label="E-mail"
        render={({ emailAddressDocument }) => emailAddressDocument?.join(', ')}
      />
      <DataTable.Col source="phoneNo" label="Phone" disableSort />
    </DataTable>
  </List>
)

const stops = {
  stopReminderUntil: 'Reminders',
  stopDebtCollectionUntil: 'Collection',
  stopInterestCalcUntil: 'Interest',
}

const renderStops = (record: RaRecord) =>
  Object.entries(stops)
    .filter(([field]) => record[field])
    .map(([field, label]) => <Chip key={field} size="small" label={label} />)

/** A field for each that the desk's page has. */
export const CustomerEdit = () => (
  <Edit aside={<Owed />} mutationMode="pessimistic">
    <SimpleForm>
      <TextInput source="name" />
      <TextInput source="informalName" />
      <TextInput source="organizationNo" />
      <TextInput source="customerCategory" />
      <TextInput source="customerGroupCode" />
      <TextInput source="ssnCountry" />
      <TextInput source="yearOfBirth" />
      <TextInput source="postalAddress.addressLine1" />
      <TextInput source="postalAddress.addressLine2" />
      <TextInput source="postalAddress.addressLine3" />
      <TextInput source="postalAddress.postalCode" />
      <TextInput source="postalAddress.cityName" />
      <TextInput source="postalAddress.countryText" />
      <TextInput source="postalAddress.countryCode" />
      <TextInput source="postalAddress.name" />
      <TextInput source="emailAddressDocument" />
      <TextInput source="secondaryEmailAddress" />
      <TextInput source="phoneNo" />
      <TextInput source="secondaryPhoneNo" />
      <TextInput source="distribution.type" />
      <TextInput source="distribution.einvoiceCode" />
      <TextInput source="language" />
      <TextInput source="currency" />
      <TextInput source="priceNetOrGross" />
      <TextInput source="sellerReference" />
      <TextInput source="buyerReference" />
      <TextInput source="activeStatusWeb" />
      <TextInput source="customerMessage" multiline />
      <TextInput source="stopReminderUntil" />
      <TextInput source="stopReminderMemo" />
      <TextInput source="stopDebtCollectionUntil" />
      <TextInput source="stopDebtCollectionMemo" />
      <TextInput source="stopInterestCalcUntil" />
      <TextInput source="stopInterestCalcMemo" />
      <NumberInput source="dueDays" />
      <SelectInput
        source="vatLiable"
        choices={[
          { id: true, name: 'Yes' },
          { id: false, name: 'No' },
        ]}
      />
      <NumberInput source="limitAmount" />
      <NumberInput source="discountRate" />
    </SimpleForm>
  </Edit>
)

/** What stands above the desk's form: what is owed, and what is in collection. */
function Owed() {
  const record = useRecordContext()
  const of = (target: string) => ({ target, id: record?.id ?? '' })
  const isKnown = { enabled: record !== undefined }
  const { data: items } = useGetManyReference('items', of('customerNo'), isKnown)
  const { data: cases } = useGetManyReference('cases', of('CustomerNumber'), isKnown)
  const balance = items?.reduce((sum, item) => sum + item.remainingAmount, 0)
  return (
    <aside style={{ width: 240, padding: 16 }}>
      <Typography>Open balance: {balance?.toFixed(2)}</Typography>
      <Typography>Invoices: {items?.length}</Typography>
      <Typography>Cases: {cases?.length}</Typography>
    </aside>
  )
}
