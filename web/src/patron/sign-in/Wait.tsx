import { Countdown } from '../../parts/times/Countdown.tsx'

type Props = { until: number; onEnd: () => void }

/** The countdown until another code may be asked for, at `until` in epoch milliseconds of this device. */
export const Wait = ({ until, onEnd }: Props) => (
  <span className="muted small">
    <Countdown until={until} onEnd={onEnd} />
  </span>
)
