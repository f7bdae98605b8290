import type { RequestContext } from '../request/context.ts'
import { levelView } from './view.ts'

/** All levels, retired ones included, the cheapest first, as `levelView`. */
export const readMembershipLevels = ({ content }: Pick<RequestContext, 'content'>) =>
  content.levels
    .toSorted((a, b) => a.cents - b.cents || a.level.localeCompare(b.level))
    .map(levelView)
