import { useReserveStep } from '../steps.ts'

/** The visit of reserve-payment. */
export function PayStep() {
  const { present } = useReserveStep()
  return <h1 tabIndex={-1}>{present?.reservationId}</h1>
}
