import { lazy } from 'react'
import { useReserveStep } from './steps.ts'

const PayStep = lazy(() => import('./pay/PayStep.tsx').then((file) => ({ default: file.PayStep })))

/** One address, four steps (spec, patron 2). */
export function ReserveScreen() {
  const { present } = useReserveStep()
  return present?.step === 'reserve-payment' ? <PayStep /> : null
}
