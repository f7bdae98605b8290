import type { AnyPgColumn } from '../db/drizzle/columns.ts'
import { sql } from '../db/drizzle/queries.ts'

type Named = Record<'firstName' | 'lastName' | 'userName', AnyPgColumn>

/** The name of an account in a query: her own where she has one, else the one she signs in with. */
export const accountName = ({ firstName, lastName, userName }: Named) =>
  sql<
    string | null
  >`coalesce(nullif(trim(concat_ws(' ', ${firstName}, ${lastName})), ''), ${userName})`
