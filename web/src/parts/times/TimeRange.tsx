import { Time } from './Time.tsx'

/** Two times with an en dash between them, each isolated, so that in Hebrew the earlier one is on the right. */
export const TimeRange = ({ from, to }: { from: string; to: string }) => (
  <span style={{ whiteSpace: 'nowrap' }}>
    <Time at={from} />–<Time at={to} />
  </span>
)
