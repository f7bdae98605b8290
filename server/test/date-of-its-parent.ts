import { putDateBehind } from './date-of-the-hour.ts'

// Imported before all else by a server that a test starts.
putDateBehind(Number(process.env.DATE_BEHIND_MS))
