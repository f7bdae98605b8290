import { beginFile } from '../../server/test/date-of-the-hour.ts'

// A setup file is run for each test file. Without a moved clock these files go by the machine's.
if (process.env.DATE_OF_FILES) beginFile()
