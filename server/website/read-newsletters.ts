import type { Parts } from '../request/parts.ts'
import { newsletterPaths } from './newsletters.ts'

/** The paths under which the issues are served, the newest first. */
export const readNewsletters = ({ db }: Pick<Parts, 'db'>): Promise<string[]> =>
  newsletterPaths(db.orm)
