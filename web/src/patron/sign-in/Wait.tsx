import { Countdown } from '../../parts/times/Countdown.tsx'

type Props = { until: number; onEnd: () => void }

/** How long until another code may be asked for. */
export const Wait = ({ until, onEnd }: Props) => (
  <span className="muted small">
    <Countdown until={until} onEnd={onEnd} />
  </span>
)
