import { IconCalendar } from '@tabler/icons-react'
import { StatusTag } from '../../night/StatusTag.tsx'
import { lookOfRoom, lookOfVisit, type RoomStatus, type VisitStatus } from '../../night/statuses.ts'
import { Button } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Money } from '../../parts/Money.tsx'
import { OfflineWords } from '../../parts/OfflineNotice.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { Table } from '../../parts/Table.tsx'
import { CallFailed } from '../../talk/call-failed.ts'
import { Specimen } from './Specimen.tsx'

const visits = Object.keys(lookOfVisit) as VisitStatus[]
const rooms = Object.keys(lookOfRoom) as RoomStatus[]
const payments = [
  { id: '1', time: '24 Nov', amount: 35 },
  { id: '2', time: '1 Nov', amount: 1088 },
]

export const StateSpecimens = () => (
  <>
    <Specimen name="StatusTag" shape="row">
      {visits.map((status) => (
        <StatusTag key={status} visit={status} />
      ))}
    </Specimen>
    <Specimen name="StatusTag of rooms" shape="row">
      {rooms.map((status) => (
        <StatusTag key={status} room={status} />
      ))}
    </Specimen>
    <Specimen name="Empty, Skeleton, errors, offline">
      <Empty
        icon={IconCalendar}
        title="No reservations found."
        action={<Button size="small">Make Reservation</Button>}
      />
      <Card>
        <Skeleton />
      </Card>
      <ErrorAlert
        failure={new CallFailed(409, { errorMessage: 'That time was just taken.' })}
        onTryAgain={() => null}
      />
      <OfflineWords />
    </Specimen>
    <Specimen name="Table">
      <Table
        caption="Payments"
        rows={payments}
        keyOf={(payment) => payment.id}
        columns={[
          {
            key: 'time',
            head: 'Time',
            cell: (payment) => payment.time,
            sorted: 'descending',
            onSort: () => null,
          },
          {
            key: 'amount',
            head: 'Amount',
            cell: (payment) => <Money amount={payment.amount} />,
            end: true,
          },
        ]}
      />
    </Specimen>
  </>
)
