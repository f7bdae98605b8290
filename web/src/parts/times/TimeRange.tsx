import { Time } from './Time.tsx'

/** Two boxes with an en dash between, so that in Hebrew the earlier hour stands to the right. */
export const TimeRange = ({ from, to }: { from: string; to: string }) => (
  <span style={{ whiteSpace: 'nowrap' }}>
    <Time at={from} />–<Time at={to} />
  </span>
)
